package heraldo.bot.discord.post;

import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.page.StoryCards;
import heraldo.rules.kernel.Viewer;
import java.util.List;

/** What a step of a turn led to, for everybody. */
final class StoryPost {

    private StoryPost() {}

    static Answer step(Letter letter) {
        StoryCards cards = new StoryCards(letter.speech(), letter.front().lines(letter.campaign(), letter.tongue()));
        return Answer.of(letter.front()
                .office()
                .archive()
                .story(letter.turn().key(), Viewer.SPECTATOR)
                .map(cards::of)
                .orElse(List.of())
                .toArray(Card[]::new));
    }
}

package heraldo.bot.discord.post;

import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.page.StoryEmbeds;
import heraldo.rules.kernel.Viewer;
import java.util.List;

/** The post about a step of a turn, for everybody. */
final class StoryPost {

    private StoryPost() {}

    static Answer step(Letter letter) {
        StoryEmbeds embeds = new StoryEmbeds(letter.speech(), letter.context().lines(letter.roster(), letter.tongue()));
        return Answer.of(letter.context()
                .office()
                .archive()
                .story(letter.turn().key(), Viewer.SPECTATOR)
                .map(embeds::of)
                .orElse(List.of())
                .toArray(Embed[]::new));
    }
}

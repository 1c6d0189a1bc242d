package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.page.Rulebook;
import java.util.List;

/** {@code /rules}: the rulebook by topic. */
final class RulesCommand extends ShelfCommand {

    RulesCommand(Front front, Forms forms) {
        super(front, forms, "rules", "topic");
    }

    @Override
    Answer all(Game game, Call call) {
        String topics = front().speech(call).plain().say("discord.rules.topics");
        return Answer.of(
                Card.of(game.names().get(call.tongue()), topics + "\n" + new Rulebook(game, call.tongue()).contents()));
    }

    @Override
    Answer one(Game game, Call call, String typed) {
        return new Rulebook(game, call.tongue())
                .topic(typed)
                .map(topic -> Answer.of(Card.of(topic.title(), topic.text())))
                .orElseThrow(() -> Refusals.of("no-such-topic", "typed", typed));
    }

    @Override
    List<Prompt> titles(Game game, Call call) {
        return new Rulebook(game, call.tongue())
                .topics().stream()
                        .map(topic -> new Prompt(topic.title(), topic.id()))
                        .toList();
    }
}

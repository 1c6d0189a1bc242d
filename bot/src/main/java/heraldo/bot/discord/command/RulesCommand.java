package heraldo.bot.discord.command;

import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.page.RuleTopics;
import java.util.List;

/** {@code /rules}: the rulebook by topic. */
final class RulesCommand extends ShelfCommand {

    RulesCommand(BotContext context, Forms forms) {
        super(context, forms, "rules", "topic");
    }

    @Override
    Answer all(Game game, Call call) {
        String topics = context().speech(call).plain().say("discord.rules.topics");
        return Answer.of(
                Embed.of(game.name(call.tongue()), topics + "\n" + new RuleTopics(game, call.tongue()).contents()));
    }

    @Override
    Answer one(Game game, Call call, String typed) {
        return new RuleTopics(game, call.tongue())
                .topic(typed)
                .map(topic -> Answer.of(Embed.of(topic.title(), topic.text())))
                .orElseThrow(() -> Refusals.of("no-such-topic", "typed", typed));
    }

    @Override
    List<Suggestion> titles(Game game, Call call) {
        return new RuleTopics(game, call.tongue())
                .topics().stream()
                        .map(topic -> new Suggestion(topic.title(), topic.id()))
                        .toList();
    }
}

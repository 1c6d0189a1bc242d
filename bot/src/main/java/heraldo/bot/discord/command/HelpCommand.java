package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.page.HelpCard;
import heraldo.rules.order.OrderHelp;
import java.util.List;

/** {@code /help}: how to play here, and every order of the ruleset, from its declaration. */
final class HelpCommand extends ShelfCommand {

    HelpCommand(Front front, Forms forms) {
        super(front, forms, "help", "order");
    }

    @Override
    Answer all(Game game, Call call) {
        return Answer.of(
                Card.of(
                        front().speech(call).plain().say("discord.help.title"),
                        front().speech(call).say("discord.help.text")),
                card(game, call).all());
    }

    @Override
    Answer one(Game game, Call call, String typed) {
        HelpCard card = card(game, call);
        return card.help().stream()
                .filter(help -> Prompts.same(name(help), typed) || help.key().equals(typed))
                .findFirst()
                .map(help -> Answer.of(card.one(help)))
                .orElseThrow(() -> Refusals.of("no-such-order", "typed", typed));
    }

    @Override
    List<Prompt> titles(Game game, Call call) {
        return card(game, call).help().stream()
                .map(help -> new Prompt(name(help), help.key()))
                .toList();
    }

    private HelpCard card(Game game, Call call) {
        return new HelpCard(game, front().speech(call), call.tongue());
    }

    private static String name(OrderHelp help) {
        return String.join(" ", help.command());
    }
}

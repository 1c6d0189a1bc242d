package heraldo.bot.discord.command;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Prompts;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.page.HelpCard;
import heraldo.bot.discord.shape.Field.Kind;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.order.OrderHelp;
import java.util.List;

/** {@code /help}: how to play here, and every order of the ruleset, from its declaration. */
final class HelpCommand implements SlashHandler {

    private static final String ORDER = "order";

    private final Front front;
    private final Forms forms;
    private final Shelf shelf;

    HelpCommand(Front front, Forms forms) {
        this.front = front;
        this.forms = forms;
        this.shelf = new Shelf(front);
    }

    @Override
    public Form form() {
        return forms.form(
                "help",
                forms.open(ORDER, Kind.TEXT).withPrompts(),
                forms.open(Shelf.RULESET, Kind.TEXT).withPrompts());
    }

    @Override
    public Answer answer(Call call) {
        Game game = shelf.game(call);
        HelpCard card = new HelpCard(game, front.dictionary().speech(call.tongue()), call.tongue());
        if (call.text(ORDER).isEmpty()) {
            return Answer.of(
                    Card.of(
                            front.speech(call).plain().say("discord.help.title"),
                            front.speech(call).say("discord.help.text")),
                    card.all());
        }
        String typed = call.needed(ORDER);
        return card.help().stream()
                .filter(help -> Prompts.same(name(help), typed) || help.key().equals(typed))
                .findFirst()
                .map(help -> Answer.of(card.one(help)))
                .orElseThrow(() -> Refusals.of("no-such-order", "typed", typed));
    }

    @Override
    public List<Prompt> prompts(Call call, String field, String typed) {
        if (field.equals(Shelf.RULESET)) {
            return shelf.prompts(call, typed);
        }
        HelpCard card = new HelpCard(shelf.game(call), front.speech(call), call.tongue());
        return Prompts.fitting(
                card.help().stream()
                        .map(help -> new Prompt(name(help), help.key()))
                        .toList(),
                typed);
    }

    private static String name(OrderHelp help) {
        return String.join(" ", help.command());
    }
}

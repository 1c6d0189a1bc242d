package heraldo.bot.discord.order;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.campaign.sheet.SheetEditor;
import heraldo.bot.discord.desk.DeskComponents;
import heraldo.bot.discord.desk.SheetDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.SlashForm;
import java.util.Optional;
import java.util.SortedMap;

/** Hands a filled-in order to the order desk. */
final class OrderEntry {

    private final BotContext context;
    private final DeskComponents desk;

    OrderEntry(BotContext context, DeskComponents desk) {
        this.context = context;
        this.desk = desk;
    }

    /**
     * Reads the order and has it entered.
     *
     * @param command the ruleset's slash command that was used
     * @param options what was filled in, by the keys of the slash form
     */
    Answer answer(Admitted admitted, String command, String type, SortedMap<String, String> options) {
        Game played = context.game(admitted.campaign());
        if (!played.title().command().equals(command)) {
            throw Refusals.of(
                    "other-rules",
                    "game",
                    played.name(admitted.tongue()),
                    "command",
                    played.command(admitted.tongue()));
        }
        Order order = order(admitted, played, type, options);
        return desk.conceding(admitted, order).orElseGet(() -> entered(admitted, order, options));
    }

    private Answer entered(Admitted admitted, Order order, SortedMap<String, String> options) {
        Act act = admitted.act();
        Receipt receipt = Optional.ofNullable(options.get(SlashForm.APPEND))
                .map(line -> context.office().orders().append(act, Integer.parseInt(line), order))
                .orElseGet(() -> context.office().orders().add(act, order));
        return new SheetDesk(context).of(admitted, receipt);
    }

    private Order order(Admitted admitted, Game played, String type, SortedMap<String, String> options) {
        Lexicon lexicon = context.office()
                .archive()
                .lexicon(admitted.roster(), admitted.act().language());
        return SheetEditor.order(played.orders().slashReader(lexicon).read(played.order(type), options));
    }
}

package heraldo.bot.discord.order;

import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.TicketHandler;
import heraldo.bot.discord.gate.Window;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.SlashForm;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Orders with long texts are written in a text box. */
final class OrderWindow implements TicketHandler {

    private static final String ACTION = "order";
    private static final char GAP = ' ';

    private final OrderEntry entry;

    OrderWindow(Front front) {
        this.entry = new OrderEntry(front);
    }

    /** Whether an order has a text of many lines. */
    static boolean needed(OrderType<?> type) {
        return type.params().stream().flatMap(param -> param.type().stream()).anyMatch(ParamType::runsOn);
    }

    static Window of(Game game, OrderType<?> type, SlashForm slash, Call call) {
        Locale language = call.tongue().locale();
        List<Window.Input> inputs = slash.options().stream()
                .filter(option -> !option.key().equals(SlashForm.APPEND))
                .limit(DiscordLimit.MODAL_INPUTS.most())
                .map(option -> new Window.Input(
                        option.key(),
                        option.name().in(language),
                        option.hint().in(language),
                        Optional.empty(),
                        option.longest() > 0 ? option.longest() : DiscordLimit.MODAL_TEXT.most()))
                .toList();
        Ticket ticket = Ticket.of(ACTION, call.act().user(), game.command() + GAP + type.key());
        return new Window(slash.about().in(language), ticket, inputs);
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public Answer answer(Call call) {
        String argument = call.ticket().orElseThrow().argument();
        int gap = argument.indexOf(GAP);
        return entry.answer(call, argument.substring(0, gap), argument.substring(gap + 1), call.given());
    }
}

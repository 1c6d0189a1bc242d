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
import java.util.SortedMap;
import java.util.TreeMap;

/** Orders with long texts are written in a text box. */
final class OrderWindow implements TicketHandler {

    private static final String ACTION = "order";
    private static final char GAP = ' ';
    /** Room for a name, a number, a word out of a few. */
    private static final int SHORT = 100;

    private final OrderEntry entry;

    OrderWindow(Front front) {
        this.entry = new OrderEntry(front);
    }

    /** Whether an order has a text of many lines. */
    static boolean needed(OrderType<?> type) {
        return type.params().stream().flatMap(param -> param.type().stream()).anyMatch(ParamType::runsOn);
    }

    static Window of(Game game, OrderType<?> type, SlashForm slash, Call call) {
        Ticket ticket = Ticket.own(ACTION, call.act(), game.command() + GAP + type.key());
        return of(slash, call.tongue().locale(), ticket, new TreeMap<>());
    }

    /**
     * A text box with a place for every option of a form.
     *
     * @param given what already stands in it, by the options' keys
     */
    static Window of(SlashForm slash, Locale language, Ticket ticket, SortedMap<String, String> given) {
        List<Window.Input> inputs = slash.options().stream()
                .filter(option -> !option.key().equals(SlashForm.APPEND))
                .limit(DiscordLimit.MODAL_INPUTS.most())
                .map(option -> input(option, language, Optional.ofNullable(given.get(option.key()))))
                .toList();
        return new Window(slash.about().in(language), ticket, inputs);
    }

    private static Window.Input input(SlashForm.Option option, Locale language, Optional<String> value) {
        int most = option.kind() == SlashForm.Kind.TEXT ? DiscordLimit.MODAL_TEXT.most() : SHORT;
        return new Window.Input(
                option.key(),
                option.name().in(language),
                option.hint().in(language),
                value,
                option.longest() > 0 ? option.longest() : most,
                option.required());
    }

    @Override
    public String action() {
        return ACTION;
    }

    @Override
    public String errand() {
        return OrderCommands.ERRAND;
    }

    @Override
    public Answer answer(Call call) {
        String argument = call.ticket().orElseThrow().argument();
        int gap = argument.indexOf(GAP);
        return entry.answer(call, argument.substring(0, gap), argument.substring(gap + 1), call.given());
    }
}

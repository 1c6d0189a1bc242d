package heraldo.bot.discord.order;

import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.SlashForm;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Orders with long texts are written in a modal. */
final class OrderModal implements ComponentHandler {

    private static final String ACTION = "order";
    private static final char GAP = ' ';
    /** Room for a name, a number, a word out of a few. */
    static final int SHORT = 100;

    private final OrderEntry entry;

    OrderModal(OrderEntry entry) {
        this.entry = entry;
    }

    /** Returns whether an order needs a modal, since one of its parameters takes text of many lines. */
    static boolean needed(OrderType<?> type) {
        return type.params().stream().flatMap(param -> param.type().stream()).anyMatch(ParamType::runsOn);
    }

    static ModalForm of(Game game, OrderType<?> type, SlashForm slash, Call call) {
        ComponentId componentId =
                ComponentId.own(ACTION, call.act(), game.title().command() + GAP + type.key());
        return of(slash, call.tongue().locale(), componentId, new TreeMap<>());
    }

    /**
     * A modal with a place for every option of a form.
     *
     * @param given what already stands in it, by the options' keys
     */
    static ModalForm of(SlashForm slash, Locale language, ComponentId componentId, SortedMap<String, String> given) {
        List<ModalForm.Input> inputs = slash.options().stream()
                .filter(option -> !option.key().equals(SlashForm.APPEND))
                .limit(DiscordLimit.MODAL_INPUTS.most())
                .map(option -> input(option, language, Optional.ofNullable(given.get(option.key()))))
                .toList();
        return new ModalForm(title(slash, language), componentId, inputs);
    }

    /** Returns the modal's title: the order's description, or its name if the description exceeds Discord's limit. */
    static String title(SlashForm slash, Locale language) {
        String about = slash.about().in(language);
        if (DiscordLimit.MODAL_TITLE.holds(about)) {
            return about;
        }
        String name = slash.path().stream().map(word -> word.in(language)).collect(Collectors.joining(" "));
        return name.substring(0, 1).toUpperCase(language) + name.substring(1);
    }

    static ModalForm.Input input(SlashForm.Option option, Locale language, Optional<String> value) {
        int most = option.entry() instanceof SlashForm.Text ? DiscordLimit.MODAL_TEXT.most() : SHORT;
        return new ModalForm.Input(
                option.key(),
                option.name().in(language),
                option.hint().in(language),
                value,
                option.entry().longest() > 0 ? option.entry().longest() : most,
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
    public Answer answer(Admitted admitted) {
        Call call = admitted.call();
        String argument = call.componentId().orElseThrow().argument();
        int gap = argument.indexOf(GAP);
        return entry.answer(admitted, argument.substring(0, gap), argument.substring(gap + 1), call.given());
    }
}

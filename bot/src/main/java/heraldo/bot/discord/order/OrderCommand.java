package heraldo.bot.discord.order;

import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Suggestion;
import heraldo.bot.discord.shape.CommandShape;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.SlashForm;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** One order of one ruleset, given as a slash command. */
final class OrderCommand implements SlashHandler {

    private final BotContext context;
    private final Game game;
    private final OrderType<?> type;
    private final SlashForm slash;
    private final OrderEntry entry;
    private final OrderSuggestions suggestions;
    private final boolean inModal;

    OrderCommand(BotContext context, OrderEntry entry, Game game, OrderType<?> type) {
        this.context = context;
        this.game = game;
        this.type = type;
        this.slash = game.orders().slash(type);
        this.entry = entry;
        this.suggestions = new OrderSuggestions(context, type, slash);
        this.inModal = OrderModal.needed(type);
    }

    @Override
    public CommandShape form() {
        return OrderForms.form(game, slash, inModal);
    }

    @Override
    public Right right() {
        return Right.PLAY;
    }

    @Override
    public Optional<ModalForm> modal(Admitted admitted) {
        return inModal && played(admitted)
                ? Optional.of(OrderModal.of(game, type, slash, admitted.call()))
                : Optional.empty();
    }

    @Override
    public String errand() {
        return OrderCommands.ERRAND;
    }

    @Override
    public boolean asks() {
        return inModal;
    }

    @Override
    public Answer answer(Admitted admitted) {
        return entry.answer(admitted, game.title().command(), type.key(), options(admitted.call()));
    }

    @Override
    public List<Suggestion> suggestions(Admitted admitted, String option, String typed) {
        return played(admitted) ? suggestions.of(admitted, options(admitted.call()), key(option), typed) : List.of();
    }

    /** Returns whether the campaign plays this game; a command of another game asks and suggests nothing. */
    private boolean played(Admitted admitted) {
        return context.game(admitted.campaign())
                .title()
                .command()
                .equals(game.title().command());
    }

    /** Returns the values of a call by the ruleset's keys of the options. */
    private SortedMap<String, String> options(Call call) {
        SortedMap<String, String> options = new TreeMap<>();
        call.given().forEach((name, value) -> options.put(key(name), value));
        return options;
    }

    private String key(String name) {
        return slash.options().stream()
                .filter(option ->
                        option.name().base().equals(name) || option.key().equals(name))
                .findFirst()
                .map(SlashForm.Option::key)
                .orElse(name);
    }
}

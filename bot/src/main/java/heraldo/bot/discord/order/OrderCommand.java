package heraldo.bot.discord.order;

import heraldo.bot.campaign.model.Seated;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Game;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.Prompt;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Window;
import heraldo.bot.discord.shape.Form;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.SlashForm;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** One order of one ruleset, given as a slash command. */
final class OrderCommand implements SlashHandler {

    private final Front front;
    private final Game game;
    private final OrderType<?> type;
    private final SlashForm slash;
    private final OrderEntry entry;
    private final OrderPrompts prompts;
    private final boolean inWindow;

    OrderCommand(Front front, Game game, OrderType<?> type) {
        this.front = front;
        this.game = game;
        this.type = type;
        this.slash = game.orders().slash(type);
        this.entry = new OrderEntry(front);
        this.prompts = new OrderPrompts(front, type, slash);
        this.inWindow = OrderWindow.needed(type);
    }

    @Override
    public Form form() {
        return OrderForms.form(game, slash, inWindow);
    }

    @Override
    public Optional<Window> window(Call call) {
        return inWindow ? Optional.of(OrderWindow.of(game, type, slash, call)) : Optional.empty();
    }

    @Override
    public String errand() {
        return OrderCommands.ERRAND;
    }

    @Override
    public boolean asks() {
        return inWindow;
    }

    @Override
    public Answer answer(Call call) {
        return entry.answer(call, game.command(), type.key(), options(call));
    }

    @Override
    public List<Prompt> prompts(Call call, String field, String typed) {
        Seated seated = front.office().usher().seat(call.act());
        return front.game(seated.campaign()).command().equals(game.command())
                ? prompts.of(seated, call, options(call), key(field), typed)
                : List.of();
    }

    /** What was filled in, by the keys that the ruleset knows the options by. */
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

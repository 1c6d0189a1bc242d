package heraldo.bot.discord.gate;

import heraldo.bot.discord.authority.CommandRights;
import heraldo.bot.discord.authority.Right;
import heraldo.bot.discord.shape.CommandShape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everybody who answers, found by what is asked. */
public final class Handlers {

    /** The command that lists the campaigns of a server. */
    static final String LIST = "campaign list";

    private final List<SlashHandler> slashes;
    private final Map<String, SlashHandler> byName;
    private final Map<String, ComponentHandler> byAction;
    private final CommandRights rights;
    private final Corrections corrections;

    /**
     * All of them.
     *
     * @param corrections keeps what is refused; its own buttons and forms are answered, too
     * @throws IllegalStateException if two answer the same command or action, if the same errand needs two rights, or a button or
     *     modal does what no command does
     */
    public Handlers(List<SlashHandler> slashes, List<ComponentHandler> components, Corrections corrections) {
        this.slashes = List.copyOf(slashes);
        this.byName = slashes.stream()
                .collect(Collectors.toMap(handler -> handler.form().fullName(), Function.identity()));
        this.byAction = Stream.concat(components.stream(), corrections.components().stream())
                .collect(Collectors.toMap(ComponentHandler::action, Function.identity()));
        this.corrections = corrections;
        this.rights = rights(slashes);
        byAction.values().forEach(this::demandRight);
    }

    private static CommandRights rights(List<SlashHandler> slashes) {
        Map<String, Right> rows = new LinkedHashMap<>();
        slashes.forEach(handler -> {
            Right before = rows.putIfAbsent(handler.errand(), handler.right());
            if (before != null && before != handler.right()) {
                throw new IllegalStateException(handler.errand() + " needs two rights");
            }
        });
        return new CommandRights(rows);
    }

    private void demandRight(ComponentHandler component) {
        if (rights.to(component.errand()).isEmpty()) {
            throw new IllegalStateException(component.action() + " does what no command does: " + component.errand());
        }
    }

    /** Returns the right that each errand needs, as the commands declare it. */
    public CommandRights rights() {
        return rights;
    }

    /** The forms of all commands, in the order in which they were given. */
    public List<CommandShape> forms() {
        return slashes.stream().map(SlashHandler::form).toList();
    }

    /** Everybody who answers a slash command. */
    public List<SlashHandler> slashes() {
        return slashes;
    }

    /** Everybody who answers buttons and modals, by their actions. */
    public SortedMap<String, ComponentHandler> components() {
        return new TreeMap<>(byAction);
    }

    /** Keeps what is refused. */
    Corrections corrections() {
        return corrections;
    }

    Optional<SlashHandler> slash(String fullName) {
        return Optional.ofNullable(byName.get(fullName));
    }

    Optional<ComponentHandler> component(ComponentId id) {
        return Optional.ofNullable(byAction.get(id.action()));
    }
}

package heraldo.bot.discord.gate;

import heraldo.bot.discord.shape.Form;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Everybody who answers, found by what is asked. */
public final class Handlers {

    private final List<SlashHandler> slashes;
    private final Map<String, SlashHandler> byName;
    private final Map<String, TicketHandler> byAction;

    /**
     * All of them.
     *
     * @throws IllegalStateException if two answer the same command or action
     */
    public Handlers(List<SlashHandler> slashes, List<TicketHandler> tickets) {
        this.slashes = List.copyOf(slashes);
        this.byName = slashes.stream()
                .collect(Collectors.toMap(handler -> handler.form().fullName(), Function.identity()));
        this.byAction = tickets.stream().collect(Collectors.toMap(TicketHandler::action, Function.identity()));
    }

    /** The forms of all commands, in the order in which they were given. */
    public List<Form> forms() {
        return slashes.stream().map(SlashHandler::form).toList();
    }

    Optional<SlashHandler> slash(String fullName) {
        return Optional.ofNullable(byName.get(fullName));
    }

    Optional<TicketHandler> ticket(Ticket ticket) {
        return Optional.ofNullable(byAction.get(ticket.action()));
    }
}

package heraldo.bot.discord.authority;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The right every command needs, collected from the commands' declarations, and the doorkeeper's only source. Buttons, modals
 * and suggestions need the right of their command. Nobody may give a command that is not listed here.
 */
public final class CommandRights {

    private final Map<String, Right> rows;

    /**
     * All rows.
     *
     * @param rows the right of each command, by its English words; {@code order} stands for every order of every ruleset
     */
    public CommandRights(Map<String, Right> rows) {
        this.rows = Collections.unmodifiableMap(new LinkedHashMap<>(rows));
    }

    /** The right that a command needs; empty if there is no such command. */
    public Optional<Right> to(String command) {
        return Optional.ofNullable(rows.get(command));
    }

    /** The commands that need a right, in the order in which they were given. */
    public List<String> commands(Right right) {
        return rows.keySet().stream()
                .filter(command -> rows.get(command) == right)
                .toList();
    }

    /** All commands, in the order in which they were given. */
    public List<String> commands() {
        return List.copyOf(rows.keySet());
    }
}

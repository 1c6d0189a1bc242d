package heraldo.bot.discord.authority;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which right every command needs, made of what the commands say themselves. The doorkeeper looks here and nowhere else; buttons,
 * modals and suggestions have the right of their command. A command that is not here is given by nobody.
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

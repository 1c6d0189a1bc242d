package heraldo.bot.discord.shape;

import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Known;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One slash command as a player types it: its words and its options.
 *
 * @param path one to three words: command, group, subcommand
 * @param options the options in their order, those that must be filled first
 */
public record CommandShape(List<Naming> path, List<CommandOption> options) {

    public CommandShape {
        path = List.copyOf(path);
        options = options.stream()
                .sorted((a, b) -> Boolean.compare(b.required(), a.required()))
                .toList();
        if (path.isEmpty() || path.size() > 3) {
            throw new IllegalArgumentException("a command has one to three words: " + path);
        }
    }

    /** The words as they come back with an interaction, e.g. {@code orders show}. */
    public String fullName() {
        return path.stream().map(Naming::name).collect(Collectors.joining(" "));
    }

    /** The words as a reader of a language types them. */
    public String fullName(Tongue tongue) {
        return path.stream().map(naming -> Known.in(naming.names(), tongue)).collect(Collectors.joining(" "));
    }
}

package heraldo.bot.discord.gate;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Registers the commands in all servers: all in one request, and only if they differ from what Discord has. */
final class CommandRegistry {

    private static final Logger LOG = LoggerFactory.getLogger(CommandRegistry.class);

    private static final String OPTIONS = "options";
    /** Discord's number for a group; a subcommand has 1, every kind of option more. */
    private static final int GROUP = 2;

    private CommandRegistry() {}

    /** The numbers of the commands, by their base names. */
    static Map<String, String> register(JDA jda, List<SlashCommandData> wanted) {
        List<Command> there = jda.retrieveCommands(true).complete();
        if (content(there.stream().map(CommandData::fromCommand).toList()).equals(content(wanted))) {
            return numbers(there);
        }
        List<Command> registered = jda.updateCommands().addCommands(wanted).complete();
        LOG.info("{} commands registered", wanted.size());
        return numbers(registered);
    }

    private static Map<String, String> numbers(List<Command> commands) {
        return commands.stream().collect(Collectors.toMap(Command::getName, Command::getId));
    }

    private static Map<String, Map<String, Object>> content(List<? extends CommandData> commands) {
        return commands.stream()
                .collect(Collectors.toMap(
                        CommandData::getName, command -> sorted(command.toData().toMap())));
    }

    /** Groups and subcommands sorted by name: their order gets lost on the way back from Discord, that of options does not. */
    private static Map<String, Object> sorted(Map<String, Object> command) {
        List<?> parts = command.get(OPTIONS) instanceof List<?> options ? options : List.of();
        List<Map<?, ?>> branches = parts.stream()
                .<Map<?, ?>>map(part -> (Map<?, ?>) part)
                .filter(part -> Integer.parseInt(String.valueOf(part.get("type"))) <= GROUP)
                .sorted(Comparator.comparing(part -> String.valueOf(part.get("name"))))
                .toList();
        Map<String, Object> sorted = new HashMap<>(command);
        sorted.put(OPTIONS, branches.isEmpty() ? parts : branches);
        return sorted;
    }
}

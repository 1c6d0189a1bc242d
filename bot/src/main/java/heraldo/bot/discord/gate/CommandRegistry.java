package heraldo.bot.discord.gate;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Registers the commands in all servers: all in one request, and only if they differ from what Discord has. */
final class CommandRegistry {

    private static final Logger LOG = LoggerFactory.getLogger(CommandRegistry.class);

    private CommandRegistry() {}

    /** Whether anything had to be sent. */
    static boolean register(JDA jda, List<SlashCommandData> wanted) {
        List<CommandData> there = jda.retrieveCommands(true).complete().stream()
                .map(CommandData::fromCommand)
                .toList();
        if (content(there).equals(content(wanted))) {
            return false;
        }
        jda.updateCommands().addCommands(wanted).complete();
        LOG.info("{} commands registered", wanted.size());
        return true;
    }

    private static Map<String, Map<String, Object>> content(List<? extends CommandData> commands) {
        return commands.stream()
                .collect(Collectors.toMap(
                        CommandData::getName, command -> command.toData().toMap()));
    }
}

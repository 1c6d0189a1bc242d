package heraldo.bot.app;

import heraldo.bot.discord.gate.Connection;
import heraldo.bot.sandbox.PortTakenException;
import heraldo.bot.store.BackupFailedException;
import heraldo.bot.store.UnusableDatabaseException;
import heraldo.rules.data.BadTableException;
import heraldo.rules.kernel.Reason;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * The command line. Exit codes: 0 if all went well, 1 if something failed, 2 if the program was used wrongly, 3 if Discord
 * refuses the bot.
 */
@Command(
        name = "heraldo",
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        versionProvider = VersionCommand.class,
        description = "Runs strategy campaigns on Discord.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            AlbumCommand.class,
            ArchiveCommand.class,
            BackupCommand.class,
            CasesCommand.class,
            ConfigCommand.class,
            DoctorCommand.class,
            ExportCommand.class,
            CommandLine.HelpCommand.class,
            MoveCommand.class,
            NewRulesetCommand.class,
            PlayCommand.class,
            RenderCommand.class,
            RestoreCommand.class,
            RunCommand.class,
            SandboxCommand.class,
            VerifyCommand.class,
            VersionCommand.class,
            AutoComplete.GenerateCompletion.class
        },
        footer = {"", "'heraldo COMMAND --help' tells more about each."})
public final class Main implements Runnable {

    /** The token or the application has to be mended before it is of any use to start the program again. */
    static final int REFUSED = 3;

    private static final Logger LOG = LoggerFactory.getLogger(Main.class);

    /** Failures whose message is meant for the host. */
    private static final List<Class<? extends Exception>> OWN_WORDS = List.of(
            Complaint.class,
            BadTableException.class,
            UnusableDatabaseException.class,
            BackupFailedException.class,
            Connection.NoEntryException.class,
            CancellationException.class,
            PortTakenException.class);

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    public static void main(String[] arguments) {
        System.setProperty("java.awt.headless", "true");
        LogFilter.keep();
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((failure, line, result) -> complain(failure, line))
                .setParameterExceptionHandler((misuse, arguments) -> complain(misuse));
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                spec.commandLine(),
                "Say what to do: one of " + String.join(", ", spec.subcommands().keySet()));
    }

    private static int complain(Exception failure, CommandLine line) {
        if (OWN_WORDS.stream().anyMatch(kind -> kind.isInstance(failure))) {
            line.getErr().println(Token.hidden(Reason.of(failure)));
            return failure instanceof Connection.NoEntryException ? REFUSED : CommandLine.ExitCode.SOFTWARE;
        }
        LOG.debug("failed", failure);
        line.getErr().println(Token.hidden("Heraldo failed: " + failure));
        return CommandLine.ExitCode.SOFTWARE;
    }

    /** Suggests what may have been meant; empty if nobody knows. */
    private static String meant(CommandLine.ParameterException misuse) {
        return misuse instanceof CommandLine.UnmatchedArgumentException unknown
                ? unknown.getSuggestions().stream()
                        .findFirst()
                        .map(like -> "; did you mean \"" + like + "\"?")
                        .orElse("")
                : "";
    }

    private static int complain(CommandLine.ParameterException misuse) {
        PrintWriter err = misuse.getCommandLine().getErr();
        err.println(Token.hidden(Reason.of(misuse) + meant(misuse)));
        err.println("See: " + misuse.getCommandLine().getCommandSpec().qualifiedName() + " --help");
        return CommandLine.ExitCode.USAGE;
    }
}

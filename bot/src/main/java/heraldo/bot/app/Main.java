package heraldo.bot.app;

import heraldo.rules.data.BadTableException;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line. Exit codes: 0 if all went well, 1 if something failed, 2 if the program was used wrongly. */
@Command(
        name = "heraldo",
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT,
        version = "Heraldo 0.1.0",
        description = "Runs strategy campaigns on Discord.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {CasesCommand.class, PlayCommand.class, RenderCommand.class},
        footer = {"", "'heraldo COMMAND --help' tells more about each."})
public final class Main implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    public static void main(String[] arguments) {
        System.setProperty("java.awt.headless", "true");
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

    private static int complain(Exception failure, CommandLine line) throws Exception {
        if (failure instanceof Complaint || failure instanceof BadTableException) {
            line.getErr().println(failure.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
        throw failure;
    }

    private static int complain(CommandLine.ParameterException misuse) {
        PrintWriter err = misuse.getCommandLine().getErr();
        err.println(misuse.getMessage());
        err.println("See: " + misuse.getCommandLine().getCommandSpec().qualifiedName() + " --help");
        return CommandLine.ExitCode.USAGE;
    }
}

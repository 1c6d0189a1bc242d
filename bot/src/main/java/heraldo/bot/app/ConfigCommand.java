package heraldo.bot.app;

import heraldo.rules.data.ConfigRoots;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code heraldo config}: writes the settings as they are where a host says nothing else, each with what it means. */
@Command(
        name = "config",
        description = {
            "Writes config/heraldo.yaml: every setting as it is where you say nothing else, with what it means.",
            "Keep what you change and delete the rest, or leave it. A file that is there already stays as it is."
        })
final class ConfigCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--into",
            paramLabel = "FOLDER",
            description = "Where to write heraldo.yaml; \"config\" in the current folder if not said.")
    private Path folder = Path.of("config");

    @Override
    public Integer call() {
        // A folder that is not there: what the program brings, and nothing of the host's own.
        String shipped = ConfigRoots.standard(Path.of("no-such-folder"))
                .text(Settings.FILE)
                .orElseThrow(() -> new Complaint("This copy of Heraldo has no settings of its own."));
        Path file = folder.resolve(Settings.FILE);
        try {
            Files.createDirectories(folder);
            Files.writeString(file, shipped, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException e) {
            throw new Complaint(file + " is there already and stays as it is; say --into FOLDER to write another.");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
        spec.commandLine().getOut().println(file);
        return CommandLine.ExitCode.OK;
    }
}

package heraldo.bot.app;

import heraldo.bot.store.Inspection;
import heraldo.bot.store.Snapshot;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code heraldo backup}: a copy of the database, also while the program runs. */
@Command(
        name = "backup",
        description = {
            "Makes a copy of the database, also while the program runs, and verifies it.",
            "Copies hold secrets: orders, and the seeds of dice that have not been thrown."
        })
final class BackupCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "Where to; must not be there yet. If not said, among the backups the program keeps.")
    private Optional<Path> file = Optional.empty();

    @Override
    public Integer call() {
        Settings settings = Installation.here().settings();
        Path database = settings.databaseFile();
        // A copy of what is damaged would be whole: it has a checksum of its own.
        if (Inspection.asItIs(database).isEmpty()) {
            throw new Complaint("There is no database " + database + " yet.");
        }
        Inspection copy = file.map(path -> Snapshot.of(database, path))
                .orElseGet(() -> settings.storage().backups().of(database).add(database, Instant.now()));
        spec.commandLine()
                .getOut()
                .println("Backed up and verified: " + copy.file() + ", campaigns under way: " + copy.running());
        return CommandLine.ExitCode.OK;
    }
}

package heraldo.bot.app;

import heraldo.bot.campaign.post.RestoreGap;
import heraldo.bot.store.Restoration;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code heraldo restore}: puts a backup in the place of the database. */
@Command(
        name = "restore",
        description = {
            "Puts a backup in the place of the database, which is kept under another name.",
            "The program must not be running. Campaigns that were under way are held, since more may have been posted than the"
                    + " backup knows: it says so in their chronicles, and their game masters decide with /gm resume."
        })
final class RestoreCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The backup; it stays as it is.")
    private Path file;

    @Override
    public Integer call() {
        Path database = Installation.here().settings().databaseFile();
        Restoration done = Restoration.of(
                file, database, ledger -> new RestoreGap(ledger, InstantSource.system()).holdAll(), Instant.now());
        PrintWriter out = spec.commandLine().getOut();
        out.println("Restored: " + database + " is now as it was in " + file + ".");
        out.println("Campaigns held until their game masters decide: " + done.held());
        done.replaced().ifPresent(replaced -> out.println("What was there before is kept as " + replaced + "."));
        return CommandLine.ExitCode.OK;
    }
}

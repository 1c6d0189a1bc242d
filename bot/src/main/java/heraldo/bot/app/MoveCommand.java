package heraldo.bot.app;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.ReadingRoom;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.proof.RecordFile;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.proof.Scribe;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.store.OpenLedger;
import heraldo.bot.store.postgres.Relocation;
import heraldo.rules.kernel.Viewer;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code heraldo move}: moves the books from a file to a PostgreSQL server, or back. */
@Command(
        name = "move",
        description = {
            "Copies everything from the database of the settings to another of the other kind: from a file to a PostgreSQL"
                    + " server, or from a server to a file.",
            "The program must not be running, and the other database must be empty or not be there yet. All or nothing is"
                    + " copied; before it counts, the record of every campaign is compared. The old database stays as it is."
        })
final class MoveCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "DATABASE",
            description = "Where to: jdbc:postgresql://HOST/NAME, or a file.")
    private String to = "";

    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            description = "Where from, a file or an address; if not said, the database of the settings.")
    private Optional<String> database = Optional.empty();

    @Override
    public Integer call() {
        Installation here = Installation.here();
        Settings settings = here.settings();
        BooksPlace old =
                BooksPlace.of(database.orElseGet(() -> settings.storage().database()), System.getenv());
        BooksPlace next = BooksPlace.of(to, System.getenv());
        if (old.getClass() == next.getClass()) {
            throw new Complaint(
                    "Both are of the same kind: a file is copied with \"heraldo backup\", and what a server keeps"
                            + " with pg_dump.");
        }
        tell(move(new Scribe(new Library(here.catalog())), settings, old, next), old, next);
        return CommandLine.ExitCode.OK;
    }

    private static Relocation move(Scribe scribe, Settings settings, BooksPlace old, BooksPlace next) {
        demandIdle(old);
        demandIdle(next);
        try (OpenLedger from = old.open(settings.storage().backups());
                OpenLedger into = next.open(settings.storage().backups())) {
            return Relocation.of(from, into, (id, before, after) -> demandSame(scribe, id, before, after));
        }
    }

    private static void demandIdle(BooksPlace place) {
        if (place.inUse()) {
            throw new Complaint("The database " + place + " is in use by another Heraldo: stop that one first.");
        }
    }

    private static void demandSame(Scribe scribe, CampaignId id, Books before, Books after) {
        if (!Arrays.equals(record(scribe, id, before), record(scribe, id, after))) {
            throw new Complaint("The record of the campaign " + id + " is another after the move: nothing was moved.");
        }
    }

    /** Everything that can be told of a campaign. */
    private static byte[] record(Scribe scribe, CampaignId id, Books books) {
        return RecordFile.write(scribe.lines(new Registrar(new Desk(books)).dossier(id), Viewer.DIRECTOR));
    }

    /** Books that are open already. */
    private record Desk(Books books) implements ReadingRoom {
        @Override
        public <T> T read(Function<Books, T> look) {
            return look.apply(books);
        }
    }

    private void tell(Relocation done, BooksPlace old, BooksPlace next) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("Moved and compared: " + done.campaigns() + " campaigns, " + done.rows() + " rows, from " + old
                + " to " + next + ".");
        out.println("Now write \"database: " + next + "\" into config/heraldo.yaml, then start the program. What is in "
                + old + " stays as it was: keep it for some days, and start nothing on it.");
    }
}

package heraldo.bot.app;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.proof.RecordFile;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.proof.Scribe;
import heraldo.bot.campaign.proof.Verdict;
import heraldo.bot.campaign.proof.Verification;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.store.Clearance;
import heraldo.bot.store.OpenLedger;
import heraldo.bot.store.OwnersOnly;
import heraldo.bot.store.SqlBooks;
import heraldo.rules.chance.Fingerprint;
import heraldo.rules.kernel.Viewer;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code heraldo archive}: moves campaigns that have ended into their records. */
@Command(
        name = "archive",
        description = {
            "Writes the records of campaigns that ended long ago into a folder, checks them as 'heraldo verify' does, and clears"
                    + " their turns, orders, posts and talks out of the database.",
            "What people have come to stays there: who held which seat, whether they were there, and how it ended. The program"
                    + " must not be running. Each campaign is cleared whole or not at all, and only if its record is right."
        })
final class ArchiveCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "CAMPAIGN",
            description = "The name or id of one campaign; if not said, all that ended long enough ago.")
    private Optional<String> campaign = Optional.empty();

    @Option(names = "--into", required = true, paramLabel = "FOLDER", description = "Where the records are put.")
    private Path folder;

    @Option(
            names = "--days",
            defaultValue = "90",
            paramLabel = "N",
            description = "How many days ago it has to have ended, at least; 90 if not said.")
    private int days;

    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            description = "The database, a file or an address; if not said, that of the settings.")
    private Optional<String> database = Optional.empty();

    @Option(
            names = "--vacuum",
            description =
                    "Then makes the file smaller, which takes as long as a copy and needs room for one. A server does"
                            + " so by itself.")
    private boolean vacuum;

    @Override
    public Integer call() {
        if (days < 0) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--days is at least 0");
        }
        Installation here = Installation.here();
        BooksPlace place =
                BooksPlace.of(database.orElseGet(() -> here.settings().storage().database()), System.getenv());
        if (place.inUse()) {
            throw new Complaint("The database " + place + " is in use by another Heraldo: stop that one first.");
        }
        place.look().close();
        try (OpenLedger ledger = place.open(here.settings().storage().backups())) {
            boolean all = archive(ledger, new Library(here.catalog()));
            if (vacuum) {
                ledger.shrink();
            }
            return all ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
        }
    }

    /** Archives the chosen campaigns, and returns whether none of them failed. */
    private boolean archive(OpenLedger ledger, Library library) {
        Registrar registrar = new Registrar(ledger);
        Instant before = Instant.now().minus(Duration.ofDays(days));
        List<Campaign> chosen = campaign.map(name -> List.of(NamedCampaign.in(registrar, name)))
                .orElseGet(() -> ledger.read(books -> books.campaigns().over()));
        int archived = 0;
        int wrong = 0;
        for (Campaign each : chosen) {
            Optional<String> hindrance = hindrance(ledger, registrar, each, before);
            if (hindrance.isEmpty()) {
                boolean done = archive(ledger, library, each);
                archived += done ? 1 : 0;
                wrong += done ? 0 : 1;
            } else if (campaign.isPresent()) {
                throw new Complaint("The campaign \"" + each.name() + "\" " + hindrance.get() + ": it stays as it is.");
            }
        }
        out().println("Archived: " + archived + " campaigns.");
        return wrong == 0;
    }

    /** Returns the reason why a campaign cannot be archived; empty if it can. */
    private Optional<String> hindrance(OpenLedger ledger, Registrar registrar, Campaign campaign, Instant before) {
        CampaignId id = campaign.id();
        if (campaign.status() != CampaignStatus.ENDED) {
            return Optional.of("has not ended");
        }
        Optional<Instant> last = registrar.lastWritten(id);
        if (last.isEmpty()) {
            return Optional.of("never began, so there is no record of it");
        }
        if (registrar.recorded(id)) {
            return Optional.of("was archived before");
        }
        if (days > 0 && last.get().isAfter(before)) {
            return Optional.of("ended too short a time ago, at " + last.get() + " (see --days)");
        }
        return ledger.read(books -> Clearance.waits((SqlBooks) books, id))
                ? Optional.of("still has something to be posted or closed; let the program run until that is done")
                : Optional.empty();
    }

    private boolean archive(OpenLedger ledger, Library library, Campaign campaign) {
        Path file = folder.resolve(name(campaign));
        byte[] record = RecordFile.pack(RecordFile.write(
                new Scribe(library).lines(new Registrar(ledger).dossier(campaign.id()), Viewer.DIRECTOR)));
        makeFolder();
        RecordPaper.write(file, record, true);
        Verdict verdict = verdict(file, library);
        if (!verdict.faults().isEmpty()) {
            out().println("FAIL " + campaign.name() + ": its record " + file + " is not right, so it stays as it is: "
                    + verdict.faults().getFirst());
            return false;
        }
        String digest = Fingerprint.of(record);
        long rows = ledger.write(books -> {
            long gone = Clearance.of((SqlBooks) books, campaign.id());
            books.acts()
                    .note(
                            books.turns().newest(campaign.id()).orElseThrow().key(),
                            Instant.now(),
                            Registrar.RECORDED,
                            Posts.say(Registrar.RECORDED, "digest", digest));
            return gone;
        });
        out().println(campaign.name() + ": " + file + ", " + record.length + " bytes, SHA-256 " + digest + "; " + rows
                + " rows cleared"
                + verdict.notPlayed()
                        .map(why -> " (not played again: " + why + ")")
                        .orElse("") + ".");
        return true;
    }

    /** As it stands on the disk. */
    private static Verdict verdict(Path file, Library library) {
        try {
            return Verification.of(Files.readAllBytes(file), library);
        } catch (IOException e) {
            throw new Complaint("The record " + file + " cannot be read again, so nothing was cleared.");
        }
    }

    private void makeFolder() {
        try {
            OwnersOnly.folder(folder);
        } catch (IOException e) {
            throw new Complaint("The folder " + folder + " cannot be made: is there a disk, and may you write there?");
        }
    }

    /** Returns the file name of a campaign's record. */
    static String name(Campaign campaign) {
        return campaign.id().text() + ".jsonl.gz";
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}

package heraldo.bot.app;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.proof.RecordFile;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.proof.Scribe;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.store.OpenBooks;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code heraldo export}: writes the record of a campaign, with which anybody can check it. */
@Command(
        name = "export",
        description = {
            "Writes the record of a campaign's turns that have ended, for 'heraldo verify' or anybody else to check.",
            "The bot may be running meanwhile. While the campaign runs, the record may be shown to everybody: it has the"
                    + " seals, the seeds and the dice, and nobody's orders. Once it is over, the record has everything.",
            "A name that ends in .gz gets a packed file. A record with anybody's orders can be read by its owner alone."
        })
final class ExportCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(index = "0", paramLabel = "CAMPAIGN", description = "The campaign's name, or its id.")
    private String campaign = "";

    @Parameters(index = "1", paramLabel = "FILE", description = "Where the record is written.")
    private Path file;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            description = "The database, a file or an address; if not said, that of the settings.")
    private Optional<String> database = Optional.empty();

    @CommandLine.ArgGroup
    private Scope scope = new Scope();

    /** For whose eyes the record is. */
    private static final class Scope {
        @Option(names = "--seat", paramLabel = "N", description = "With the orders of this seat, for its player.")
        private Optional<Integer> seat = Optional.empty();

        @Option(
                names = "--full",
                description = "With everybody's orders and all states, although the campaign still runs.")
        private boolean full;
    }

    @Override
    public Integer call() {
        Installation here = Installation.here();
        BooksPlace place =
                BooksPlace.of(database.orElseGet(() -> here.settings().storage().database()), System.getenv());
        try (OpenBooks ledger = place.look()) {
            Registrar registrar = new Registrar(ledger);
            Campaign found = NamedCampaign.in(registrar, campaign);
            demandWhole(registrar, found);
            here.ruleset(found.ruleset());
            Viewer viewer = viewer(found);
            byte[] record = RecordFile.write(
                    new Scribe(new Library(here.catalog())).lines(registrar.dossier(found.id()), viewer));
            byte[] bytes = packed() ? RecordFile.pack(record) : record;
            RecordPaper.write(file, bytes, !viewer.equals(Viewer.SPECTATOR));
            spec.commandLine().getOut().println(file + ": " + bytes.length + " bytes");
        }
        return CommandLine.ExitCode.OK;
    }

    private static void demandWhole(Registrar registrar, Campaign found) {
        if (registrar.recorded(found.id())) {
            throw new Complaint("The campaign \"" + found.name() + "\" was archived: its record is the file "
                    + ArchiveCommand.name(found) + ", where \"heraldo archive\" put it.");
        }
    }

    private Viewer viewer(Campaign found) {
        if (found.status() == CampaignStatus.ENDED) {
            return Viewer.DIRECTOR;
        }
        if (scope.full) {
            PrintWriter err = spec.commandLine().getErr();
            err.println("Warning: the campaign is running, and this record has the secret orders of everybody."
                    + " Show it to nobody who plays.");
            err.flush();
            return Viewer.DIRECTOR;
        }
        return scope.seat.<Viewer>map(number -> Viewer.of(seat(number))).orElse(Viewer.SPECTATOR);
    }

    private Seat seat(int number) {
        if (number < 1) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--seat is at least 1");
        }
        return new Seat(number);
    }

    private boolean packed() {
        return file.getFileName().toString().endsWith(".gz");
    }
}

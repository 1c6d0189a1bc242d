package heraldo.bot.app;

import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.port.Reach;
import heraldo.bot.campaign.proof.Registrar;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.bot.discord.album.Album;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Emblems;
import heraldo.bot.discord.front.Gallery;
import heraldo.bot.discord.front.Game;
import heraldo.bot.render.Studio;
import heraldo.bot.schedule.HostClock;
import heraldo.bot.store.OpenBooks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code heraldo album}: writes a page on which a campaign can be leafed through. */
@Command(
        name = "album",
        description = {
            "Writes a folder with a page on which a campaign can be leafed through, turn by turn: maps, news, standings,"
                    + " the whole story, and dice that the page checks by itself.",
            "Open its file index.html in a browser; it needs no server. It tells what everybody may know of the turns"
                    + " that have ended, and nobody's orders. The bot may be running meanwhile."
        })
final class AlbumCommand implements Callable<Integer> {

    private static final String PAGE = "index.html";

    /** Stands in every album, so that none but an album is written over. */
    private static final String MARK = "content=\"Heraldo album\"";

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(index = "0", paramLabel = "CAMPAIGN", description = "The campaign's name, or its id.")
    private String campaign = "";

    @Parameters(
            index = "1",
            paramLabel = "FOLDER",
            description = "Where the album is written: a new folder, an empty one, or one with an older album.")
    private Path folder;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            description = "The database, a file or an address; if not said, that of the settings.")
    private Optional<String> database = Optional.empty();

    @Override
    public Integer call() {
        Installation here = Installation.here();
        Settings settings = here.settings();
        BooksPlace place =
                BooksPlace.of(database.orElseGet(() -> settings.storage().database()), System.getenv());
        try (OpenBooks ledger = place.look()) {
            Campaign found = NamedCampaign.in(new Registrar(ledger), campaign);
            here.ruleset(found.ruleset());
            write(files(new Album(context(here, settings, ledger)), found));
        }
        return CommandLine.ExitCode.OK;
    }

    private static SortedMap<String, byte[]> files(Album album, Campaign found) {
        try {
            return album.of(found.id());
        } catch (RefusedException e) {
            throw new Complaint(
                    "No turn of the campaign \"" + found.name() + "\" has ended yet: there is nothing to show.");
        }
    }

    /** Desks that read, without any place on Discord. */
    private static BotContext context(Installation here, Settings settings, OpenBooks ledger) {
        CampaignClock clock = new HostClock(InstantSource.system());
        CampaignOffice office = CampaignOffice.of(new Bureau(
                new ReadBooks(ledger),
                new Library(here.catalog()),
                settings.almanac().calendar(),
                clock,
                () -> new byte[0],
                at -> {},
                server -> Reach.Contact.GONE,
                settings.policy()));
        Studio studio = new Studio(here.roots());
        List<Game> games = here.catalog().all().stream().<Game>map(Game::of).toList();
        return new BotContext(office, games, here.dictionary(), new Gallery(studio), new Emblems(studio, clock));
    }

    private void write(SortedMap<String, byte[]> files) {
        try {
            if (!free()) {
                throw new Complaint("The folder " + folder + " has something else in it: name a new or an empty one.");
            }
            Files.createDirectories(folder);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Files.write(folder.resolve(file.getKey()), file.getValue());
            }
        } catch (IOException e) {
            throw new Complaint("The album cannot be written into " + folder
                    + ": is that a folder, with room on its disk, and may you write there?");
        }
        spec.commandLine().getOut().println(folder.resolve(PAGE) + ": " + files.size() + " files");
    }

    private boolean free() throws IOException {
        if (!Files.isDirectory(folder)) {
            return true;
        }
        Path page = folder.resolve(PAGE);
        if (Files.isRegularFile(page)) {
            return Files.readString(page).contains(MARK);
        }
        try (Stream<Path> there = Files.list(folder)) {
            return there.findAny().isEmpty();
        }
    }
}

package heraldo.bot.discord;

import heraldo.bot.campaign.model.Preference;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Said;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Alba looks at the hall of fame of a server in which three games are over. */
final class HallVisit implements AutoCloseable {

    /** The channel in which she asks. */
    static final String ROOM = "general";

    private static final String READER = "p1";
    private static final Map<String, String> NAMES =
            Map.of(READER, "Alba", "p2", "Bruno", "p3", "Carmen", "p6", "Frank", "gm", "Directora");

    private final Table table;
    private final Laurels laurels;
    private final Locale language;

    private HallVisit(Path folder, Locale language) {
        this.table = Table.bare(folder, Cast.ofSix());
        this.laurels = new Laurels(table, NAMES);
        this.language = language;
    }

    /** After the three games. */
    static HallVisit in(Path folder, Locale language) {
        HallVisit visit = new HallVisit(folder, language);
        visit.laurels.threeGames();
        visit.like(Optional.empty());
        visit.table.alba.in(ROOM);
        return visit;
    }

    /** From now on her own pictures are in a theme. */
    void like(Optional<String> theme) {
        Preference wish = Preference.usual(table.stage.user(READER).id().value())
                .withLanguage(Optional.of(language))
                .withTheme(theme);
        table.stage.office().preferences().settle(laurels.by(READER), wish);
    }

    /** The hall of all games, of one, of one that nobody has played to its end, and how it is worked out. */
    Stream<Said> pages() {
        Said all = table.alba.use("hall").said();
        return Stream.of(
                all,
                table.alba.use("hall", "ruleset", "league").said(),
                table.alba.use("hall", "ruleset", "tribus").said(),
                table.alba.press(all, all.buttons().getFirst()).said());
    }

    /** Where the page of the sandbox is. */
    String url() {
        return table.stage.sandbox().url();
    }

    @Override
    public void close() {
        table.close();
    }
}

package heraldo.bot.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Standings, charts of fame, the columns beside maps and legends in games that play themselves: no words and no crest lie over
 * others or leave the sheet; and all plates are small enough to be posted.
 */
@Tag("slow")
class SheetsTest {

    private static final int POSITIONS = Sampling.size("heraldo.sheets", 8, 400);

    /** So many positions of a game, evenly spread to its end. */
    private static final int EACH = Sampling.size("heraldo.sheets.each", 8, 40);

    /** Always the same games: in a few others a total of one digit is somewhat smaller. */
    private static final long SEED = 1;

    private static final int TURNS = 40;
    private static final int TOLD = 12;
    private static final double RIM = 1;

    /** Files are made of so many of them. */
    private static final int MOMENTS = Sampling.size("heraldo.sheets.files", 1, 3);

    /** In so many themes. */
    private static final int THEMES = Sampling.size("heraldo.sheets.themes", 1, 10);

    private static final int LARGEST_FILE = 250_000;
    private static final int LONGEST_TEXT = 1000;

    /** A letter of 52 pixels, as the height of a capital. */
    private static final double READ = 32.5;

    private static final Message TITLE = Message.of("render.fame.chart");

    private static final ConfigRoots SHIPPED = ShippedGames.ROOTS;
    private static final RulesetCatalog CATALOG = ShippedGames.CATALOG;
    private static final Map<String, Style> STYLES = new ConcurrentHashMap<>();

    static List<String> rulesets() {
        return Sampling.some(SheetsTest.class, 1, CATALOG.ids());
    }

    /** A turn, and the standings up to it. */
    private record Moment<S>(Aftermath<S> turn, SortedMap<Integer, Standings> course) {}

    @ParameterizedTest
    @MethodSource("rulesets")
    void nothingWrittenLiesOverAnythingElse(String ruleset) {
        look(CATALOG.find(ruleset).orElseThrow());
    }

    private static <S> void look(HostedRuleset<S> hosted) {
        Wording wording = wording(hosted, "");
        Wording wordy = wording(hosted, " de la Orilla");
        List<String> overlaps = new ArrayList<>();
        int positions = 0;
        for (long seed = SEED; positions < POSITIONS; seed++) {
            for (Moment<S> moment : spread(moments(hosted, seed), EACH)) {
                String where = "seed " + seed + ", turn " + moment.course().lastKey() + ": ";
                Wording names = positions % 2 == 0 ? wording : wordy;
                for (Easel sheet : sheets(hosted, moment, names)) {
                    overlaps.addAll(Overlaps.of(sheet.written(), where));
                }
                positions++;
            }
        }
        System.out.printf(
                Locale.ROOT, "ruleset=%s sheets=%d overlaps=%d%n", hosted.id(), 3 * positions, overlaps.size());
        assertEquals(List.of(), overlaps.subList(0, Math.min(TOLD, overlaps.size())));
    }

    private static <S> List<Easel> sheets(HostedRuleset<S> hosted, Moment<S> moment, Wording wording) {
        Message when = hosted.ruleset().play().turn(moment.turn().after()).label();
        PlateTitle title = new PlateTitle(TITLE, when);
        SortedMap<Integer, Standings> course = moment.course();
        Easel standings = easel(hosted);
        Optional<Standings> before = Optional.of(Known.in(course, course.lastKey() - 1));
        new StandingsPainter(standings, wording, Known.in(course, course.lastKey()), before).draw(title);
        Easel chart = easel(hosted);
        new ChartPainter(chart, wording, course).draw(title);
        Easel column = easel(hosted);
        new PlateColumn(column, wording)
                .draw(hosted.ruleset().draw().scene(moment.turn()).plate().orElseThrow());
        return List.of(standings, chart, column);
    }

    private static Easel easel(HostedRuleset<?> hosted) {
        Style style = STYLES.computeIfAbsent(hosted.id(), any -> Style.of(SHIPPED, hosted.folder(), Style.NIGHT));
        return new Easel(style.theme(), style.icons(), style.signs(), PlatePainter.WIDTH, PlatePainter.HEIGHT);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void titleNamesAndTotalsAreReadOnATelephone(String ruleset) {
        read(CATALOG.find(ruleset).orElseThrow());
    }

    private static <S> void read(HostedRuleset<S> hosted) {
        Wording wording = wording(hosted, "");
        Moment<S> last = moments(hosted, SEED).getLast();
        Standings standings = Known.in(last.course(), last.course().lastKey());
        for (Easel sheet : sheets(hosted, last, wording)) {
            for (Standings.Row row : standings.rows()) {
                for (String text : List.of(wording.names().of(row.seat()), Figures.grouped(row.total()))) {
                    double high = sheet.written().stream()
                            .filter(written -> written.what().equals(text))
                            .mapToDouble(written -> written.place().getHeight())
                            .max()
                            .orElse(READ);
                    assertTrue(high >= READ, text + " is " + high + " high");
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void allPlatesAreSmallEnoughToBePosted(String ruleset) {
        weigh(CATALOG.find(ruleset).orElseThrow());
    }

    private static <S> void weigh(HostedRuleset<S> hosted) {
        Wording wording = wording(hosted, "");
        TreeMap<String, Integer> largest = new TreeMap<>();
        List<Studio> studios = Style.themes(SHIPPED, hosted.folder()).themes().keySet().stream()
                .limit(THEMES)
                .map(theme -> new Studio(SHIPPED, theme))
                .toList();
        for (long seed = SEED; seed < SEED + Math.max(1, POSITIONS / 100); seed++) {
            List<Moment<S>> moments = moments(hosted, seed);
            for (Moment<S> moment : spread(moments, MOMENTS)) {
                studios.forEach(studio -> weigh(hosted, studio, moment, wording, largest));
            }
            moments.forEach(moment -> text(hosted, moment, wording, largest));
        }
        System.out.println("ruleset=" + hosted.id() + " largest=" + largest);
        largest.forEach((kind, size) ->
                assertTrue(size <= (kind.equals("alt") ? LONGEST_TEXT : LARGEST_FILE), kind + " has " + size));
    }

    private static <S> void weigh(
            HostedRuleset<S> hosted,
            Studio studio,
            Moment<S> moment,
            Wording wording,
            SortedMap<String, Integer> largest) {
        String id = hosted.id();
        S state = moment.turn().after();
        Message when = hosted.ruleset().play().turn(state).label();
        Seat seat = new Seat(1 + moment.course().lastKey() % 2);
        keep(largest, "turn", studio.map(id, hosted.ruleset().draw().scene(moment.turn()), wording).length);
        Scene own = hosted.ruleset().draw().scene(state, Viewer.of(seat));
        keep(largest, "own", studio.own(id, own, seat, wording).length);
        keep(largest, "standings", studio.standings(id, moment.course(), TITLE, when, wording).length);
        keep(largest, "chart", studio.chart(id, moment.course(), TITLE, when, wording).length);
        keep(largest, "legend", studio.legend(id, hosted.ruleset().draw().signs(), TITLE, when, wording).length);
    }

    private static <S> void text(
            HostedRuleset<S> hosted, Moment<S> moment, Wording wording, SortedMap<String, Integer> largest) {
        Scene scene = hosted.ruleset().draw().scene(moment.turn());
        Message alt = Message.of("discord.turn.alt", "title", scene.title(), "picture", scene.alt());
        keep(largest, "alt", wording.say(alt).length());
    }

    private static void keep(SortedMap<String, Integer> largest, String kind, int size) {
        largest.merge(kind, size, Math::max);
    }

    /** Returns some of a game's moments, the last among them. */
    private static <S> List<Moment<S>> spread(List<Moment<S>> moments, int number) {
        int parts = Math.min(number, moments.size());
        return IntStream.rangeClosed(1, parts)
                .mapToObj(part -> moments.get(part * moments.size() / parts - 1))
                .toList();
    }

    private static <S> List<Moment<S>> moments(HostedRuleset<S> hosted, long seed) {
        List<Moment<S>> moments = new ArrayList<>();
        SortedMap<Integer, Standings> course = new TreeMap<>();
        for (Aftermath<S> turn :
                ShippedGames.aftermaths(hosted, hosted.manifest().seats().most(), seed, TURNS)) {
            course.putIfAbsent(0, hosted.ruleset().play().standings(turn.before()));
            course.put(course.size(), hosted.ruleset().play().standings(turn.after()));
            moments.add(new Moment<>(turn, new TreeMap<>(course)));
        }
        return moments;
    }

    /** The game's words over the platform's, with longer names. */
    private static Wording wording(HostedRuleset<?> hosted, String more) {
        Locale language = SHIPPED.languages().all().get(0);
        Bundle platform = new Dictionary(hosted.languages()).bundle(new Tongue(language));
        Bundle words = hosted.folder().bundle(language).over(platform);
        return new Wording(words, seat -> words.ways("seat." + seat.number()).get(0) + more);
    }
}

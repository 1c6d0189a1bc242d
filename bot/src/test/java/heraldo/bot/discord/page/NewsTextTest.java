package heraldo.bot.discord.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.FrontPage;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Viewer;
import heraldo.testing.Sampling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What stands in a turn's post: short, no two sentences that begin alike, standings with one reason by its name. */
class NewsTextTest {

    private static final ConfigRoots ROOTS = ShippedGames.ROOTS;

    private static final Dictionary DICTIONARY = new Dictionary(ROOTS.languages());

    private static final int TURNS = 40;
    private static final long SEED = Sampling.seed(NewsTextTest.class, 7);

    /** So many numbers of seats, from the highest on: the more play, the longer a post gets. */
    private static final int TABLES = Sampling.size("heraldo.news.tables", 1, 10);

    private static final int LONGEST = 1_200;
    private static final int LONGEST_RAW = 3_800;
    private static final String CREST = "<:hexadominacion_1_0a1b2c:1234567890123456789>";
    private static final Seat RED = new Seat(1);
    private static final Seat BLUE = new Seat(2);
    private static final Seat GREEN = new Seat(3);

    static List<HostedRuleset<?>> telling() {
        List<HostedRuleset<?>> telling = ShippedGames.CATALOG.all().stream()
                .<HostedRuleset<?>>map(hosted -> hosted)
                .filter(hosted -> !hosted.news().kinds().isEmpty())
                .toList();
        return Sampling.some(NewsTextTest.class, 2, telling);
    }

    private static Speech speech(HostedRuleset<?> hosted, Tongue tongue) {
        Bundle words = hosted.folder().bundle(tongue.locale());
        return DICTIONARY.speech(
                tongue, words, seat -> words.ways("seat." + seat.number()).get(0));
    }

    @ParameterizedTest
    @MethodSource("telling")
    void noHeadlineNamesWhoWasAbsent(HostedRuleset<?> hosted) {
        for (String kind : List.of("absent", "silent")) {
            for (Tongue tongue : List.of(Tongue.of("es"), Tongue.of("en"))) {
                hosted.folder()
                        .bundle(tongue.locale())
                        .text("news." + kind + ".headline")
                        .ifPresent(words -> assertFalse(words.contains("{seat") || words.contains("{who"), words));
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("telling")
    <S> void aTurnIsToldInTwelveHundredLetters(HostedRuleset<S> hosted) {
        Manifest.Seats allowed = hosted.manifest().seats();
        for (int seats = Math.max(allowed.least(), allowed.most() - TABLES + 1); seats <= allowed.most(); seats++) {
            for (Tongue tongue : List.of(Tongue.of("es"), Tongue.of("en"))) {
                Speech speech = speech(hosted, tongue);
                Lengths shown = new Lengths();
                Lengths raw = new Lengths();
                for (SelfPlay.Played<S> played : ShippedGames.played(hosted, seats, SEED, TURNS)) {
                    List<String> lines = lines(hosted, played, speech);
                    show(lines);
                    shown.add(lines);
                    raw.add(lines(hosted, played, speech.dressed(seat -> CREST)));
                }
                System.out.println(
                        "ruleset=" + hosted.id() + " seats=" + seats + " language=" + tongue.code() + " turns="
                                + shown.count() + " mean=" + shown.mean() + " longest=" + shown.longest() + " raw="
                                + raw.longest());
                assertTrue(shown.longest() <= LONGEST, () -> "a post of " + shown.longest() + " letters");
                assertTrue(raw.longest() <= LONGEST_RAW, () -> "a post of " + raw.longest() + " letters with crests");
            }
        }
    }

    /** How long the posts of a game are. */
    private static final class Lengths {
        private final List<Integer> lengths = new ArrayList<>();

        void add(List<String> lines) {
            lengths.add(String.join("\n", lines).length());
        }

        int count() {
            return lengths.size();
        }

        int longest() {
            return Collections.max(lengths);
        }

        int mean() {
            return lengths.stream().mapToInt(Integer::intValue).sum() / lengths.size();
        }
    }

    private static <S> List<String> lines(HostedRuleset<S> hosted, SelfPlay.Played<S> played, Speech speech) {
        FrontPage page = FrontPage.of(played.resolution().news(), hosted.news());
        NewsText text =
                new NewsText(speech, hosted.news(), String.valueOf(played.turn().number()));
        Aftermath<S> turn = new Aftermath<>(
                played.before(),
                List.of(),
                new Chronicle(List.of()),
                played.resolution().state(),
                Viewer.SPECTATOR);
        List<String> lines = new ArrayList<>();
        text.headline(page).ifPresent(headline -> lines.add("## " + headline));
        List<String> told = text.lines(page);
        lines.addAll(told);
        Standings before = hosted.ruleset().play().standings(played.before());
        Standings after = hosted.ruleset().play().standings(played.resolution().state());
        lines.addAll(new StandingsLines(speech, before, hosted.ruleset().tell().gains(turn), Set.of()).of(after));
        return lines;
    }

    /** With {@code -Dheraldo.news=true} the pages are printed. */
    private static void show(List<String> lines) {
        if (Boolean.getBoolean("heraldo.news")) {
            System.out.println(String.join("\n", lines) + "\n");
        }
    }

    private static Standings table(Object... seatsAndTotals) {
        List<Standings.Row> rows = new ArrayList<>();
        for (int i = 0; i < seatsAndTotals.length; i += 2) {
            rows.add(new Standings.Row((Seat) seatsAndTotals[i], List.of(), (int) seatsAndTotals[i + 1]));
        }
        return new Standings(List.of(), rows, true);
    }

    private static Gain gain(String reason, int points) {
        return new Gain(Message.of(reason), points);
    }

    private static List<String> standings(Standings before, Standings after, SortedMap<Seat, List<Gain>> gains) {
        Speech plain = new Dictionary(ROOTS.languages()).speech(Tongue.of("es"));
        Speech speech = new Speech(
                plain.words(), seat -> List.of("Rojo", "Azul", "Verde").get(seat.number() - 1), text -> text);
        return new StandingsLines(speech.dressed(seat -> ""), before, gains, Set.of(BLUE)).of(after);
    }

    @Test
    void aSideThatRisesIsToldWithWhatItEarnedMostOf() {
        SortedMap<Seat, List<Gain>> gains = new TreeMap<>();
        gains.put(RED, List.of(gain("Gestas", 17), gain("Fresnedo", 9), gain("una villa", 1)));
        gains.put(BLUE, List.of(gain("D11", -4)));
        List<String> lines = standings(table(BLUE, 60, GREEN, 50, RED, 45), table(RED, 71, BLUE, 56, GREEN, 50), gains);
        assertEquals(
                List.of(
                        "**1** ▲2 **Rojo** · **71** (+26): Gestas 17, Fresnedo 9",
                        "**2** ▼ **Azul** · regente · **56** (−4): D11",
                        "**3** ▼ **Verde** · **50**"),
                lines);
    }

    @Test
    void sidesWithTheSameTotalShareARank() {
        List<String> lines =
                standings(table(RED, 5, BLUE, 5, GREEN, 4), table(RED, 5, BLUE, 5, GREEN, 5), new TreeMap<>());
        assertEquals(
                List.of(
                        "**1** **Rojo** · **5**",
                        "**1** **Azul** · regente · **5**",
                        "**1** ▲2 **Verde** · **5** (+1)"),
                lines);
    }

    @Test
    void theSameTurnAlwaysReadsTheSameAndTwoSealsReadDifferently() {
        HostedRuleset<?> hosted = ShippedGames.CATALOG.find("kaixiflan").orElseThrow();
        Set<String> told = new HashSet<>();
        for (int seal = 0; seal < 20; seal++) {
            assertEquals(page(hosted, seal), page(hosted, seal));
            told.add(page(hosted, seal));
        }
        assertEquals(3, told.size());
    }

    @Test
    void whatHasNoRoomIsCounted() {
        HostedRuleset<?> hosted = ShippedGames.CATALOG.find("kaixiflan").orElseThrow();
        NewsText text = new NewsText(speech(hosted, Tongue.of("es")), hosted.news(), "seal");
        for (int size = 1; size <= 11; size++) {
            List<News> all = IntStream.range(0, size)
                    .mapToObj(i -> News.of("monopoly", List.of(new Seat(i + 1)), i, "seat", RED, "resource", "oro"))
                    .toList();
            List<String> lines = text.lines(FrontPage.of(all, hosted.news()));
            String last = lines.get(lines.size() - 1);
            assertEquals(size == 8, last.endsWith("; y una cosa más, en «Todo lo ocurrido»."), last);
            assertEquals(size > 8, last.contains("cosas más, en «Todo lo ocurrido»."), last);
        }
    }

    private static String page(HostedRuleset<?> hosted, int seal) {
        News news = News.of("monopoly", List.of(RED), 1, "seat", RED, "resource", "oro");
        NewsText text = new NewsText(speech(hosted, Tongue.of("es")), hosted.news(), "seal " + seal);
        return String.join("\n", text.lines(FrontPage.of(List.of(news), hosted.news())));
    }
}

package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.data.Bundle;
import heraldo.rules.engine.FrontPage;
import heraldo.rules.engine.Gathering;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The law of a turn's post: each kind of news in three phrasings and every language, in whole sentences that people would write.
 */
class NewsLawTest {

    private static final List<String> PHRASINGS = List.of("a", "b", "c");
    private static final Pattern FIRST_WORD = Pattern.compile("(\\{[^}]*\\}|[\\p{L}\\d]+)");
    private static final int TURNS = 40;
    private static final int WORDS = 28;

    /** The texts that no herald writes, and the remains of a sentence that lacks a word. */
    private static final Pattern NEVER = Pattern.compile(
            "[{}]|news\\.|gain\\.|Hecho|\\bOK\\b|inválid|procesad|ejecutad|traición|masacre|aplasta|vosotros|ustedes|\\bos\\b"
                    + "|\\b0 de|\\(\\+0\\)|  |[!¡]|[A-Z]_[A-Z]|\\|");

    static Stream<HostedRuleset<?>> telling() {
        return Hosted.all().filter(hosted -> !hosted.news().kinds().isEmpty());
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("telling")
    void everyKindIsToldInThreeWaysThatBeginDifferently(HostedRuleset<?> hosted) {
        List<String> wrong = new ArrayList<>();
        for (Bundle words : hosted.folder().bundles()) {
            for (String kind : hosted.news().kinds().keySet()) {
                if (hosted.news().kind(kind).quoted()) {
                    continue;
                }
                String key = words.locale() + " news." + kind;
                List<String> told = PHRASINGS.stream()
                        .flatMap(way -> words.text("news." + kind + "." + way).stream())
                        .toList();
                boolean headed = words.text("news." + kind + ".headline").isPresent();
                SortedSet<String> beginnings =
                        new TreeSet<>(told.stream().map(NewsLawTest::firstWord).toList());
                if (!headed || told.size() < PHRASINGS.size() || beginnings.size() < PHRASINGS.size()) {
                    wrong.add(key + " " + told);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static String firstWord(String sentence) {
        Matcher first = FIRST_WORD.matcher(sentence);
        return first.find() ? first.group() : "";
    }

    @Tag("slow")
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("telling")
    <S> void whatHappensIsToldInWholeSentences(HostedRuleset<S> hosted) {
        SortedSet<String> wrong = new TreeSet<>();
        each(hosted, news -> hosted.folder().bundles().forEach(words -> judge(words, news, wrong)));
        assertEquals(Collections.emptySortedSet(), wrong);
    }

    private static void judge(Bundle words, News news, Set<String> wrong) {
        Stream.concat(Stream.of(news.headline()), PHRASINGS.stream().map(news::phrased))
                .map(message -> said(words, message))
                .filter(sentence -> NEVER.matcher(sentence).find() || sentence.split(" ").length > words(news))
                .forEach(sentence -> wrong.add(news.kind() + ": " + sentence));
    }

    /** A sentence may be longer by what it has to name beside two seats. */
    private static int words(News news) {
        return WORDS + Math.max(0, news.about().size() - 2);
    }

    private static String said(Bundle words, Message message) {
        return words.say(message, seat -> words.ways("seat." + seat.number()).get(0));
    }

    @Tag("slow")
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("telling")
    <S> void aPostHasRoomForWhatIsTold(HostedRuleset<S> hosted) {
        Playouts.one(hosted, TURNS, played -> {
            FrontPage page = FrontPage.of(played.resolution().news(), hosted.news());
            assertEquals(true, page.items().size() <= 5 && page.besides().size() <= 3, () -> "" + page);
            for (Seat seat : played.turn().due()) {
                long own = page.items().stream()
                        .filter(item -> item.about().stream().limit(1).anyMatch(seat::equals))
                        .count();
                assertEquals(true, own <= 2, () -> seat + " " + page);
            }
            show(hosted, page);
        });
    }

    /** With {@code -Dheraldo.news=true} the pages are printed, to be read aloud. */
    private static void show(HostedRuleset<?> hosted, FrontPage page) {
        if (Boolean.getBoolean("heraldo.news")) {
            hosted.folder().bundles().forEach(words -> {
                List<String> lines = new ArrayList<>();
                page.headline().ifPresent(first -> lines.add("# " + said(words, first.headline())));
                page.items()
                        .forEach(item -> PHRASINGS.forEach(way -> lines.add(
                                hosted.news().kind(item.kind()).sign() + " " + said(words, item.phrased(way)))));
                page.besides().forEach(item -> lines.add("+ " + said(words, item.headline())));
                System.out.println(String.join("\n", lines) + "\n");
            });
        }
    }

    /** Requires that a post and the table below it agree on the leader. */
    @Tag("slow")
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("telling")
    <S> void whoeverLeadsInTheNewsLeadsInTheTable(HostedRuleset<S> hosted) {
        Playouts.one(hosted, TURNS, played -> {
            List<News> news = played.resolution().news();
            Standings before = hosted.ruleset().play().standings(played.before());
            Standings after =
                    hosted.ruleset().play().standings(played.resolution().state());
            assertEquals(news, Gathering.led(news, before, after));
        });
    }

    private static <S> void each(HostedRuleset<S> hosted, Consumer<News> reader) {
        Playouts.tables(
                hosted,
                Playouts.FIXED,
                TURNS,
                (seats, played) -> played.resolution().news().forEach(reader));
    }
}

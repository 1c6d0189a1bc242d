package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.architecture.Surface;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay.Played;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The law of told orders: an own card gives orders in words with the names of things, not as typed lines (§1, law 3). */
@Tag("slow")
class OrdersToldTest {

    private static final int TURNS = 40;

    /** The marks of typed text, and the remains of a sentence that lacks a word. */
    private static final Pattern TYPED = Pattern.compile(
            "[{}>*=`|]|told\\.|  |^ | $|\\p{Lu}{4,}|\\b0 |(?<![(\\d])\\b\\p{Lu}\\d{1,2}\\b(?<! (?:casilla|hex|de|of|at) \\p{Lu}\\d{1,2}| [GA]\\d)");

    static Stream<HostedRuleset<?>> telling() {
        return Hosted.all()
                .filter(hosted -> hosted.folder().bundles().stream()
                        .anyMatch(words -> words.keys().stream().anyMatch(key -> key.startsWith("told."))));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("telling")
    void everyOrderHasItsWordsInEveryLanguage(HostedRuleset<?> hosted) {
        List<String> missing = new ArrayList<>();
        for (Bundle words : hosted.folder().bundles()) {
            hosted.orders().types().stream()
                    .map(OrderType::key)
                    .filter(key -> words.text("told." + key).isEmpty())
                    .forEach(key -> missing.add(words.locale() + " " + key));
        }
        assertEquals(List.of(), missing);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("telling")
    <S> void whatIsOrderedInAGameIsToldInWords(HostedRuleset<S> hosted) {
        SortedSet<String> told = new TreeSet<>();
        Playouts.one(hosted, TURNS, played -> tell(hosted, played, told));
        assertFalse(told.isEmpty());
        if (Boolean.getBoolean("heraldo.news")) {
            told.forEach(System.out::println);
        }
        assertEquals(
                List.of(),
                told.stream()
                        .filter(line -> TYPED.matcher(line.substring(3)).find())
                        .toList());
    }

    private static <S> void tell(HostedRuleset<S> hosted, Played<S> played, SortedSet<String> told) {
        S state = played.resolution().state();
        for (Bundle words : hosted.folder().bundles()) {
            Lexicon lexicon = hosted.lexicon(
                    words.locale(),
                    Roster.of(HostedRuleset.seats(hosted.manifest().seats().most())));
            played.sheets().values().stream()
                    .flatMap(sheet -> sheet.orders().stream())
                    .forEach((Order order) -> {
                        String said = hosted.orders()
                                .told(
                                        order,
                                        lexicon,
                                        (type, value) -> hosted.ruleset().tell().called(state, type, value))
                                .map(message -> words.say(message, lexicon::name))
                                .orElseThrow();
                        told.add(words.locale() + " " + said);
                        assertEquals(List.of(), Surface.wrong(words.locale(), said), said);
                    });
        }
    }

    /** An order is told while it is written, too: by then its words must not say what only the turn will bring to light. */
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("telling")
    <S> void anOrderThatIsNotPlayedYetIsToldByNothingThatItsPlayerMayNotKnow(HostedRuleset<S> hosted) {
        Playouts.one(hosted, TURNS, played -> keepSecret(hosted, played));
    }

    private static <S> void keepSecret(HostedRuleset<S> hosted, Played<S> played) {
        Lexicon lexicon = hosted.lexicon(
                Languages.SPANISH,
                Roster.of(HostedRuleset.seats(hosted.manifest().seats().most())));
        played.sheets().forEach((seat, sheet) -> {
            S before = played.before();
            S redrawn = hosted.ruleset().play().redrawn(before, Viewer.of(seat), new KeyedDice(new byte[] {1}));
            sheet.orders()
                    .forEach(order -> assertEquals(
                            told(hosted, lexicon, before, order),
                            told(hosted, lexicon, redrawn, order),
                            seat + ": " + order));
        });
    }

    private static <S> String told(HostedRuleset<S> hosted, Lexicon lexicon, S state, Order order) {
        return hosted.orders()
                .told(order, lexicon, (type, value) -> hosted.ruleset().tell().called(state, type, value))
                .orElseThrow()
                .toString();
    }
}

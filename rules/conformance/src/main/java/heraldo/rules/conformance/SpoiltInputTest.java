package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.CaseRunner;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.PastedLine;
import heraldo.rules.order.Roster;
import heraldo.testing.Sampling;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The law of spoilt input: the engine reads any typed, pasted or filed text, or refuses it with a declared error; it throws
 * nothing else and never hangs. Tries the number of texts that {@code -Dheraldo.spoilt=10000} sets, other ones in every long
 * build.
 */
class SpoiltInputTest {

    private static final Logger LOG = System.getLogger(SpoiltInputTest.class.getName());
    private static final int TEXTS = Sampling.size("heraldo.spoilt", 20, 2000);
    private static final int TURNS = 4;
    private static final long SEED = Sampling.seed(SpoiltInputTest.class, 0);
    /** Far more than any text needs, also on a busy machine: only what never ends takes so long. */
    private static final Duration PATIENCE = Duration.ofSeconds(60L + TEXTS);

    private static final String CASES = "cases.md";
    private static final String BROKEN = " broke the engine: ";

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void spoiltOrdersAreReadOrRefused(HostedRuleset<S> hosted) {
        SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), 7);
        List<SelfPlay.Played<S>> turns = new ArrayList<>();
        Playouts.fixed(hosted, TURNS, turns::add);
        Mutations mutations = new Mutations(SEED + 11);
        assertTimeoutPreemptively(PATIENCE, () -> {
            for (int i = 0; i < TEXTS; i++) {
                SelfPlay.Played<S> played = turns.get(i % turns.size());
                List<Locale> languages = hosted.languages().all();
                Locale locale = languages.get(i % languages.size());
                Lexicon lexicon = hosted.lexicon(locale, Roster.of(game.seats()));
                Seat seat = game.seats().get(i % game.seats().size());
                pasted(hosted, played.before(), seat, lexicon, mutations.of(text(hosted, played, i, lexicon)));
            }
        });
        LOG.log(Level.INFO, "{0}: orders spoilt={1} undeclared=0", hosted.id(), TEXTS);
    }

    /** Returns the orders of one of the seats, in words. */
    private static <S> String text(HostedRuleset<S> hosted, SelfPlay.Played<S> played, int which, Lexicon lexicon) {
        List<OrderSheet> sheets = List.copyOf(played.sheets().values());
        OrderSheet sheet = sheets.isEmpty() ? OrderSheet.EMPTY : sheets.get(which % sheets.size());
        return sheet.orders().stream()
                .map(order -> hosted.orders().write(order, lexicon))
                .collect(Collectors.joining("\n"));
    }

    /** Every line is an order or has one sentence that says why not; whatever is an order can be judged, written and stored. */
    private static <S> void pasted(HostedRuleset<S> hosted, S state, Seat seat, Lexicon lexicon, String text) {
        List<Order> orders = new ArrayList<>();
        for (PastedLine line : hosted.orders().paste(text, lexicon)) {
            Optional<Order> order = line.reading().order();
            assertTrue(order.isPresent() != line.reading().refusal().isPresent(), () -> "of: " + text);
            order.ifPresent(orders::add);
        }
        OrderSheet sheet = new OrderSheet(orders);
        List<Verdict> verdicts = hosted.ruleset().play().check(state, seat, sheet);
        assertEquals(orders.size(), verdicts.size(), () -> "of: " + text);
        hosted.ruleset().think().forecast(state, seat, sheet);
        hosted.ruleset().draw().preview(state, seat, sheet);
        for (Order order : orders) {
            hosted.orders().write(order, lexicon);
            assertEquals(
                    order, hosted.orders().codec().read(hosted.orders().codec().write(order)), () -> "of: " + text);
        }
        boolean due = hosted.ruleset().play().turn(state).takes(seat);
        if (due && verdicts.stream().allMatch(Verdict::possible)) {
            hosted.ruleset().play().resolve(state, new TreeMap<>(Map.of(seat, sheet)), new KeyedDice(new byte[32]));
        }
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void spoiltStatesAreReadOrRefused(HostedRuleset<S> hosted) {
        Ruleset<S> ruleset = hosted.ruleset();
        S state = Playouts.watch(hosted, hosted.manifest().seats().most(), 7, TURNS, played -> {});
        String stored = ruleset.play().codec().write(state);
        Mutations mutations = new Mutations(SEED + 12);
        int[] refused = {0};
        assertTimeoutPreemptively(PATIENCE, () -> {
            for (int i = 0; i < TEXTS; i++) {
                String spoilt = mutations.of(stored);
                try {
                    ruleset.play().codec().read(spoilt);
                } catch (IllegalArgumentException e) {
                    refused[0]++;
                } catch (RuntimeException | StackOverflowError e) {
                    throw new AssertionError("not a declared error", e);
                }
            }
        });
        LOG.log(Level.INFO, "{0}: states spoilt={1} refused={2} undeclared=0", hosted.id(), TEXTS, refused[0]);
        assertTrue(refused[0] > TEXTS / 2, () -> refused[0] + " of " + TEXTS + " were refused");
    }

    static List<HostedRuleset<?>> some() {
        return Hosted.some(SpoiltInputTest.class);
    }

    /** Dice, options and expectations without their {@code =}, or with nothing behind it, are told by their line. */
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    void itemsOfExamplesWithoutTheirSignFailInWords(HostedRuleset<?> hosted) {
        if (!hosted.folder().has(CASES)) {
            return;
        }
        CaseRunner runner = new CaseRunner(hosted.ruleset().play().cases());
        SortedSet<String> broken = new TreeSet<>();
        for (String key : List.of("C:", "D:", "E:", "S:")) {
            for (String spoilt : List.of("", "=;")) {
                String text = hosted.folder()
                        .text(CASES)
                        .lines()
                        .map(line -> line.startsWith(key) ? line.replace("=", spoilt) : line)
                        .collect(Collectors.joining("\n"));
                runner.run(text).lines().stream()
                        .filter(line -> line.contains(BROKEN))
                        .forEach(broken::add);
            }
        }
        assertEquals(Collections.emptySortedSet(), broken);
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void spoiltFilesOfExamplesFailInWords(HostedRuleset<?> hosted) {
        if (!hosted.folder().has(CASES)) {
            return;
        }
        List<String> fences = List.of(hosted.folder().text(CASES).split("(?m)(?<=^```$)"));
        CaseRunner runner = new CaseRunner(hosted.ruleset().play().cases());
        Mutations mutations = new Mutations(SEED + 13);
        List<String> broken = new ArrayList<>();
        assertTimeoutPreemptively(PATIENCE, () -> {
            for (int i = 0; i < TEXTS; i++) {
                String spoilt = mutations.of(fences.get(i % fences.size()));
                runner.run(spoilt).lines().stream()
                        .filter(line -> line.contains(BROKEN))
                        .forEach(broken::add);
            }
        });
        LOG.log(Level.INFO, "{0}: examples spoilt={1} undeclared={2}", hosted.id(), TEXTS, broken.size());
        assertEquals(List.of(), broken);
    }
}

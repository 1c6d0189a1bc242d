package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.architecture.Surface;
import heraldo.rules.data.Bundle;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing machine-made in sight, in any sentence of any ruleset: those of the bundles, and those said in a game. */
@Tag("slow")
class SurfaceLawTest {

    /**
     * The keys of text that appears as players type it: templates, examples and the language of conditions of the game master's
     * own missions.
     */
    private static final Pattern TYPED =
            Pattern.compile("orders\\.\\S+\\.(?:line|legs|levies|loads|examples|options\\.\\S+)"
                    + "|type\\.condition|refusal\\.GM-CONDITION|quest\\.condition");

    /** The keys of answers to a typed key or value of an option, which name it as typed. */
    private static final Set<String> ANSWERS = Set.of("refusal.E_WEEKDAYS");

    private static final Pattern BRANCH = Pattern.compile("\\{\\w+, (?:plural|select|number|spellout)[^{]*|\\{\\w+\\}");

    private static final List<String> PHRASINGS = List.of("a", "b", "c");
    private static final int TURNS = Sampling.size("heraldo.surface.turns", 5, 40);
    private static final int LOOK_EVERY = 4;

    static List<HostedRuleset<?>> some() {
        return Hosted.some(SurfaceLawTest.class);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    void noSentenceOfABundleShowsTheMachine(HostedRuleset<?> hosted) {
        SortedSet<String> wrong = new TreeSet<>();
        for (Bundle words : hosted.folder().bundles()) {
            words.keys().stream()
                    .filter(key -> !TYPED.matcher(key).matches() && !ANSWERS.contains(key))
                    .forEach(key -> words.ways(key).stream()
                            .filter(text -> !typedName(text))
                            .forEach(text -> {
                                judge(words.locale(), key, bare(text), wrong);
                                if (Surface.RULE.matcher(text).find()) {
                                    wrong.add(key + " names a rule: " + text);
                                }
                            }));
        }
        assertEquals(List.of(), List.copyOf(wrong));
    }

    /** Ways to type a thing that are no sentence: {@code gremio_constructores}, {@code CRANEOMAYOR}. */
    private static boolean typedName(String text) {
        return text.matches("[\\p{L}_]+");
    }

    /** A sentence without its arguments and the words that choose its branches. */
    private static String bare(String text) {
        return BRANCH.matcher(text).replaceAll("…").replaceAll("=?\\w+ \\{|[{}]", " ");
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    <S> void nothingThatIsSaidInAGameShowsTheMachine(HostedRuleset<S> hosted) {
        SortedMap<String, Message> said = new TreeMap<>();
        int[] looks = {0};
        Playouts.tables(hosted, Playouts.ANY, TURNS, (seats, played) -> {
            tell(said, played.resolution().chronicle(), played.resolution().alerts());
            played.resolution().news().forEach(news -> tell(said, phrasings(news)));
            tell(said, played.resolution().results());
            int look = looks[0]++;
            if (look % LOOK_EVERY == 0) {
                look(hosted, played, look / LOOK_EVERY, said);
            }
        });
        assertFalse(said.isEmpty());
        SortedSet<String> wrong = new TreeSet<>();
        said.values()
                .forEach(message -> hosted.folder().bundles().stream()
                        .filter(words -> !TYPED.matcher(message.key()).matches())
                        .forEach(words ->
                                judge(words.locale(), message.key(), words.say(message, seat -> "Nadie"), wrong)));
        assertEquals(List.of(), List.copyOf(wrong));
    }

    private static List<Message> phrasings(News news) {
        return Stream.concat(Stream.of(news.headline()), PHRASINGS.stream().map(news::phrased))
                .toList();
    }

    private static <S> void look(
            HostedRuleset<S> hosted, SelfPlay.Played<S> played, int look, SortedMap<String, Message> said) {
        Ruleset<S> ruleset = hosted.ruleset();
        S before = played.before();
        S after = played.resolution().state();
        Aftermath<S> turn = new Aftermath<>(
                before, played.resolution().results(), played.resolution().chronicle(), after, Viewer.SPECTATOR);
        tell(
                said,
                ruleset.draw().scene(turn),
                ruleset.tell().gains(turn),
                ruleset.tell().report(after, Viewer.SPECTATOR));
        tell(
                said,
                ruleset.play().turn(after).label(),
                ruleset.play().standings(after),
                ruleset.play().outcome(after));
        tell(said, ruleset.agree().notices(before, played.sheets()));
        tell(said, ruleset.draw().scene(after, Viewer.SPECTATOR));
        for (Seat seat : Playouts.some(played.turn().due(), look)) {
            tell(
                    said,
                    ruleset.tell().card(seen(played, seat), played.resolution().news(), seat));
            OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
            tell(
                    said,
                    ruleset.tell().report(after, Viewer.of(seat)),
                    ruleset.draw().preview(before, seat, sheet));
            tell(
                    said,
                    ruleset.think().forecast(before, seat, sheet),
                    ruleset.think().forecast(before, seat, OrderSheet.EMPTY));
            tell(said, ruleset.play().check(before, seat, sheet));
            hosted.orders().types().forEach(type -> tell(said, offered(ruleset, before, seat, type)));
        }
    }

    /** A turn as seen by somebody who may know everything of their own. */
    private static <S> Aftermath<S> seen(SelfPlay.Played<S> played, Seat seat) {
        return new Aftermath<>(
                played.before(),
                played.resolution().results(),
                played.resolution().chronicle(),
                played.resolution().state(),
                Viewer.of(seat));
    }

    private static <S> List<SortedMap<String, Message>> offered(
            Ruleset<S> ruleset, S state, Seat seat, OrderType<?> type) {
        return Blanks.params(type).stream()
                .map(Param::name)
                .map(name -> new ParamQuery(seat, OrderSheet.EMPTY, type, name, new TreeMap<>()))
                .map(query ->
                        ruleset.think().glosses(state, query, ruleset.think().suggest(state, query)))
                .toList();
    }

    private static void tell(SortedMap<String, Message> said, Object... shown) {
        for (Object each : shown) {
            Messages.in(each).forEach(message -> said.put(message.toString(), message));
        }
    }

    private static void judge(Locale language, String key, String sentence, SortedSet<String> wrong) {
        List<String> found = Surface.wrong(language, sentence);
        if (!found.isEmpty()) {
            wrong.add(language + " " + key + " " + found + ": " + sentence);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "es, Marca 78054bb5-23-2",
        "es, 3b1f8a52-9c4e-4c1b-8d55-1f0f6a7b2c3d",
        "es, Resguardo: 201e254bd00c11",
        "es, 'Los turnos acaban según `0 18 * * 5`.'",
        "es, 'Se cambia con la opción missedTurn.'",
        "es, Se cambia con la opción events.mode.",
        "es, 'Anulada: X_RESOURCES'",
        "es, tie|RELENTE",
        "es, 'Véase docs/fair-dice.md'",
        "es, IllegalStateException",
        "es, `mover G4 F4` → Hecho.",
        "es, Podéis seguir escribiendo.",
        "es, 'Brumaria: sin historia.'",
        "es, Un gobernador automático juega por ti.",
        "en, Done.",
        "en, The bot was away."
    })
    void theMachineIsFound(Locale language, String sentence) {
        assertFalse(Surface.wrong(language, sentence).isEmpty());
    }
}

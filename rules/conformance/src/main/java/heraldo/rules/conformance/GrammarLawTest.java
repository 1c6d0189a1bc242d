package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay.Played;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.Roster;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The law of grammar: a sentence stays one that people would write, whatever places, numbers and bands it names: «al campo», not
 * «a el campo»; «Rojo e Hijos»; «1» with a verb for one. The sides bear names that make this hard.
 */
@Tag("slow")
class GrammarLawTest {

    private static final int TURNS = 24;
    private static final int LOOK_EVERY = 4;

    /** Signs that may stand before a name. */
    private static final String SIGNS = "(?:<a?:\\w+:\\d+>|[^\\p{L}\\p{N}<])*";

    private static final Pattern SPANISH = Pattern.compile(
            String.join(
                    "|",
                    // «a el campo», «de el muelle»
                    "(?<![\\p{L}\\p{N}])(?:a|de) [*_~]*el (?=[*_~]*[\\p{L}\\p{N}])",
                    // «Rojo y Hijos», «siete o ocho»
                    " y " + SIGNS + "h?(?:í|i(?![aeoáéó]))",
                    "(?-i: o )" + SIGNS + "(?:h?[oó]|(?:8|11)\\b)",
                    // «Se perderían 1», «1 puntos»
                    "\\b(?:se \\p{L}+n|(?:qued|falt|sobr|lleg|entr)a(?:ría)?n|caben|caen|mueren) 1(?![\\d.,/:%])\\b",
                    "(?<![\\d.,/:=-])1 (?!más|menos|tras)\\p{Ll}+[aeiou]s\\b",
                    // «las afueras de Roblar resiste»
                    "\\b[Ll]as (?:afueras|aguas|tierras|tropas) de [^,.;:()]*(?: \\([^)]*\\))?"
                            + " (?:resiste|sigue|cae|es|era|queda|pone)\\b"),
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    private static final Pattern ENGLISH = Pattern.compile(String.join(
            "|",
            "\\b(?:[Tt]he|a|an) (?:the|an?) ",
            "(?<![\\d.,/:=-])1 (?:points|cards|soldiers|lands|ships|cities|units|planets|hexes|turns|times)\\b",
            "\\b(?:are|were) 1(?![\\d.,/:%])\\b",
            "\\b(?:outskirts|waters|lands|troops) of [^,.;:()]*(?: \\([^)]*\\))?"
                    + " (?:holds|is|was|falls|stands|stays|puts)\\b"));

    static List<HostedRuleset<?>> some() {
        return Hosted.some(GrammarLawTest.class);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("some")
    <S> void whatIsSaidInAGameAgreesInItself(HostedRuleset<S> hosted) {
        SortedSet<String> wrong = new TreeSet<>();
        for (Bundle words : hosted.folder().bundles()) {
            Pattern never = words.locale().equals(Languages.SPANISH) ? SPANISH : ENGLISH;
            Consumer<Message> judge = message -> {
                String said = words.say(message, GrammarLawTest::name);
                if (never.matcher(said).find()) {
                    wrong.add(message.key() + ": " + said);
                }
            };
            int[] steps = {0};
            Playouts.one(hosted, TURNS, played -> {
                told(hosted, played).forEach(judge);
                orders(hosted, words, played).forEach(judge);
                if (steps[0]++ % LOOK_EVERY == 0) {
                    shown(hosted.ruleset(), played).forEach(judge);
                }
            });
        }
        assertEquals(Collections.emptySortedSet(), wrong);
    }

    /** Every other one begins with the sound of an i, behind its crest. */
    private static String name(Seat seat) {
        return "🜲 " + (seat.number() % 2 == 0 ? "Hijos de Brena" : "Istmo");
    }

    /** The story of a turn, its news, and what each side reads on its own card. */
    private static <S> Stream<Message> told(HostedRuleset<S> hosted, Played<S> played) {
        Ruleset<S> rules = hosted.ruleset();
        List<News> news = played.resolution().news();
        Stream<Message> cards = HostedRuleset.seats(hosted.manifest().seats().most()).stream()
                .map(seat -> rules.tell().card(aftermath(played, Viewer.of(seat)), news, seat))
                .flatMap(card -> Stream.concat(
                        card.losses().stream().flatMap(loss -> Stream.of(loss.headline(), loss.told())),
                        Messages.in(List.of(card.kept(), card.secrets(), card.near(), card.open())).stream()));
        return Stream.of(
                        news.stream()
                                .flatMap(each -> Stream.of(
                                        each.headline(), each.phrased("a"), each.phrased("b"), each.phrased("c"))),
                        cards,
                        played.resolution().results().stream()
                                .flatMap(result ->
                                        rules.tell().setback(played.resolution().state(), result).stream()),
                        Messages.in(List.of(
                                        played.resolution().chronicle(),
                                        played.resolution().results(),
                                        played.turn().label()))
                                .stream())
                .flatMap(each -> each);
    }

    private static <S> Aftermath<S> aftermath(Played<S> played, Viewer viewer) {
        Chronicle seen = played.resolution().chronicle().seenBy(viewer);
        return new Aftermath<>(
                played.before(),
                played.resolution().results().stream()
                        .filter(result -> viewer.maySee(result.seat()))
                        .toList(),
                seen,
                played.resolution().state(),
                viewer);
    }

    private static <S> Stream<Message> orders(HostedRuleset<S> hosted, Bundle words, Played<S> played) {
        Lexicon lexicon = hosted.lexicon(
                words.locale(),
                Roster.of(HostedRuleset.seats(hosted.manifest().seats().most())));
        return played.sheets().values().stream()
                .flatMap(sheet -> sheet.orders().stream())
                .flatMap(order -> hosted
                        .orders()
                        .told(
                                order,
                                lexicon,
                                (type, value) -> hosted.ruleset()
                                        .tell()
                                        .called(played.resolution().state(), type, value))
                        .stream());
    }

    /** Returns the messages of a desk, a report and a map. */
    private static <S> Stream<Message> shown(Ruleset<S> rules, Played<S> played) {
        S state = played.resolution().state();
        Map.Entry<Seat, OrderSheet> sheet =
                played.sheets().entrySet().stream().findFirst().orElse(Map.entry(new Seat(1), OrderSheet.EMPTY));
        Viewer viewer = Viewer.of(sheet.getKey());
        return Messages.in(List.of(
                        rules.think().outlook(played.before(), sheet.getKey(), sheet.getValue()),
                        rules.think().forecast(played.before(), sheet.getKey(), sheet.getValue()),
                        rules.tell().report(state, viewer),
                        rules.draw().scene(state, viewer).alt(),
                        rules.tell().gains(aftermath(played, Viewer.SPECTATOR))))
                .stream();
    }
}

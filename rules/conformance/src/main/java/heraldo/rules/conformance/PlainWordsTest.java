package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.data.Bundle;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Players read sentences: no codes of the rules file, no labels of dice, and nouns that agree with what is said of them. */
@Tag("slow")
class PlainWordsTest {

    /** {@code X_RESOURCES}, {@code tie|RELENTE}. */
    private static final Pattern CODE = Pattern.compile("\\b[A-Z]+_[A-Z_0-9]+\\b|\\p{L}\\|\\p{L}");

    /** {@code (Y49)}, {@code (CE-13d)}: no topic of the rules knows such a number. */
    private static final Pattern RULE = Pattern.compile("\\([A-Z]{1,2}-?\\d{2,3}[a-z]?\\)");

    /** «Ruinas: ninguno», «Barcos: ninguna», «1 puntos». */
    private static final Pattern DISAGREEING =
            Pattern.compile("\\p{L}+as\\b[^.:;]*: ninguno\\b|\\p{L}*os\\b[^.:;]*: ninguna\\b"
                    + "|(?<![\\d.,/:=-])1 (?!más|menos|tras)\\p{Ll}+[aeiou]s\\b");

    private static final int TURNS = 24;
    private static final int LOOK_EVERY = 4;

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void noSentenceOfABundleHoldsACode(HostedRuleset<?> hosted) {
        for (Locale locale : hosted.languages().all()) {
            Bundle words = hosted.folder().bundle(locale);
            List<String> coded = words.keys().stream()
                    .filter(key -> !key.startsWith("orders.") && !key.startsWith("option."))
                    .flatMap(key -> words.ways(key).stream().map(text -> key + ": " + text))
                    .filter(line -> Stream.of(CODE, RULE)
                            .anyMatch(code -> code.matcher(line.substring(line.indexOf(' ')))
                                    .find()))
                    .toList();
            assertEquals(List.of(), coded);
        }
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void nothingThatIsSaidInAGameHoldsACodeOrDisagrees(HostedRuleset<S> hosted) {
        SortedMap<String, Message> said = new TreeMap<>();
        Ruleset<S> ruleset = hosted.ruleset();
        int[] looked = {0};
        Playouts.one(hosted, TURNS, played -> {
            Messages.in(played.resolution().chronicle()).forEach(message -> said.put(message.toString(), message));
            if (played.turn().number() / LOOK_EVERY > looked[0]) {
                looked[0] = played.turn().number() / LOOK_EVERY;
                S state = played.resolution().state();
                Seat seat = played.turn().due().stream().findFirst().orElse(new Seat(1));
                OrderSheet sheet = played.sheets().getOrDefault(seat, OrderSheet.EMPTY);
                List<Object> shown = List.of(
                        ruleset.tell().report(state, Viewer.of(seat)),
                        ruleset.think().forecast(played.before(), seat, sheet),
                        ruleset.draw().scene(state, Viewer.SPECTATOR).alt(),
                        ruleset.play().turn(state).label());
                shown.forEach(each -> Messages.in(each).forEach(message -> said.put(message.toString(), message)));
            }
        });
        TreeSet<String> wrong = new TreeSet<>();
        said.values().forEach(message -> judge(hosted, message, wrong));
        assertEquals(List.of(), List.copyOf(wrong));
    }

    private static void judge(HostedRuleset<?> hosted, Message message, TreeSet<String> wrong) {
        for (Locale locale : hosted.languages().all()) {
            String said = hosted.folder().bundle(locale).say(message, seat -> "Nadie");
            boolean disagrees = locale.equals(Languages.SPANISH)
                    && DISAGREEING.matcher(said).find();
            if (disagrees || CODE.matcher(said).find()) {
                wrong.add(message.key() + ": " + said);
            }
        }
    }
}

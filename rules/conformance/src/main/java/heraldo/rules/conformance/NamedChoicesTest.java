package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Bundle;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Roster;
import heraldo.rules.order.SlashForm;
import heraldo.rules.order.SlashReader;
import heraldo.testing.Sampling;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Things have names: whatever is offered where somebody chooses says more than a mark (experience §1, law 3). */
@Tag("slow")
class NamedChoicesTest {

    /** A word of its own, though it looks like a mark: all soldiers. */
    private static final String ALL = "ALL";

    /** Nothing but marks: {@code J6}, {@code 24-30}, {@code G1}, {@code CAD}, {@code IND}, {@code MA03}, {@code O T M A P}. */
    private static final Pattern BARE = Pattern.compile(
            "\\p{Lu}{1,3}-?\\d{1,2}(?:[:>]\\S*)?|\\d+-\\d+|\\p{Lu}{1,3}|(?:\\p{Lu} ){2,}\\p{Lu}|\\w+ [>A] \\p{Lu}\\d+|\\p{L}+ \\p{Lu}\\d+");

    private static final int TURNS = Sampling.size("heraldo.choices.turns", 6, 16);
    private static final int LOOK_EVERY = 5;

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    <S> void whatIsSuggestedHasAName(HostedRuleset<S> hosted) {
        SortedSet<String> shown = new TreeSet<>();
        int[] looks = {0};
        Playouts.one(hosted, TURNS * LOOK_EVERY, played -> {
            if (looks[0]++ % LOOK_EVERY == 0) {
                look(hosted, played, shown);
            }
        });
        assertFalse(shown.isEmpty());
        if (Boolean.getBoolean("heraldo.choices")) {
            shown.forEach(System.out::println);
        }
        assertEquals(
                List.of(),
                shown.stream()
                        .filter(line -> bare(line.substring(line.indexOf("= ") + 2)))
                        .toList());
    }

    private static <S> void look(HostedRuleset<S> hosted, SelfPlay.Played<S> played, SortedSet<String> shown) {
        for (Seat seat : Playouts.some(played.turn().due(), played.turn().number() / LOOK_EVERY)) {
            for (OrderType<?> type : hosted.orders().types()) {
                Blanks.params(type).stream()
                        .filter(param -> param.type().isPresent())
                        .forEach(param -> labels(hosted, played.before(), seat, type, param, shown));
            }
        }
    }

    private static <S> void labels(
            HostedRuleset<S> hosted, S state, Seat seat, OrderType<?> type, Param param, SortedSet<String> shown) {
        Ruleset<S> ruleset = hosted.ruleset();
        ParamQuery query = new ParamQuery(seat, OrderSheet.EMPTY, type, param.name(), new TreeMap<>());
        List<String> values = ruleset.think().suggest(state, query);
        SortedMap<String, Message> glosses = ruleset.think().glosses(state, query, values);
        Roster seats = Roster.of(HostedRuleset.seats(hosted.manifest().seats().most()));
        for (Bundle words : hosted.folder().bundles()) {
            Lexicon lexicon = hosted.lexicon(words.locale(), seats);
            SlashReader reader = hosted.orders().slashReader(lexicon);
            for (String stored : values) {
                String gloss = Optional.ofNullable(glosses.get(stored))
                        .map(said -> words.say(said, lexicon::name))
                        .orElse("");
                assertFalse(gloss.contains("gloss.") || gloss.contains("{"), gloss);
                shown.add(words.locale() + " " + type.key() + " " + param.name() + " = " + reader.spoken(param, stored)
                        + gloss);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void whatIsListedHasAName(HostedRuleset<?> hosted) {
        List<String> bare = hosted.orders().types().stream()
                .map(type -> hosted.orders().slash(type))
                .flatMap(form -> form.options().stream())
                .map(SlashForm.Option::entry)
                .filter(SlashForm.Choices.class::isInstance)
                .flatMap(entry -> ((SlashForm.Choices) entry).all().stream())
                .map(SlashForm.Choice::name)
                .flatMap(name -> name.byLanguage().values().stream())
                .filter(NamedChoicesTest::bare)
                .toList();
        assertEquals(List.of(), bare);
    }

    private static boolean bare(String label) {
        return BARE.matcher(label).matches() && !label.equals(ALL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"J6", "24-30", "G1", "CAD", "MA03", "O T M A P", "3 > F4", "E5:3", "GTE-1", "tierra D5"})
    void marksAreFound(String label) {
        assertTrue(bare(label), label);
    }
}

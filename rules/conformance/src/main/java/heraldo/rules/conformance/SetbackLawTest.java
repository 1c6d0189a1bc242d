package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.SelfPlay.Played;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.testing.Sampling;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines that were played and came to nothing all the same: the story of the turn says so, in every game. */
@Tag("slow")
class SetbackLawTest {

    private static final int TURNS = Sampling.size("heraldo.setback.turns", 24, 60);

    static Stream<HostedRuleset<?>> rulesets() {
        return Hosted.all();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    <S> void aLineThatCameToNothingIsNotToldAsDone(HostedRuleset<S> hosted) {
        SortedSet<String> wrong = new TreeSet<>();
        Playouts.fixed(
                hosted,
                TURNS,
                played -> entries(played)
                        .filter(entry -> entry.result()
                                .filter(result -> setback(hosted, played, result))
                                .isPresent())
                        .filter(entry -> bare(hosted, entry.text()))
                        .forEach(entry -> wrong.add(played.turn().number() + ": " + entry)));
        assertEquals(Collections.emptySortedSet(), wrong);
    }

    private static Stream<Entry> entries(Played<?> played) {
        return played.resolution().chronicle().sections().stream().flatMap(section -> section.entries().stream());
    }

    private static <S> boolean setback(HostedRuleset<S> hosted, Played<S> played, LineResult result) {
        return hosted.ruleset()
                .tell()
                .setback(played.resolution().state(), result)
                .isPresent();
    }

    /** Returns whether a text says nothing of a line, or only that it was carried out. */
    private static boolean bare(HostedRuleset<?> hosted, Message text) {
        return text.key().equals("outcome.OK")
                || hosted.folder().bundles().stream()
                        .anyMatch(words -> words.say(text, seat -> "x").isBlank());
    }
}

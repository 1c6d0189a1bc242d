package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.OptionSpec;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The law of changeable options: a change by the game master alters the position, and changing it back leaves no trace. */
class OptionsLawTest {

    private static final int SEED = 3;

    static Stream<HostedRuleset<?>> rulesets() {
        return Hosted.all();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    <S> void anOptionThatMayChangeIsKeptWhenItChanges(HostedRuleset<S> hosted) {
        S start = Playouts.game(hosted, hosted.manifest().seats().most(), SEED).start();
        SortedMap<String, String> defaults = hosted.options().complete(new TreeMap<>());
        String before = hosted.ruleset().play().codec().write(start);
        for (OptionSpec spec : hosted.options().specs()) {
            Optional<String> other = other(spec);
            if (spec.changeable() && spec.term().isEmpty() && other.isPresent()) {
                SortedMap<String, String> options = new TreeMap<>(defaults);
                options.put(spec.key(), other.get());
                S changed = hosted.ruleset().play().adopt(start, options);
                S back = hosted.ruleset().play().adopt(changed, defaults);
                assertNotEquals(before, hosted.ruleset().play().codec().write(changed), spec.key());
                assertEquals(before, hosted.ruleset().play().codec().write(back), spec.key());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    <S> void toTakeUpTheOptionsWithWhichAGameBeganChangesNothing(HostedRuleset<S> hosted) {
        SortedMap<String, String> defaults = hosted.options().complete(new TreeMap<>());
        S start = Playouts.game(hosted, hosted.manifest().seats().least(), SEED).start();
        S taken = hosted.ruleset().play().adopt(start, defaults);
        assertEquals(
                hosted.ruleset().play().codec().write(start),
                hosted.ruleset().play().codec().write(taken));
    }

    /** Another value than the default; empty for free text. */
    private static Optional<String> other(OptionSpec spec) {
        Stream<String> numbers = Stream.concat(spec.domain().least().stream(), spec.domain().most().stream())
                .map(String::valueOf);
        return Stream.concat(numbers, spec.domain().pattern().isPresent() ? Stream.empty() : spec.allowed().stream())
                .filter(value -> !value.equals(spec.fallback()))
                .findFirst();
    }
}

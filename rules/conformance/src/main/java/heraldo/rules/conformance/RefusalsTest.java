package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import heraldo.rules.data.Bundle;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseFile;
import heraldo.rules.engine.CaseRunner;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.coverage.CodeTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every code with which a rules file refuses a line is earned by a line in Spanish and by one in English. */
class RefusalsTest {

    /** Refusals of what is no line of a turn: they are earned end to end, where the platform refuses. */
    private static final SortedSet<String> PLATFORM = new TreeSet<>(
            List.of("E_CLOSED", "E_FULL", "E_TOO_FEW", "E_NAME_TAKEN", "E_FAITH_FULL", "E_NOT_ACTIVE", "E_REALM_OUT"));

    /** A warning with the name of an error. */
    private static final SortedSet<String> WARNINGS = new TreeSet<>(List.of("E_ALLY_NO_INVADE"));

    private static final String FILE = "/examples/refusals.md";

    private static final Pattern EARNED = Pattern.compile("X\\d+(?:\\.\\d+)?=(E_\\w+)");

    static Stream<HostedRuleset<?>> listed() {
        return Hosted.all().filter(hosted -> RefusalsTest.class.getResource(FILE) != null);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("listed")
    void everyLineEarnsItsCode(HostedRuleset<?> hosted) {
        List<String> failures = new CaseRunner(hosted.ruleset().play().cases())
                .run(text()).results().stream()
                        .flatMap(result -> result.failure().stream()
                                .map(why -> result.block().id() + ": " + why))
                        .toList();
        assertEquals(List.of(), failures);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("listed")
    void everyCodeOfTheRulesFileIsEarnedInBothLanguages(HostedRuleset<?> hosted) {
        for (String language : List.of("ES", "EN")) {
            SortedSet<String> missing = new TreeSet<>(errors(hosted));
            missing.removeAll(PLATFORM);
            missing.removeAll(WARNINGS);
            missing.removeAll(earned(language));
            assertEquals(new TreeSet<>(), missing, "in " + language);
        }
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("listed")
    void everyCodeHasASentenceOfItsOwnInBothLanguages(HostedRuleset<?> hosted) {
        for (Locale locale : hosted.languages().all()) {
            Bundle bundle = hosted.folder().bundle(locale);
            SortedMap<String, String> sentences = new TreeMap<>();
            SortedSet<String> codes = new TreeSet<>(errors(hosted));
            codes.removeAll(WARNINGS);
            for (String code : codes) {
                String sentence = bundle.text("refusal." + code).orElse("");
                assertFalse(sentence.isBlank(), code + " has no sentence in " + locale);
                String other = sentences.put(sentence, code);
                assertEquals(Optional.empty(), Optional.ofNullable(other), code + " says the same in " + locale);
            }
        }
    }

    private static List<String> errors(HostedRuleset<?> hosted) {
        CodeTable table = CodeTable.of(hosted.folder()).orElseThrow();
        return table.codes().stream().filter(code -> code.startsWith("E_")).toList();
    }

    private static SortedSet<String> earned(String language) {
        List<String> expected = new ArrayList<>();
        for (CaseBlock block : CaseFile.read(text()).blocks()) {
            if (block.id().startsWith(language)) {
                block.lines().forEach(line -> expected.add(line.text()));
            }
        }
        return EARNED.matcher(String.join("; ", expected))
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text() {
        try (InputStream file = RefusalsTest.class.getResourceAsStream(FILE)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

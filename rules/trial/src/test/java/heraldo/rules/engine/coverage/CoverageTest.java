package heraldo.rules.engine.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.Hosted;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.testing.Sampling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games against oneself tell what they reached of a ruleset, and what not. */
@Tag("slow")
class CoverageTest {

    private static final int GAMES = 30;
    private static final int FEW = Sampling.size("heraldo.coverage.games", 6, 30);

    @TempDir
    Path folder;

    @Test
    void everyOrderTypeEveryChoiceAndEveryKindOfRefusalOccurs() {
        Coverage<?> coverage = played(Hosted.find("cairn"), 1, GAMES);
        assertEquals(List.of(), coverage.missing());
        assertEquals(Set.of(), coverage.unlisted());
        assertEquals(new Coverage.Games(10, 10), coverage.games().get(3));
        List<String> items = coverage.orders().stream().map(Coverage.Item::item).toList();
        assertTrue(items.containsAll(List.of("order.put", "put.pile.tower", "carry.to.gate")), items.toString());
        assertTrue(item(coverage, "order.put").dropped().containsKey("E_HAND"));
        assertTrue(item(coverage, "E_SYNTAX").occurred().get("refused") > 0);
    }

    @Test
    void theSameSeedsReachTheSame() {
        assertEquals(
                played(Hosted.find("cairn"), 5, FEW).codes(),
                played(Hosted.find("cairn"), 5, FEW).codes());
    }

    @Test
    void whatDidNotOccurIsMissingUnlessTheTableSaysWhy() throws IOException {
        Coverage<?> coverage =
                played(variant("codes: [E_SYNTAX, OK, E_MOON, E_SUN]", "unreached: {E_MOON: no night}"), 1, GAMES);
        assertEquals(List.of("E_SUN"), coverage.missing());
        assertEquals(Set.of("E_COUNT", "E_HAND"), coverage.unlisted());
        assertEquals(Optional.of("no night"), item(coverage, "E_MOON").excuse());
    }

    @Test
    void anExcuseForWhatDoesNotExistIsTold() throws IOException {
        Coverage<?> coverage = played(
                variant("codes: [E_SYNTAX, E_COUNT, E_HAND, OK]", "unreached: {put.pile.moon: too high}"), 1, FEW);
        assertEquals(Set.of("put.pile.moon"), coverage.unlisted());
    }

    private static Coverage<?> played(HostedRuleset<?> hosted, long seed, int games) {
        Coverage<?> coverage = new Coverage<>(hosted);
        for (int i = 0; i < games; i++) {
            coverage.play(2 + i % 3, seed + i, 100);
        }
        return coverage;
    }

    private static Coverage.Item item(Coverage<?> coverage, String item) {
        return Stream.concat(coverage.orders().stream(), coverage.codes().stream())
                .filter(each -> each.item().equals(item))
                .findFirst()
                .orElseThrow();
    }

    /** The trial game with another table of codes. */
    private HostedRuleset<?> variant(String... table) throws IOException {
        Path variant = Files.createDirectories(folder.resolve("rulesets/cairn-variant"));
        Files.write(variant.resolve("coverage.yaml"), List.of(table));
        String manifest = ConfigRoots.shipped().ruleset("cairn").text("ruleset.yaml");
        Files.writeString(variant.resolve("ruleset.yaml"), manifest + "\nbase: cairn\n");
        return RulesetCatalog.scan(ConfigRoots.shipped().under(List.of(folder)))
                .find("cairn-variant")
                .orElseThrow();
    }
}

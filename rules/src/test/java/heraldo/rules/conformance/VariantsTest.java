package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.engine.CaseRunner;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.engine.SelfPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A variant is one folder with the table that differs; no program is touched. */
class VariantsTest {

    private static final int TURNS = 6;

    @TempDir
    Path folder;

    /**
     * A cost that somebody wants otherwise.
     *
     * @param example what then happens, in the notation of the rules file
     */
    record Change(String base, String table, String from, String to, String example) {}

    static Stream<Change> changes() {
        List<String> ids = Hosted.all().map(HostedRuleset::id).toList();
        return all().filter(change -> ids.contains(change.base()));
    }

    private static Stream<Change> all() {
        return Stream.of(
                new Change("hexadominacion", "costs.yaml", "recruit: 2/4/2/0", "recruit: 2/1/2/0", """
                        [V-1] Four soldiers for one wood each
                        S: R1 10/14/10/0; F6=1 L1 tri s1
                        O1: RECLUTAR 4 EN F6
                        E: R1 2/10/2/0; F6=1 s5
                        """),
                new Change("caos", "rates.yaml", "costs: {invade: 1,", "costs: {invade: 2,", """
                        [V-2] An invasion costs two actions
                        S: own 1: RELENTE
                        O1: INVADIR VIGILIA
                        E: b1=2; cost1=2; VIGILIA=1
                        """),
                new Change("tribus", "options.yaml", "troopCost, default: \"10\"", "troopCost, default: \"5\"", """
                        [V-3] Three soldiers for fifteen resources
                        S: D4=1 s5; pool1 D4=15
                        O1: RECLUTAR 3 EN D4
                        E: D4=1 s8; pool1 D4=0
                        """),
                new Change("cathay", "prices.yaml", "road: MP", "road: M", """
                        [V-4] A road for one wood
                        S: set 1=24; hand 1=M
                        O1: CARRETERA 24-30
                        E: 24-30=1; hand 1=-
                        """));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("changes")
    void aFolderWithOneOtherCostIsAGameOfItsOwn(Change change) throws IOException {
        HostedRuleset<Object> variant = variant(change);
        assertEquals(0, failures(variant, change), () -> "the cost is " + change.to());
        assertEquals(1, failures(Hosted.find(change.base()), change), () -> "the base keeps " + change.from());
        SelfPlay.of(variant, variant.manifest().seats().least(), new TreeMap<>(), 3)
                .play(
                        TURNS,
                        played -> assertEquals(
                                List.of(),
                                variant.ruleset().violations(played.resolution().state())));
    }

    private static int failures(HostedRuleset<?> hosted, Change change) {
        return new CaseRunner(hosted.ruleset().cases())
                .run("```\n" + change.example() + "```\n")
                .failures();
    }

    @SuppressWarnings("unchecked")
    private HostedRuleset<Object> variant(Change change) throws IOException {
        Path project = Path.of(System.getProperty("heraldo.root"), "config");
        Path base = project.resolve("rulesets").resolve(change.base());
        Path own = Files.createDirectories(folder.resolve("rulesets").resolve("mine"));
        String table = Files.readString(base.resolve(change.table()));
        String changed = table.replace(change.from(), change.to());
        assertNotEquals(table, changed, change.table());
        Files.writeString(own.resolve(change.table()), changed);
        Files.writeString(
                own.resolve("ruleset.yaml"),
                Files.readString(base.resolve("ruleset.yaml")) + "base: " + change.base() + "\n");
        RulesetCatalog catalog = RulesetCatalog.scan(ConfigRoots.of(List.of(folder, project)));
        return (HostedRuleset<Object>) catalog.find("mine").orElseThrow(() -> new AssertionError(catalog.problems()));
    }
}

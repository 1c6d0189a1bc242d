package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import heraldo.rules.engine.CaseRunner;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.engine.SelfPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;

/**
 * A variant is one folder with the table that differs; no program is touched.
 *
 * @param base the game
 * @param table the table in which somebody wants a cost otherwise
 * @param from what it says
 * @param to what it shall say
 * @param example what then happens, in the notation of the rules file
 */
public record VariantLaw(String base, String table, String from, String to, String example) {

    private static final int TURNS = 6;

    /** A folder with one other cost is a game of its own, whose examples come out otherwise than the base's. */
    public void hold(Path folder) throws IOException {
        HostedRuleset<Object> variant = variant(folder);
        assertEquals(0, failures(variant), () -> "the cost is " + to);
        assertEquals(1, failures(Hosted.find(base)), () -> "the base keeps " + from);
        SelfPlay.of(variant, variant.manifest().seats().least(), new TreeMap<>(), 3)
                .play(
                        TURNS,
                        played -> assertEquals(
                                List.of(),
                                variant.ruleset()
                                        .play()
                                        .violations(played.resolution().state())));
    }

    private int failures(HostedRuleset<?> hosted) {
        return new CaseRunner(hosted.ruleset().play().cases())
                .run("```\n" + example + "```\n")
                .failures();
    }

    @SuppressWarnings("unchecked")
    private HostedRuleset<Object> variant(Path folder) throws IOException {
        Path own = Files.createDirectories(folder.resolve("rulesets").resolve("mine"));
        String shipped = text(table);
        String changed = shipped.replace(from, to);
        assertNotEquals(shipped, changed, table);
        Files.writeString(own.resolve(table), changed);
        Files.writeString(own.resolve("ruleset.yaml"), text("ruleset.yaml") + "base: " + base + "\n");
        RulesetCatalog catalog = RulesetCatalog.scan(Hosted.roots().under(List.of(folder)));
        return (HostedRuleset<Object>) catalog.find("mine").orElseThrow(() -> new AssertionError(catalog.problems()));
    }

    private String text(String file) {
        return Hosted.roots().ruleset(base).text(file);
    }
}

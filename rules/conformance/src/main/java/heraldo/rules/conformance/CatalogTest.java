package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every folder of rulesets can be played, and is found by whatever it is called. */
class CatalogTest {

    @Test
    void noFolderOfRulesetsHasAProblem() {
        assertEquals(List.of(), Hosted.catalog().problems());
        assertFalse(Hosted.catalog().ids().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void aRulesetIsFoundByEveryNameItHas(HostedRuleset<?> hosted) {
        Manifest manifest = hosted.manifest();
        List<String> names = new ArrayList<>(List.of(hosted.id(), " " + hosted.id() + " "));
        for (Locale language : hosted.languages().all()) {
            names.add(manifest.name(language));
            names.add(manifest.name(language).toUpperCase(Locale.ROOT));
            names.add(manifest.command().in(language));
        }
        for (String typed : names) {
            Optional<String> found = Hosted.catalog().named(typed).map(HostedRuleset::id);
            boolean shared = Hosted.all()
                            .filter(each -> each.manifest().name().equals(manifest.name())
                                    || each.manifest().command().equals(manifest.command()))
                            .count()
                    > 1;
            assertTrue(shared ? found.isPresent() : found.equals(Optional.of(hosted.id())), typed);
        }
        assertTrue(Hosted.catalog().named("x" + hosted.id()).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void campaignsOfItsOwnVersionAndOfEarlierOnesArePlayed(HostedRuleset<?> hosted) {
        Manifest manifest = hosted.manifest();
        int version = manifest.version();
        for (int earlier = 1; earlier <= version; earlier++) {
            assertTrue(manifest.plays("" + earlier));
        }
        assertFalse(manifest.plays("" + (version + 1)));
        assertFalse(manifest.plays("draft"));
    }

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void aRulesetPrintsItsName(HostedRuleset<?> hosted) {
        assertEquals(hosted.manifest().name(Languages.SPANISH) + " (" + hosted.id() + ")", hosted.toString());
    }
}

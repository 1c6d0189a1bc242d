package heraldo.bot.campaign.rulebook;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.RulesetCatalog;
import heraldo.rules.kernel.PlayerText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The rulebooks of all rulesets of the catalog. */
public final class Library {
    private final Languages languages;
    private final SortedMap<String, Rulebook<?>> rulebooks = new TreeMap<>();

    public Library(RulesetCatalog catalog) {
        languages = catalog.languages();
        catalog.all().forEach(hosted -> rulebooks.put(hosted.id(), rulebook(hosted)));
    }

    /** The languages in which they can be played. */
    public Languages languages() {
        return languages;
    }

    /**
     * A ruleset by its id.
     *
     * @throws RefusedException if there is none; the sentence lists those there are
     */
    public Rulebook<?> rulebook(String id) {
        Rulebook<?> found = rulebooks.get(id);
        if (found == null) {
            throw RefusedException.of(
                    "no-ruleset", "text", new PlayerText(id), "rulesets", List.copyOf(rulebooks.keySet()));
        }
        return found;
    }

    /**
     * The ruleset of a campaign.
     *
     * @throws RefusedException if the host has removed it; then the campaign stands still until it is back
     */
    public Rulebook<?> rulebook(Campaign campaign) {
        return Optional.<Rulebook<?>>ofNullable(rulebooks.get(campaign.ruleset()))
                .orElseThrow(() -> RefusedException.of("ruleset-gone", "text", new PlayerText(campaign.ruleset())));
    }

    /** All of them, by id. */
    public List<Rulebook<?>> all() {
        return new ArrayList<>(rulebooks.values());
    }

    private static <S> Rulebook<S> rulebook(HostedRuleset<S> hosted) {
        return new Rulebook<>(hosted);
    }
}

package heraldo.bot.campaign.model;

import heraldo.rules.engine.OptionSpec.Term;
import java.util.Collections;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The game master's request for a new campaign.
 *
 * @param ruleset the id of a ruleset of the catalog
 * @param seats the number of sides that play
 * @param language {@code es} or {@code en}
 * @param options options of the ruleset; those left out take their default
 * @param named terms that were named explicitly, which override the ruleset's options for them: yes and no as {@code true} and
 *     {@code false}. Must hold cron if the ruleset has no option for it; the zone defaults to the host's
 * @param terms the defaults for all other terms
 * @param bounds the first deadline and days without any
 */
public record NewCampaign(
        String name,
        String ruleset,
        int seats,
        Locale language,
        SortedMap<String, String> options,
        SortedMap<Term, String> named,
        Terms terms,
        CadenceBounds bounds) {

    public NewCampaign {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
        named = Collections.unmodifiableSortedMap(new TreeMap<>(named));
    }

    /** A campaign whose deadlines are those of its cadence. */
    public NewCampaign(
            String name,
            String ruleset,
            int seats,
            Locale language,
            SortedMap<String, String> options,
            SortedMap<Term, String> named,
            Terms terms) {
        this(name, ruleset, seats, language, options, named, terms, CadenceBounds.NONE);
    }
}

package heraldo.bot.campaign.model;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * By what a campaign is played: everything that was agreed before it began, and that its game master may change later, as far as
 * that is allowed.
 *
 * @param options every option of the ruleset with its value
 * @param terms what was agreed with the platform
 * @param cadence when turns end
 */
public record Charter(SortedMap<String, String> options, Terms terms, Cadence cadence) {
    public Charter {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    public Charter withTerms(Terms other) {
        return new Charter(options, other, cadence);
    }
}

package heraldo.bot.campaign.model;

import java.time.Instant;

/**
 * How a campaign was opened. None of this changes later.
 *
 * @param ruleset the id of its ruleset
 * @param rulesetVersion the version of the ruleset it was opened with
 * @param anchor the public end of its seed chain, in hexadecimal
 * @param opened when it was opened
 */
public record Founding(String ruleset, String rulesetVersion, String anchor, Instant opened) {}

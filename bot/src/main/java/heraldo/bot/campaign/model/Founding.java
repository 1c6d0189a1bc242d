package heraldo.bot.campaign.model;

import java.time.Instant;

/**
 * The data of a campaign's opening. None of this changes later.
 *
 * @param ruleset the id of its ruleset
 * @param rulesetVersion the version of the ruleset it was opened with
 * @param anchor the public end of its seed chain, in hexadecimal
 * @param opened the time of the opening
 */
public record Founding(String ruleset, String rulesetVersion, String anchor, Instant opened) {}

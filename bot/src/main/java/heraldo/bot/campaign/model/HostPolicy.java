package heraldo.bot.campaign.model;

import java.time.Duration;

/**
 * The host's policy for campaigns: their limits, and the time allowed to them.
 *
 * @param limits the upper bounds on the number of campaigns
 * @param times the precision with which deadlines are kept
 * @param exile the time that a campaign waits after its server has removed the bot
 * @param sealPatience the maximum time that a step that others may answer waits for the post of its seal
 */
public record HostPolicy(Limits limits, TurnTimes times, Duration exile, Duration sealPatience) {}

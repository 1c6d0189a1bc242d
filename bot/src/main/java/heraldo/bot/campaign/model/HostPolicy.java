package heraldo.bot.campaign.model;

import java.time.Duration;

/**
 * What the host allows campaigns, and how patient they are with them.
 *
 * @param limits how many campaigns there may be
 * @param times how exactly deadlines are kept
 * @param exile how long a campaign waits in a server that the bot was turned out of
 * @param sealPatience how long a step that others may answer waits for the post of its seal, at most
 */
public record HostPolicy(Limits limits, TurnTimes times, Duration exile, Duration sealPatience) {}

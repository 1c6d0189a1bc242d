package heraldo.bot.campaign.model;

/**
 * Where a campaign lives.
 *
 * @param category the category that holds its channels
 * @param diplomacy the public talk
 * @param chronicle the turn posts, read-only
 */
public record Channels(long category, long diplomacy, long chronicle) {}

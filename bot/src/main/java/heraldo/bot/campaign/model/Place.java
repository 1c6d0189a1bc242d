package heraldo.bot.campaign.model;

/**
 * The place of a message.
 *
 * @param guild the server; 0 outside any
 * @param category the category the channel lies in; 0 if none
 * @param channel the channel
 */
public record Place(long guild, long category, long channel) {}

package heraldo.bot.campaign;

import heraldo.rules.kernel.Message;
import java.time.Instant;

/**
 * Something a game master did. Public.
 *
 * @param kind the name of the act, e.g. {@code extend}
 * @param words what the campaign was told about it
 */
public record GameMasterAct(CampaignId campaign, long user, Instant at, String kind, Message words) {}

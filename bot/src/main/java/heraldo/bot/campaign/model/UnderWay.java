package heraldo.bot.campaign.model;

import java.time.Instant;
import java.util.Optional;

/**
 * How the newest turn of a campaign under way stands, whichever campaign it is.
 *
 * @param server where it is played
 * @param stage how far it has come
 * @param ends when it ends, for all that is known now; empty if no deadline stands
 */
public record UnderWay(long server, TurnStage stage, Optional<Instant> ends) {}

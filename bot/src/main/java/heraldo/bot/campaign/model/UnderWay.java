package heraldo.bot.campaign.model;

import java.time.Instant;
import java.util.Optional;

/**
 * The state of the newest turn of a campaign under way, without the campaign's identity.
 *
 * @param server the server in which it is played
 * @param stage the stage of the turn
 * @param ends the end of the turn, as far as it is known now; empty if no deadline is in force
 */
public record UnderWay(long server, TurnStage stage, Optional<Instant> ends) {}

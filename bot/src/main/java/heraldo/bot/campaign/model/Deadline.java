package heraldo.bot.campaign.model;

import java.time.Instant;
import java.time.LocalDateTime;

/**
 * The deadline of a turn.
 *
 * @param nominal the wall-clock time the cadence asks for; the next deadline is counted from it
 * @param at the instant at which it comes
 */
public record Deadline(LocalDateTime nominal, Instant at) {}

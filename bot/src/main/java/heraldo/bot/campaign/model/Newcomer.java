package heraldo.bot.campaign.model;

import heraldo.rules.order.OrderType;
import java.util.Optional;

/**
 * Somebody who wants a seat.
 *
 * @param campaign the campaign in which they want it
 * @param form what they have to fill in; empty if there is nothing to choose
 */
public record Newcomer(Campaign campaign, Optional<OrderType<?>> form) {}

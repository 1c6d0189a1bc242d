/**
 * The world outside that campaigns depend on: the clock, the calendar, the courier, secrets, who can be reached, and
 * the places at which a crash is tried out.
 *
 * <p>May import {@code model}.
 */
package heraldo.bot.campaign.port;

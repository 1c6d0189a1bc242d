/**
 * The world outside that campaigns depend on: the clock, the calendar, the courier, secrets, who can be reached, and the points
 * at which tests crash the program.
 *
 * <p>May import {@code model}.
 */
package heraldo.bot.campaign.port;

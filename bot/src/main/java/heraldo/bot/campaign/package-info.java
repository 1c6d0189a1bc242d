/**
 * Campaigns: the application itself, a room for each part of it. This package holds only the entrance: all desks of one
 * program. The world outside (database, Discord, timers, calendar) stands behind ports.
 *
 * <p>May import {@code book}, {@code hall}, {@code master}, {@code press}, {@code proof}, {@code rulebook}, {@code seat},
 * {@code sheet} and {@code turn}.
 */
package heraldo.bot.campaign;

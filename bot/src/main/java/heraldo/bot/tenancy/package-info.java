/**
 * The parts of the bot's servers that a program serves: all of them, or those that it has leased beside other programs; and the
 * takeover of further ones.
 *
 * <p>May import {@code campaign.book}, {@code campaign.model}, {@code campaign.post}, {@code discord}, {@code discord.gate},
 * {@code discord.post}, {@code store}, {@code store.postgres} and {@code org.slf4j}.
 */
package heraldo.bot.tenancy;

/**
 * The bot on Discord: it signs in, registers its commands, passes every interaction to the one class that answers it,
 * keeps the channels of the campaigns and posts what the outbox holds. No rule of a game is decided here.
 *
 * <p>Together with its sub-packages the only place that sees JDA.
 *
 * <p>May import {@code campaign}, {@code campaign.book}, {@code campaign.master}, {@code campaign.model}, {@code
 * campaign.port}, {@code campaign.seat}, {@code campaign.sheet}, {@code campaign.turn}, {@code authority}, {@code command},
 * {@code door}, {@code front}, {@code gate}, {@code post}, {@code room}, {@code shape}, {@code text}, {@code render}, {@code
 * rules.engine}, {@code rules.kernel} and {@code net.dv8tion.jda}.
 */
package heraldo.bot.discord;

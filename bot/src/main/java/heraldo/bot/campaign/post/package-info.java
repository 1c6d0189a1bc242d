/**
 * The outbox at work: every dispatch goes out once, channel by channel.
 *
 * <p>May import {@code book}, {@code model}, {@code port}, {@code rules.kernel} and {@code org.slf4j}.
 */
package heraldo.bot.campaign.post;

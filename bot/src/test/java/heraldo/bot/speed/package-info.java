/** How long the bot takes for what people wait for, beside the least that a bot could take: see the profile {@code bench}. */
@NullMarked
package heraldo.bot.speed;

import org.jspecify.annotations.NullMarked;

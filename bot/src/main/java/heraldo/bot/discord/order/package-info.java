/**
 * The commands of the rulesets: one for every order type of every ruleset, made from its declaration. Nothing here
 * knows any ruleset.
 *
 * <p>May import {@code campaign}, {@code campaign.model}, {@code campaign.proof}, {@code campaign.rulebook},
 * {@code campaign.sheet}, {@code authority}, {@code desk}, {@code front}, {@code gate}, {@code shape}, {@code text},
 * {@code rules.engine}, {@code rules.kernel} and {@code rules.order}.
 */
package heraldo.bot.discord.order;

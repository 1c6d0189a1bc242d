/**
 * A ruleset in use: the engine behind the sheets, positions and stories of a campaign, and what all desks share.
 *
 * <p>May import {@code book}, {@code model}, {@code port}, {@code rules.chance}, {@code rules.data},
 * {@code rules.engine}, {@code rules.engine.governor}, {@code rules.engine.mind},
 * {@code rules.engine.simulation}, {@code rules.kernel}, {@code rules.order}, {@code rules.scene} and {@code org.slf4j}.
 */
package heraldo.bot.campaign.rulebook;

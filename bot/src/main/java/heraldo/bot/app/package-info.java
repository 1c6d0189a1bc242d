/**
 * The program: its command line and the wiring of its parts. Imports everything; nobody imports it.
 *
 * <p>May import {@code ch.qos.logback}, {@code campaign}, {@code campaign.book}, {@code campaign.model},
 * {@code campaign.port}, {@code campaign.post}, {@code campaign.proof}, {@code campaign.rulebook},
 * {@code campaign.turn}, {@code discord}, {@code discord.album}, {@code discord.front}, {@code discord.gate},
 * {@code discord.post}, {@code discord.room}, {@code discord.text}, {@code gauge}, {@code league}, {@code render}, {@code sandbox},
 * {@code sandbox.demo}, {@code sandbox.rest}, {@code schedule}, {@code store}, {@code store.postgres}, {@code tenancy},
 * {@code rules.chance}, {@code rules.data}, {@code rules.engine},
 * {@code rules.engine.coverage}, {@code rules.engine.mind}, {@code rules.kernel}, {@code rules.order}, {@code org.slf4j} and {@code picocli}.
 */
package heraldo.bot.app;

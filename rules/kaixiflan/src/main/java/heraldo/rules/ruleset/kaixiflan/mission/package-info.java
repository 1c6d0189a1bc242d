/**
 * Missions (§8.1): the decks, the language of their conditions, what counts towards them and who has met them.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code kernel}, {@code book}, {@code check}, {@code law},
 * {@code say}, {@code state} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.mission;

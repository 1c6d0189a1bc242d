/**
 * Missions (§8.1): the decks, the language of their conditions, what counts towards them and who has met them.
 *
 * <p>May import {@code kernel}, {@code chance}, {@code board}, {@code data}, {@code state} and {@code law}.
 */
package heraldo.rules.ruleset.kaixiflan.mission;

/**
 * Events (K8, §8.2): the deck's cards, what the game master decrees, and the step that plays them.
 *
 * <p>May import {@code kernel}, {@code board}, {@code chance}, {@code data}, {@code order}, {@code law}, {@code say}, {@code state},
 * {@code mission} and {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.event;

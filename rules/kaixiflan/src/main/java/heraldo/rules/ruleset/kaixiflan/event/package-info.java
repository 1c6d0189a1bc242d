/**
 * Events (K8, §8.2): the deck's cards, what the game master decrees, and the step that plays them.
 *
 * <p>May import {@code board}, {@code chance}, {@code data}, {@code engine}, {@code kernel}, {@code rules.order},
 * {@code book}, {@code chart}, {@code law}, {@code mission}, {@code order}, {@code say}, {@code state} and
 * {@code turn}.
 */
package heraldo.rules.ruleset.kaixiflan.event;

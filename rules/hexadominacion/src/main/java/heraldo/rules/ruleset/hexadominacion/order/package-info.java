/**
 * The orders of players (§3): a record for each kind, with its declaration, its rules and its effect in its phase. Attacks are
 * in {@code war}, dealings with other realms in {@code deal}.
 *
 * <p>May import {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code say}, {@code sketch},
 * {@code state}, {@code turn} and {@code scene}.
 */
package heraldo.rules.ruleset.hexadominacion.order;

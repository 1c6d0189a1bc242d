/**
 * What players may ask for (§3): a record for each kind of order, with its declaration, its rules and what it does in its
 * phase. Attacks are in {@code war}, dealings with other realms in {@code deal}.
 *
 * <p>May import {@code kernel}, {@code rules.order}, {@code book}, {@code check}, {@code say}, {@code sketch},
 * {@code state}, {@code turn} and {@code scene}.
 */
package heraldo.rules.ruleset.hexadominacion.order;

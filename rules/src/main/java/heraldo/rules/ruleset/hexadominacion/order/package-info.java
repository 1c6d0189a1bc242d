/**
 * What players may ask for (§3): a record for each kind of order, and their declarations.
 *
 * <p>May import {@code kernel}, {@code rules.order}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.order;

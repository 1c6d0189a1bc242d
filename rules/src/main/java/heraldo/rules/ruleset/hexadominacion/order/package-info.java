/**
 * What players may ask for (§3): a record for each kind of order, and their declarations.
 *
 * <p>May import {@code kernel}, {@code order} and {@code data} of the engine, {@code state} and {@code book}.
 */
package heraldo.rules.ruleset.hexadominacion.order;

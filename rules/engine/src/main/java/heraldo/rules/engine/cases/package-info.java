/**
 * The common parts of all notations of examples: the items of a line, the turns of an example, written orders, and mismatches.
 *
 * <p>May import {@code data}, {@code engine}, {@code kernel} and {@code order}.
 */
package heraldo.rules.engine.cases;

/**
 * What all notations of examples have in common: the items of a line, the turns of an example, written orders, and what did not
 * come out as expected.
 *
 * <p>May import {@code data}, {@code engine}, {@code kernel} and {@code order}.
 */
package heraldo.rules.engine.cases;

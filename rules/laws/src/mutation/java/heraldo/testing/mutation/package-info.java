/**
 * Draws the mutants that {@code mvn -Dmutation=rules} tests; compiled in that profile alone.
 *
 * <p>May import {@code org.pitest}.
 */
package heraldo.testing.mutation;

/**
 * Draws the mutants that {@code mvn -Pmutation} tests; compiled in that profile alone.
 *
 * <p>May import {@code org.pitest}.
 */
package heraldo.testing.mutation;

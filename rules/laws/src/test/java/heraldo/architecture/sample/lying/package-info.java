/**
 * Says what it does not do.
 *
 * <p>May import {@code honest}.
 */
package heraldo.architecture.sample.lying;

/**
 * What the others look at.
 *
 * <p>May import nothing but the JDK.
 */
package heraldo.architecture.sample.seen;

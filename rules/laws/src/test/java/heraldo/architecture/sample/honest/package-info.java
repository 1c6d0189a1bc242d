/**
 * Says what it does.
 *
 * <p>May import {@code seen} and
 * {@code org.junit.jupiter}. And more is said after that.
 */
package heraldo.architecture.sample.honest;

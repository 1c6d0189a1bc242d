/**
 * Who looks at what the program shows, in the tests of every module: a real browser, and somebody in front of it.
 *
 * <p>May import {@code org.junit} and {@code org.openqa}.
 */
package heraldo.bot.witness;

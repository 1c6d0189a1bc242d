/**
 * The browser tests' view of the program, in every module: a real browser, and a visitor in front of it.
 *
 * <p>May import {@code org.junit} and {@code org.openqa}.
 */
package heraldo.bot.witness;

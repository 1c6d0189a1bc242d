/**
 * What is fixed in the rulebook and what a game chooses, by name.
 *
 * <p>May import the JDK, {@code kernel}, {@code data} and this ruleset's {@code chart} and {@code law}.
 */
package heraldo.rules.ruleset.tribus.book;

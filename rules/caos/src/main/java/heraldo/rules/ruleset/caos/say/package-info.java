/**
 * The names of things of the game in sentences: the arguments of messages.
 *
 * <p>May import {@code kernel}, {@code book}, {@code law} and {@code state}.
 */
package heraldo.rules.ruleset.caos.say;

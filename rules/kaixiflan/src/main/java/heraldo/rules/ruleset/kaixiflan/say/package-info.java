/**
 * Names of the things of the game in sentences: the arguments of messages.
 *
 * <p>May import {@code board}, {@code kernel}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.kaixiflan.say;

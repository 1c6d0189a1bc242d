/**
 * Names of things, as arguments of messages.
 *
 * <p>May import {@code kernel}, {@code board} and this ruleset's {@code chart}, {@code state} and {@code order}.
 */
package heraldo.rules.ruleset.tribus.say;

/**
 * Names of things, as arguments of messages.
 *
 * <p>May import {@code board}, {@code kernel}, {@code book}, {@code chart} and {@code state}.
 */
package heraldo.rules.ruleset.tribus.say;

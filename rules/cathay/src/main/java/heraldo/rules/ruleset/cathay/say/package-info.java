/**
 * Names of things, as arguments of messages.
 *
 * <p>May import {@code kernel}, {@code book}, {@code chart} and {@code state}.
 */
package heraldo.rules.ruleset.cathay.say;

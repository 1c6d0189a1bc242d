/**
 * Names of things, as arguments of messages.
 *
 * <p>May import {@code kernel}, {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.say;

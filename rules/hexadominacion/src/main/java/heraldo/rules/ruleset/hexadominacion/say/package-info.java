/**
 * Names of things, as arguments of messages.
 *
 * <p>May import {@code kernel}, {@code book} and {@code state}.
 */
package heraldo.rules.ruleset.hexadominacion.say;

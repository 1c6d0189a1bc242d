/**
 * A tiny game of heaping stones, with every shape of parameter, secrets, dice and examples: it proves the platform
 * without any real ruleset. It is played simultaneously, or one seat after another with instant sheets.
 *
 * <p>May import {@code chance}, {@code data}, {@code engine}, {@code engine.mind}, {@code kernel}, {@code order} and {@code scene}.
 */
package heraldo.rules.trial;

/**
 * Orders, declared once: from an order type derive the line grammar in every language, the formatter, the JSON codec,
 * the help and the slash command.
 *
 * <p>May import the JDK, {@code kernel} and {@code data}.
 */
package heraldo.rules.order;

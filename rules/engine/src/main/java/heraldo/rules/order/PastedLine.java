package heraldo.rules.order;

/**
 * One order of a paste.
 *
 * @param number the line it began on, from 1
 * @param text as it was typed
 */
public record PastedLine(int number, String text, LineReading reading) {}

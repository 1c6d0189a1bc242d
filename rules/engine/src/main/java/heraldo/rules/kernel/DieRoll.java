package heraldo.rules.kernel;

/**
 * One die that fell.
 *
 * @param label the name of its stream, e.g. {@code combat|H7|P1}
 * @param index which value of that stream, from 0
 * @param sides how many sides it has
 * @param value from 1 to {@code sides}
 */
public record DieRoll(String label, int index, int sides, int value) {}

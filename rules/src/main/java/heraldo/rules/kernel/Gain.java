package heraldo.rules.kernel;

/**
 * One reason why a side's total changed in a turn.
 *
 * @param reason a noun by its own name, e.g. a founded village; words are in the bundles
 * @param points how much of the change is due to it; negative for a loss
 */
public record Gain(Message reason, int points) {}

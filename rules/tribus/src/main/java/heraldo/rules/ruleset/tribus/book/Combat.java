package heraldo.rules.ruleset.tribus.book;

/**
 * What is fixed about fighting ({@code combat.yaml}, T18, T19, T23).
 *
 * @param die sides of the attack die
 * @param defence what defenders add
 * @param factor how many times each soldier in a city or on a ship counts
 */
public record Combat(int die, int defence, int factor) {}

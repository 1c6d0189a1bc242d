package heraldo.rules.ruleset.tribus.book;

/**
 * Constants of fighting ({@code combat.yaml}, T18, T19, T23).
 *
 * @param die sides of the attack die
 * @param defence the bonus that defenders add
 * @param factor the multiplier of each soldier in a city or on a ship
 */
public record Combat(int die, int defence, int factor) {}

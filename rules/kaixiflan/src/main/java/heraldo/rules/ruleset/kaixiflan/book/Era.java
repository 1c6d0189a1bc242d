package heraldo.rules.ruleset.kaixiflan.book;

/**
 * Limits of an Era, and the price of leaving it (§1.2).
 *
 * @param era 1 to 6
 * @param actions the number of actions a turn
 * @param store the most of each resource that a province keeps
 * @param wonder the cost, in each resource, of the Wonder that opens the next Era; 0 in the last Era
 */
public record Era(int era, int actions, int store, int wonder) {}

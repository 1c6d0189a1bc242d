package heraldo.rules.ruleset.kaixiflan.book;

/**
 * What an Era allows (§1.2).
 *
 * @param era 1 to 6
 * @param actions how many actions a turn
 * @param store how much of each resource is kept
 * @param wonder what the Wonder that opens the next Era costs of each resource; 0 in the last Era
 */
public record Era(int era, int actions, int store, int wonder) {}

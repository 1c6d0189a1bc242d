package heraldo.rules.ruleset.kaixiflan.state;

/**
 * An entry of the fame ledger.
 *
 * @param points may be negative for an adjustment of the game master
 * @param reason the reason for them: a hex, a mission, a province, the game master's words; may be empty
 */
public record Credit(int turn, Owner province, Column column, int points, String reason) {}

package heraldo.rules.ruleset.tribus.turn;

/**
 * An order for a tribe's turn.
 *
 * @param number its line on the sheet, from 1
 */
public record Line(int number, TurnOrder order) {}

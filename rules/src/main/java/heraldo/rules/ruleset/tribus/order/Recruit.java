package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;

/** <i>Reclutar</i>: soldiers in an own city (T8). */
public record Recruit(int number, Hex city) implements Recruiting {}

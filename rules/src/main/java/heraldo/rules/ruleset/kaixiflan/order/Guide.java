package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;

/** <i>Mover Kaixiflán</i>: the Favourite leads him elsewhere (K42, R67). */
public record Guide(Hex destination) implements Action {}

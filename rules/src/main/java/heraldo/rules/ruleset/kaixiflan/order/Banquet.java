package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;

/** <i>Comerciar banquete</i>: the Favourite feasts Kaixiflán (K45, R81). */
public record Banquet(Hex hex) implements Action {}

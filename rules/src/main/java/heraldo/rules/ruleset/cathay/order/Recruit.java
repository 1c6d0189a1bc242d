package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.ruleset.cathay.book.SoldierKind;

/** <i>Reclutar</i>: a soldier appears on an own building (Y18). */
public record Recruit(SoldierKind kind, int corner) implements Command {}

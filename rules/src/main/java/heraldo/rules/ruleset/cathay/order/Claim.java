package heraldo.rules.ruleset.cathay.order;

/** <i>Reclamar</i>: a ruin under an own soldier becomes a settlement (Y34). */
public record Claim(int corner) implements Command {}

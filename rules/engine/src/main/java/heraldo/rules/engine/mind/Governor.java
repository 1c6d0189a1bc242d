package heraldo.rules.engine.mind;

/** Who writes for a seat that has no player, or whose player is away. */
public record Governor(Temper temper, Strength strength) {}

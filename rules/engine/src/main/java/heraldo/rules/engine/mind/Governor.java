package heraldo.rules.engine.mind;

/** The governor of a seat that has no player, or whose player is away. */
public record Governor(Temper temper, Strength strength) {}

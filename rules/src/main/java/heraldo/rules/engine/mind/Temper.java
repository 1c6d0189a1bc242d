package heraldo.rules.engine.mind;

/** What a governor likes: everybody may know it. What each of them means in a game stands in the ruleset's {@code minds.yaml}. */
public enum Temper {
    /** Takes free land first. */
    EXPANDER,
    /** Bargains with everybody. */
    TRADER,
    /** Takes what is badly guarded. */
    RAIDER,
    /** Raises what it has. */
    BUILDER,
    /** Guards its own, and keeps treaties longest. */
    KEEPER,
    /** Pays back what was done to it, and turns against whoever leads. */
    AVENGER
}

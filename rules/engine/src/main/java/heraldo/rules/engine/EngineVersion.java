package heraldo.rules.engine;

/** The version of what games are made with: a game that is made for one plays with every program that has the same. */
public final class EngineVersion {

    /** The version. It is raised when a game that was compiled before could no longer be played; see {@code docs/engine.md}. */
    public static final String CURRENT = "1";

    /** The entry in the manifest of a game's jar that says for which version it was made. */
    public static final String ENTRY = "Heraldo-Engine";

    private EngineVersion() {}
}

package heraldo.rules.ruleset.hexadominacion.turn;

/** The outcome of an order line (§3). A line whose code begins with {@code X} was cancelled whole (H8). */
public enum Code {
    OK,
    /** An attack that was carried out with fewer soldiers than ordered (R24). */
    N_REDUCED,
    X_NO_MATCH,
    X_RESOURCES,
    X_SOLDIERS,
    X_LEVEL,
    X_SANCTION,
    X_NOT_CONNECTED,
    X_TARGET_OWN,
    X_ORIGINS_LOST,
    X_ELIMINATED,
    X_NOT_OWNER,
    X_CAPITAL,
    X_REALM_OUT
}

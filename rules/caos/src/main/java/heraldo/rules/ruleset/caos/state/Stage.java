package heraldo.rules.ruleset.caos.state;

/** The input that a game waits for. */
public enum Stage {
    /** The orders of all bands. */
    ORDERS,
    /** The winner's choice of lieutenants (C46). */
    LIEUTENANTS,
    /** Nothing more. */
    OVER
}

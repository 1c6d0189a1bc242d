package heraldo.rules.ruleset.hexadominacion.state;

/** Whether a realm still plays (H6, H28). */
public enum Status {
    ACTIVE,
    ELIMINATED,
    SURRENDERED
}

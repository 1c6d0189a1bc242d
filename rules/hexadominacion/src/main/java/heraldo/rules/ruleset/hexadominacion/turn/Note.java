package heraldo.rules.ruleset.hexadominacion.turn;

/** The kinds of note in a realm's own report (§3). */
public enum Note {
    /** Something above the cap was lost (H5, R12). */
    N_CAP_400,
    /** Some defenders could not be paid and were lost (H19). */
    N_DEFENCE_PARTIAL,
    /** An attack met nobody and needed no dice (R29). */
    N_AUTO
}

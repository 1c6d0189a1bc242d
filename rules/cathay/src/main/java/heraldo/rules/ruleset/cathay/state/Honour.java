package heraldo.rules.ruleset.cathay.state;

/** The four cards that are worth a point each (Y41). */
public enum Honour {
    /** Resurrección: for coming back (Y38). */
    RES,
    /** Desarrollo: for most cities (Y42). */
    DEV,
    /** Ruta más larga: for the longest route (Y42). */
    ROUTE,
    /** Ejército más grande: for three soldiers (Y45, Y46). */
    ARMY
}

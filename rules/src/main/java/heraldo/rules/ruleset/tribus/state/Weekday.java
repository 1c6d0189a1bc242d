package heraldo.rules.ruleset.tribus.state;

/** A day of the week. */
public enum Weekday {
    MON,
    TUE,
    WED,
    THU,
    FRI,
    SAT,
    SUN;

    public Weekday next() {
        return values()[(ordinal() + 1) % values().length];
    }

    /** From 1 for Monday to 7 for Sunday. */
    public int number() {
        return ordinal() + 1;
    }
}

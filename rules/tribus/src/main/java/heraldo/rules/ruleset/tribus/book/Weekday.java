package heraldo.rules.ruleset.tribus.book;

/** A day of the week. */
public enum Weekday {
    MON(1),
    TUE(2),
    WED(3),
    THU(4),
    FRI(5),
    SAT(6),
    SUN(7);

    private final int number;

    Weekday(int number) {
        this.number = number;
    }

    public Weekday next() {
        return this == SUN ? MON : values()[number];
    }

    public Weekday previous() {
        return this == MON ? SUN : values()[number - 2];
    }

    /** From 1 for Monday to 7 for Sunday. */
    public int number() {
        return number;
    }
}

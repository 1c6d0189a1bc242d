package heraldo.rules.engine.mind;

/**
 * How much a governor may think before it sends a sheet, counted in plays, so that it decides the same on every machine; and how
 * well it minds what it meant.
 *
 * @param sheets how many sheets are weighed at most; with fewer than two, none is
 * @param worlds in how many positions, each as likely as the true one by what the seat knows, every sheet is played
 * @param turns how many turns are played each time, the open one included
 * @param slips how many lines of a hundred it overlooks when it sends its sheet, from 0 to 100
 */
public record Budget(int sheets, int worlds, int turns, int slips) {

    public Budget {
        if (sheets < 0 || worlds < 1 || turns < 1) {
            throw new IllegalArgumentException("sheets is " + sheets + ", worlds " + worlds + ", turns " + turns
                    + "; sheets must be at least 0, the others at least 1");
        }
        if (slips < 0 || slips > 100) {
            throw new IllegalArgumentException("slips is " + slips + "; it must be from 0 to 100");
        }
    }

    /** Whether it leaves a choice. */
    public boolean weighs() {
        return sheets > 1;
    }
}

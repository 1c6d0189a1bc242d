package heraldo.rules.engine.mind;

/**
 * The budget of a governor's thinking before it sends a sheet, counted in plays, so that it decides the same on every machine;
 * and its carelessness with the result.
 *
 * @param sheets the most sheets that it weighs; with fewer than two, it weighs none
 * @param worlds the number of positions, each as likely as the true one by what the seat knows, in which it plays every sheet
 * @param turns the number of turns that it plays each time, the open one included
 * @param slips the number of lines in a hundred that it overlooks when it sends its sheet, from 0 to 100
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

    /** Returns whether the budget leaves a choice. */
    public boolean weighs() {
        return sheets > 1;
    }
}

package heraldo.rules.ruleset.hexadominacion.book;

/** The yield of a hex of a level, from the least to the most (§1.5c). */
public record Yield(int least, int most) {

    public Yield {
        if (least < 0 || most < least) {
            throw new IllegalArgumentException("a yield goes from " + least + " to " + most + "; turn it around");
        }
    }

    /** Returns the number of sides of its die. */
    public int sides() {
        return most - least + 1;
    }

    /** Returns the units that a roll of its die yields. */
    public int of(int roll) {
        return least - 1 + roll;
    }
}

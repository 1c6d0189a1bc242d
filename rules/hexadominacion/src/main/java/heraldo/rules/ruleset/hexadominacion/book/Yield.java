package heraldo.rules.ruleset.hexadominacion.book;

/** What a hex of a level yields, from the least to the most (§1.5c). */
public record Yield(int least, int most) {

    public Yield {
        if (least < 0 || most < least) {
            throw new IllegalArgumentException("a yield goes from " + least + " to " + most + "; turn it around");
        }
    }

    /** How many sides its die has. */
    public int sides() {
        return most - least + 1;
    }

    /** What a roll yields. */
    public int of(int roll) {
        return least - 1 + roll;
    }
}

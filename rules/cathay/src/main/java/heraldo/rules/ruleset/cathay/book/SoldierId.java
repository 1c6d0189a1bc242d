package heraldo.rules.ruleset.cathay.book;

/**
 * The id of a soldier within its seat: {@code G1}, {@code G2}, {@code A1}.
 *
 * @param number the lowest that was free when it was recruited, from 1
 */
public record SoldierId(SoldierKind kind, int number) {

    /** The regular expression of an id. */
    public static final String SHAPE = "[GA][0-9]{1,2}";

    /**
     * Reads what {@link #toString()} writes.
     *
     * @throws IllegalArgumentException if the text is no id
     */
    public static SoldierId of(String text) {
        if (!text.matches(SHAPE)) {
            throw new IllegalArgumentException("no soldier is called " + text);
        }
        SoldierKind kind = text.charAt(0) == SoldierKind.WARRIOR.code() ? SoldierKind.WARRIOR : SoldierKind.ARCHER;
        return new SoldierId(kind, Integer.parseInt(text.substring(1)));
    }

    @Override
    public String toString() {
        return kind.code() + Integer.toString(number);
    }
}

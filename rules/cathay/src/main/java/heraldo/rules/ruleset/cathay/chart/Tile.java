package heraldo.rules.ruleset.cathay.chart;

import heraldo.rules.ruleset.cathay.book.Resource;
import java.util.Optional;

/**
 * The contents of a hex.
 *
 * @param resource empty for the desert
 * @param number the chip, 2 to 12; 0 for the desert (Y2)
 */
public record Tile(Optional<Resource> resource, int number) {

    public static final Tile DESERT = new Tile(Optional.empty(), 0);

    private static final String NOTHING = "-";
    private static final int SEVEN = 7;

    public static Tile of(Resource resource, int number) {
        return new Tile(Optional.of(resource), number);
    }

    /**
     * Reads {@code A9}, or {@code -} for the desert.
     *
     * @throws IllegalArgumentException if it is neither
     */
    public static Tile of(String text) {
        if (text.equals(NOTHING)) {
            return DESERT;
        }
        if (!text.matches("[MTOAP]([2-6]|[89]|1[0-2])")) {
            throw new IllegalArgumentException(
                    text + " is neither a resource with a number, like A9, nor - for the desert");
        }
        return of(Resource.of(text.charAt(0)), Integer.parseInt(text.substring(1)));
    }

    public boolean desert() {
        return resource.isEmpty();
    }

    /** In how many of 36 throws of two dice its number comes up; 0 for the desert (Y53). */
    public int pips() {
        return desert() ? 0 : SEVEN - 1 - Math.abs(SEVEN - number);
    }

    /** Returns whether the number is a 6 or an 8. */
    public boolean red() {
        return number == SEVEN - 1 || number == SEVEN + 1;
    }

    @Override
    public String toString() {
        return resource.map(each -> each.id() + number).orElse(NOTHING);
    }
}

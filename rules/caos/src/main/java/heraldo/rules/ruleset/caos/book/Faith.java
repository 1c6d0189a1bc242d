package heraldo.rules.ruleset.caos.book;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The faith of a band or of a holy world (§1): a Major god, a minor god, Chaos Undivided or nothing.
 *
 * @param code {@code K}, {@code N}, {@code T}, {@code S}, {@code A}, {@code R}, or {@code m:} and the name of a minor god
 */
public record Faith(String code) implements Comparable<Faith> {

    public static final Faith KHORNE = new Faith("K");
    public static final Faith NURGLE = new Faith("N");
    public static final Faith TZEENTCH = new Faith("T");
    public static final Faith SLAANESH = new Faith("S");
    public static final Faith UNDIVIDED = new Faith("A");
    public static final Faith RENEGADES = new Faith("R");

    /** The Major gods, in the order of the rules. */
    public static final List<Faith> MAJOR = List.of(KHORNE, NURGLE, TZEENTCH, SLAANESH);

    /** The faiths of which a game has but a few bands each, in the order in which they are drawn (§6). */
    public static final List<Faith> COMMON = List.of(KHORNE, NURGLE, TZEENTCH, SLAANESH, UNDIVIDED, RENEGADES);

    private static final String MINOR = "m:";
    private static final String SHAPE = "[KNTSAR]|m:[\\p{L}\\p{N}][\\p{L}\\p{N} '’-]{0,30}";

    public Faith {
        if (!code.matches(SHAPE)) {
            throw new IllegalArgumentException("no faith: " + code);
        }
    }

    public static Faith of(String code) {
        return new Faith(code);
    }

    /** The faith of a minor god. */
    public static Faith minor(String name) {
        return new Faith(MINOR + name);
    }

    /** Returns whether a code has the form of a faith's code. */
    public static boolean is(String code) {
        return code.matches(SHAPE);
    }

    public boolean isMajor() {
        return MAJOR.contains(this);
    }

    public boolean isMinor() {
        return code.startsWith(MINOR);
    }

    /** Returns whether the faith has a god, so that worlds may be holy to it. */
    public boolean isGod() {
        return isMajor() || isMinor();
    }

    /** The name of a minor god. */
    public Optional<String> minorName() {
        return isMinor() ? Optional.of(code.substring(MINOR.length())) : Optional.empty();
    }

    /** {@code K} to {@code R}; {@code m} for every minor god. */
    public String kind() {
        return code.substring(0, 1);
    }

    /** In the order of the rules; minor gods last, by their names. */
    @Override
    public int compareTo(Faith other) {
        return Comparator.comparingInt(Faith::place).thenComparing(Faith::code).compare(this, other);
    }

    private int place() {
        return isMinor() ? COMMON.size() : COMMON.indexOf(this);
    }

    @Override
    public String toString() {
        return code;
    }
}

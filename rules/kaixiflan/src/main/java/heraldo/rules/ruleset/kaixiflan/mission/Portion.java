package heraldo.rules.ruleset.kaixiflan.mission;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Amount of a resource in a tribute: a number, the mission's X, or a part of it rounded up.
 *
 * @param fixed the number; unused if {@code divisor} is positive
 * @param divisor the divisor of X; 0 for a fixed number
 */
record Portion(int fixed, int divisor) {

    private static final Pattern FORM = Pattern.compile("([0-9]{1,2})|[Xx](?:/([1-9]))?");

    /**
     * Reads {@code 12}, {@code X} or {@code X/2}.
     *
     * @throws IllegalArgumentException if it is none of these
     */
    static Portion of(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException(text);
        }
        if (form.group(1) != null) {
            return new Portion(Integer.parseInt(form.group(1)), 0);
        }
        return new Portion(0, form.group(2) == null ? 1 : Integer.parseInt(form.group(2)));
    }

    int of(int x) {
        return divisor == 0 ? fixed : (x + divisor - 1) / divisor;
    }

    @Override
    public String toString() {
        return switch (divisor) {
            case 0 -> Integer.toString(fixed);
            case 1 -> "X";
            default -> "X/" + divisor;
        };
    }
}

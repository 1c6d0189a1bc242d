package heraldo.rules.ruleset.cathay.book;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The upper bounds on a seat's pieces on the board, by kind (YR9). */
public record Limits(int roads, int settlements, int cities, int warriors, int archers) {

    private static final Pattern TEXT = Pattern.compile(
            "roads ([0-9]+), settlements ([0-9]+), cities ([0-9]+), warriors ([0-9]+), archers ([0-9]+)");

    /**
     * Reads the option {@code limits}.
     *
     * @throws IllegalArgumentException if it is not written as in its default
     */
    public static Limits of(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "limits are written like \"roads 15, settlements 5, cities 4, warriors 2," + " archers 1\", not "
                            + text);
        }
        return new Limits(
                number(matcher, 1), number(matcher, 2), number(matcher, 3), number(matcher, 4), number(matcher, 5));
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    public int of(SoldierKind kind) {
        return kind == SoldierKind.WARRIOR ? warriors : archers;
    }
}

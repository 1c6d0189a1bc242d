package heraldo.bot.discord.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Rows of text for which there may not be room: a desk is one message. */
final class Rows {

    private Rows() {}

    /**
     * The first rows, one below the other.
     *
     * @param room for how many characters there is room
     * @param rest says how many rows are left out, where some are
     */
    static String fitting(List<String> rows, int room, IntFunction<String> rest) {
        String all = String.join("\n", rows);
        if (all.length() <= room) {
            return all;
        }
        List<String> shown = new ArrayList<>();
        int taken = rest.apply(rows.size()).length();
        for (String row : rows) {
            taken += row.length() + 1;
            if (taken > room) {
                break;
            }
            shown.add(row);
        }
        shown.add(rest.apply(rows.size() - shown.size()));
        return String.join("\n", shown);
    }
}

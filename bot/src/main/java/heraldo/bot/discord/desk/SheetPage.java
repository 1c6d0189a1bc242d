package heraldo.bot.discord.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The part of a long sheet that a desk shows at a time.
 *
 * @param from its first line, from 1
 * @param to its last line; before the first where the sheet is blank
 * @param all how many lines the sheet has
 */
record SheetPage(int from, int to, int all) {

    /** So many lines are shown at a time. */
    static final int LINES = 12;

    /** The page with a line, or the one nearest to it. */
    static SheetPage with(int line, int all) {
        int near = Math.max(1, Math.min(line, all));
        int from = (near - 1) / LINES * LINES + 1;
        return new SheetPage(from, Math.min(all, from + LINES - 1), all);
    }

    /** Returns whether the sheet has more lines than a page shows. */
    boolean partial() {
        return all > LINES;
    }

    IntStream lines() {
        return IntStream.rangeClosed(from, to);
    }

    /** The pages before and after it, as far as there are any. */
    List<SheetPage> beside() {
        List<SheetPage> beside = new ArrayList<>();
        if (from > 1) {
            beside.add(with(from - 1, all));
        }
        if (to < all) {
            beside.add(with(to + 1, all));
        }
        return beside;
    }
}

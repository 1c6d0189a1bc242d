package heraldo.rules.engine;

import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.OptionalInt;

/**
 * The preview of a sheet for its seat, as if the turn were played now, as far as the seat may know: it reveals nothing that only
 * others know, and states nothing as certain that dice decide.
 *
 * @param lines the preview of each line, in the order of the lines
 * @param store all stocks: the amount there, the income and the cost of the sheet, the amount afterwards
 * @param cautions effects of the whole sheet that its player may not want: stock above its limit
 * @param unused possibilities left unused: actions that are left, a vote that is not given
 * @param left the number of actions left, where the ruleset counts them: a mere number, which tells nothing of any line
 */
public record Outlook(
        List<Line> lines, List<StoreRow> store, List<Message> cautions, List<Message> unused, OptionalInt left) {

    /** Nothing can be said. */
    public static final Outlook BLANK = new Outlook(List.of(), List.of(), List.of(), List.of());

    public Outlook {
        lines = List.copyOf(lines);
        store = List.copyOf(store);
        cautions = List.copyOf(cautions);
        unused = List.copyOf(unused);
    }

    /** Of a ruleset that counts no actions. */
    public Outlook(List<Line> lines, List<StoreRow> store, List<Message> cautions, List<Message> unused) {
        this(lines, store, cautions, unused, OptionalInt.empty());
    }

    /** Returns the preview of a line; {@link Line#BLANK} where the ruleset has nothing to say. */
    public Line line(int number) {
        return number <= lines.size() ? lines.get(number - 1) : Line.BLANK;
    }

    /**
     * One line.
     *
     * @param told its gains or costs, and its chance of success
     * @param cautions the reasons why it will probably fail, or waste something, though it may stand
     */
    public record Line(List<Message> told, List<Message> cautions) {

        /** Nothing to say. */
        public static final Line BLANK = new Line(List.of(), List.of());

        public Line {
            told = List.copyOf(told);
            cautions = List.copyOf(cautions);
        }
    }
}

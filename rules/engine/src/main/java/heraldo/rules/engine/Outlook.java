package heraldo.rules.engine;

import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a sheet would come to for its seat if the turn were played now, as far as the seat may know: it reveals nothing that
 * only others know, and states nothing as certain that dice decide.
 *
 * @param lines what can be said of each line, in the order of the lines
 * @param store all that is stored: what is there, what the sheet brings, what it costs, what would be there then
 * @param cautions what the whole sheet leads to that its player may not want: stock above its limit
 * @param unused what could still be done and is not: actions that are left, a vote that is not given
 * @param left how many actions are left, where the ruleset counts them: a mere number, which tells nothing of any line
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

    /** What can be said of a line; nothing where the ruleset has nothing to say. */
    public Line line(int number) {
        return number <= lines.size() ? lines.get(number - 1) : Line.BLANK;
    }

    /**
     * One line.
     *
     * @param told what it brings or costs, and how likely it is to succeed
     * @param cautions why it will probably fail, or waste something, though it may stand
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

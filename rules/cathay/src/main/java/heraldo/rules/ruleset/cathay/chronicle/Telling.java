package heraldo.rules.ruleset.cathay.chronicle;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The chronicle of a turn or of one step of it (§7): orders and what came of them, the end of the turn with every die, and whose
 * turn it is then. What only a seat may know is told to that seat alone.
 */
public final class Telling {

    private final Progress turn;
    private final List<Section> sections = new ArrayList<>();
    private final List<Entry> yours = new ArrayList<>();
    private List<Entry> entries = new ArrayList<>();
    private Message title = Message.of("chronicle.others");
    private Optional<Seat> about = Optional.empty();

    private Telling(Progress turn) {
        this.turn = turn;
    }

    public static Chronicle of(Progress turn) {
        return new Telling(turn).told();
    }

    private Chronicle told() {
        turn.deeds().forEach(this::tell);
        close();
        turn.now().seats().forEach(this::hand);
        title = Message.of("chronicle.yours");
        about = Optional.empty();
        entries = yours;
        close();
        return new Chronicle(sections);
    }

    private void tell(Deed deed) {
        if (deed instanceof Deed.Obeyed order) {
            order.command().told().ifPresent(told -> obeyed(order, told));
            return;
        }
        heading(deed);
        (quiet(deed) ? yours : entries).addAll(DeedTale.of(deed));
    }

    /** Deeds of which others are not even told that they happened. */
    private static boolean quiet(Deed deed) {
        return deed instanceof Deed.Skipped
                || deed instanceof Deed.Held
                || deed instanceof Deed.Planned
                || deed instanceof Deed.Preferred;
    }

    /** Some deeds begin a section. */
    private void heading(Deed deed) {
        switch (deed) {
            case Deed.Begun begun ->
                open(
                        Message.of(
                                "chronicle.begin",
                                "round",
                                begun.round(),
                                "place",
                                begun.place(),
                                "seat",
                                begun.seat()),
                        Optional.of(begun.seat()));
            case Deed.Thrown thrown -> open(Message.of("chronicle.end"), Optional.empty());
            default -> {}
        }
    }

    /** An order, below the heading of its seat. */
    private void obeyed(Deed.Obeyed order, Message told) {
        Message wanted = Message.of("chronicle.orders", "seat", order.by());
        if (!title.equals(wanted)) {
            open(wanted, Optional.of(order.by()));
        }
        entries.add(new Entry(Optional.empty(), told, Optional.of(line(order))));
    }

    private void open(Message newTitle, Optional<Seat> newAbout) {
        close();
        title = newTitle;
        about = newAbout;
    }

    private void close() {
        if (!entries.isEmpty()) {
            sections.add(new Section(title, about, entries));
            entries = new ArrayList<>();
        }
    }

    /** Tells a seat alone the change of its hand. */
    private void hand(Seat seat) {
        Goods before = turn.start().side(seat).hand();
        Goods after = turn.side(seat).hand();
        if (!before.equals(after)) {
            Goods gain = before.lacking(after);
            Goods loss = after.lacking(before);
            String key = gain.isNone() ? "hand-loss" : loss.isNone() ? "hand-gain" : "hand-change";
            yours.add(Entry.secret(
                    seat,
                    Message.of(
                            "deed." + key,
                            "gain",
                            Say.goods(gain),
                            "loss",
                            Say.goods(loss),
                            "hand",
                            Say.goods(after))));
        }
    }

    /** A line of a plan as its seat reads it. */
    static LineResult line(Deed.Skipped order) {
        return new LineResult(order.by(), order.line(), order.why().code(), order.command(), List.of());
    }

    /** An order as the chronicle shows it: its line in front of what it did. */
    private static LineResult line(Deed.Obeyed order) {
        return new LineResult(order.by(), order.line(), "OK", order.command(), List.of());
    }
}

package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.state.WorldDraft;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A round while it is played: the board, the realms, their order lines, and what has happened so far. On one thread. */
public final class Round {

    private final World start;
    private final Rulebook book;
    private final Dice dice;
    private final Field field;
    private final List<Side> sides = new ArrayList<>();
    private final List<Line<?>> lines;
    private final List<Deed> deeds = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();
    private final List<Consumer<WorldDraft>> changes = new ArrayList<>();

    /**
     * A round whose orders are closed.
     *
     * @param lines of all seats, seat by seat, in the order in which they were written
     */
    public Round(World world, Rulebook book, Dice dice, List<Line<?>> lines) {
        this.start = world;
        this.book = book;
        this.dice = dice;
        this.lines = List.copyOf(lines);
        this.field = new Field(world);
        int cap = Settings.of(world).stockCap();
        for (int i = 0; i < world.seats(); i++) {
            Side side = new Side(i + 1, world.realms().get(i), cap);
            side.mark();
            sides.add(side);
        }
    }

    /** The world when orders were closed. */
    public World start() {
        return start;
    }

    public Rulebook book() {
        return book;
    }

    public Dice dice() {
        return dice;
    }

    public Field field() {
        return field;
    }

    /** Every realm, that of seat 1 first. */
    public List<Side> sides() {
        return sides;
    }

    /** The realm of a seat. */
    public Side side(int seat) {
        return sides.get(seat - 1);
    }

    /** The realms that still play. */
    public Stream<Side> active() {
        return sides.stream().filter(Side::active);
    }

    /** Every line, seat by seat, in written order. */
    public List<Line<?>> lines() {
        return lines;
    }

    /**
     * The lines of a kind that are to be carried out now, seat by seat, in written order. Those of realms that were conquered
     * in phase 6 are void, the VOTO included (R35).
     */
    public <O extends Order> List<Line<O>> due(Class<O> kind) {
        List<Line<O>> found = new ArrayList<>();
        for (Line<?> line : lines) {
            boolean due = kind.isInstance(line.order()) && line.stands();
            if (due && side(line.seat()).eliminated()) {
                line.end(Code.X_ELIMINATED);
            } else if (due) {
                @SuppressWarnings("unchecked") // the order is of that kind
                Line<O> same = (Line<O>) line;
                found.add(same);
            }
        }
        return found;
    }

    public void happened(Deed deed) {
        deeds.add(deed);
    }

    /** Everything that has happened so far, in order. */
    public List<Deed> deeds() {
        return Collections.unmodifiableList(deeds);
    }

    /** Lists the deeds of one kind, in order. */
    public <D extends Deed> List<D> deeds(Class<D> kind) {
        List<D> found = new ArrayList<>();
        for (Deed deed : deeds) {
            if (kind.isInstance(deed)) {
                found.add(kind.cast(deed));
            }
        }
        return found;
    }

    public void remark(Remark remark) {
        remarks.add(remark);
    }

    /** Lists the remarks to realms on their own lines and soldiers. */
    public List<Remark> remarks() {
        return Collections.unmodifiableList(remarks);
    }

    /** A realm gains something; a note says what was lost above the cap. */
    public void gain(Side side, int line, Stock gain) {
        Stock lost = side.gains(gain);
        if (!lost.isNone()) {
            remark(Remark.cap(side.seat(), line, lost));
        }
    }

    /** A phase is over: stocks are written down for the report. */
    public void mark() {
        sides.forEach(Side::mark);
    }

    /** The world of the next round differs in this, too. */
    public void change(Consumer<WorldDraft> change) {
        changes.add(change);
    }

    /** The world after the phases so far. */
    public World world() {
        return start.change(draft -> {
            for (int hex = 0; hex < draft.tiles.size(); hex++) {
                draft.tiles.set(hex, field.tile(hex));
            }
            for (Side side : sides) {
                draft.realms.set(side.seat() - 1, side.realm(start.round()));
            }
            changes.forEach(change -> change.accept(draft));
        });
    }
}

package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An order line while its round is played: it is carried out unless something cancels it. Lives within one round. */
public final class Line<O extends Order> {

    private final int seat;
    private final int number;
    private final O order;
    private final Optional<Refusal> refusal;
    private Code code = Code.OK;
    private Stock lack = Stock.NONE;
    private boolean outspent;

    /**
     * A line of a sheet.
     *
     * @param number from 1
     * @param refusal the reason, when orders are closed, to leave it out of the round; empty for a line that can stand
     */
    private Line(int seat, int number, O order, Optional<Refusal> refusal) {
        this.seat = seat;
        this.number = number;
        this.order = order;
        this.refusal = refusal;
    }

    /**
     * The lines of a sheet.
     *
     * @param refusals the refusal of each of them; empty for one that can stand
     */
    public static List<Line<?>> all(Seat seat, OrderSheet sheet, List<Optional<Refusal>> refusals) {
        List<Line<?>> lines = new ArrayList<>();
        for (int line = 1; line <= sheet.size(); line++) {
            lines.add(new Line<>(seat.number(), line, sheet.line(line), refusals.get(line - 1)));
        }
        return lines;
    }

    public int seat() {
        return seat;
    }

    public int number() {
        return number;
    }

    public O order() {
        return order;
    }

    /** Returns the refusal that kept it out of the round; empty if it was let in. */
    public Optional<Refusal> refusal() {
        return refusal;
    }

    /** Returns its outcome so far. */
    public Code code() {
        return code;
    }

    /** Returns the code to report: that of its refusal, or else of its outcome. */
    public String outcome() {
        return refusal.map(Refusal::code).orElseGet(code::name);
    }

    /** Returns whether it is still to be carried out, or was. */
    public boolean stands() {
        return refusal.isEmpty() && (code == Code.OK || code == Code.N_REDUCED);
    }

    /** Sets its outcome. */
    public void end(Code outcome) {
        code = outcome;
    }

    /** Ends it because a price cannot be paid; what its own realm lacks is kept, which is nothing if another had to pay. */
    public void unpaid(Side side, Stock price) {
        end(Code.X_RESOURCES);
        lack = price.above(side.stock());
        outspent = side.start().stock().covers(price) && !lack.isNone();
    }

    /** Returns the stock that its realm lacked to pay it. */
    public Stock lack() {
        return lack;
    }

    /** Returns whether its realm could have paid it at the start of the round, before it paid for others. */
    public boolean outspent() {
        return outspent;
    }
}

package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.LineReading;
import java.util.List;
import java.util.Optional;

/** Changes sheets. An order that cannot stand is never entered. */
public final class SheetEditor {
    private static final int LONGEST_SHEET = 100;

    private SheetEditor() {}

    /** Enters an order. */
    static Draft add(OpenSheet openSheet, Order order) {
        OrderSheet sheet = openSheet.ahead() ? ahead(openSheet, order) : entered(openSheet, openSheet.sheet(), order);
        return Draft.entered(sheet, List.of());
    }

    /** An order that waits for the seat's turn is one more line of what was written ahead; any other stands for itself. */
    private static OrderSheet ahead(OpenSheet openSheet, Order order) {
        return openSheet.position().rules().steps().waitsForTurn(order)
                ? planned(openSheet.sheet(), order)
                : entered(openSheet, OrderSheet.EMPTY, order);
    }

    public static Order order(LineReading reading) {
        return reading.order()
                .orElseThrow(() -> new RefusedException(reading.refusal().orElseThrow()));
    }

    /**
     * Puts a longer order in the place of a line.
     *
     * @param joined the reading of the line with the addition
     */
    static Draft append(OpenSheet openSheet, int line, LineReading joined) {
        OrderSheet changed = openSheet.sheet().replacing(line, order(joined));
        demandPossible(openSheet, changed, line);
        return Draft.entered(changed, List.of());
    }

    /** Puts another order in the place of a line. */
    static Draft replace(OpenSheet openSheet, int line, Order order) {
        openSheet.demandLine(line);
        OrderSheet changed = openSheet.sheet().replacing(line, order);
        if (!openSheet.ahead()) {
            demandPossible(openSheet, changed, line);
        }
        return Draft.entered(changed, List.of());
    }

    /**
     * Puts the sheet back as it was before the last change.
     *
     * @param before the revision before; empty if nothing had been written then
     */
    static Draft back(OpenSheet openSheet, Optional<OrderSheet> before, boolean ready) {
        if (openSheet.latest().isEmpty()) {
            throw RefusedException.of("nothing-to-undo");
        }
        if (openSheet.instant() && !openSheet.ahead()) {
            throw RefusedException.of("played-already");
        }
        OrderSheet sheet = before.orElseGet(() -> openSheet.position().prepared(openSheet.seat()));
        return openSheet.ahead() ? Draft.entered(sheet, List.of()) : Draft.declared(sheet, ready);
    }

    static Draft remove(OpenSheet openSheet, int line) {
        openSheet.demandLine(line);
        return edited(openSheet, openSheet.sheet().without(line));
    }

    static Draft move(OpenSheet openSheet, int from, int to) {
        openSheet.demandLine(from);
        openSheet.demandLine(to);
        return edited(openSheet, openSheet.sheet().moving(from, to));
    }

    static Draft clear(OpenSheet openSheet) {
        if (openSheet.sheet().isEmpty()) {
            throw RefusedException.of("empty-sheet");
        }
        return edited(openSheet, OrderSheet.EMPTY);
    }

    /** Returns the draft of an edited sheet; a sheet written ahead is handed in with every change. */
    private static Draft edited(OpenSheet openSheet, OrderSheet sheet) {
        return openSheet.ahead() ? Draft.entered(sheet, List.of()) : Draft.edited(sheet);
    }

    /**
     * A sheet with an order entered on it.
     *
     * @throws RefusedException if the order cannot stand, or the sheet is full
     */
    static OrderSheet entered(OpenSheet openSheet, OrderSheet sheet, Order order) {
        OrderSheet changed = enter(openSheet.position(), openSheet, sheet, order);
        demandShort(changed.size());
        demandPossible(openSheet, changed, lineOf(order, sheet, changed));
        return changed;
    }

    /**
     * A sheet with an order on it that is judged only when it is played.
     *
     * @throws RefusedException if the sheet is full
     */
    static OrderSheet planned(OrderSheet sheet, Order order) {
        demandShort(sheet.size() + 1);
        return sheet.with(order);
    }

    private static void demandShort(int lines) {
        if (lines > LONGEST_SHEET) {
            throw RefusedException.of("sheet-full", "most", LONGEST_SHEET);
        }
    }

    private static <S> OrderSheet enter(Position<S> position, OpenSheet openSheet, OrderSheet sheet, Order order) {
        return position.rules().play().enter(position.state(), openSheet.seat(), sheet, order);
    }

    /** The line an order was entered on: the first that has changed. */
    private static int lineOf(Order order, OrderSheet before, OrderSheet after) {
        for (int line = 1; line <= after.size(); line++) {
            boolean unchanged = line <= before.size() && after.line(line).equals(before.line(line));
            if (!unchanged && after.line(line).equals(order)) {
                return line;
            }
        }
        return after.orders().lastIndexOf(order) + 1;
    }

    private static void demandPossible(OpenSheet openSheet, OrderSheet changed, int line) {
        List<Verdict> verdicts = openSheet.verdicts(changed);
        Optional<Refusal> refusal =
                line < 1 ? Optional.empty() : verdicts.get(line - 1).refusal();
        if (refusal.isPresent()) {
            throw new RefusedException(refusal.get());
        }
    }
}

package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;

/**
 * A standing sheet judged anew: its lines are entered one after another, as if their player gave them now.
 *
 * @param stood the lines that stand
 * @param dropped those that do not
 */
public record StandingOrders(OrderSheet stood, List<Dropped> dropped) {
    public StandingOrders {
        dropped = List.copyOf(dropped);
    }

    /**
     * A line that cannot stand.
     *
     * @param number its line in the standing sheet, from 1
     */
    public record Dropped(int number, Order order, Refusal why) {
        @Override
        public String toString() {
            return "standing line " + number;
        }
    }

    /**
     * Judges a sheet for the seat, turn and position of an open one, whatever is written on that.
     *
     * @param kept the standing sheet
     */
    public static StandingOrders of(OpenSheet openSheet, OrderSheet kept) {
        OrderSheet stood = OrderSheet.EMPTY;
        List<Dropped> dropped = new ArrayList<>();
        for (int line = 1; line <= kept.size(); line++) {
            try {
                stood = SheetEditor.entered(openSheet, stood, kept.line(line));
            } catch (RefusedException e) {
                dropped.add(new Dropped(line, kept.line(line), e.refusal()));
            }
        }
        return new StandingOrders(stood, dropped);
    }

    @Override
    public String toString() {
        return "standing orders";
    }
}

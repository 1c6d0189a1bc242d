package heraldo.rules.engine.governor;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.Optional;

/** The possible changes to a sheet of a seat that leave all of it valid. */
record Revision<S>(Ruleset<S> rules, Mind<S> mind, S state, Seat seat) {

    private static final String SLIPS = "governor/slips|";
    private static final int PERCENT = 100;

    /** A sheet as it may be sent, if all of its lines stand. */
    Optional<OrderSheet> standing(OrderSheet mended) {
        OrderSheet sheet = mind.closed(state, seat, mended);
        boolean stands = rules.play().check(state, seat, sheet).stream()
                .allMatch(verdict -> verdict.refusal().isEmpty());
        return stands ? Optional.of(sheet) : Optional.empty();
    }

    /** A sheet with one more line, if all of it stands then. */
    Optional<OrderSheet> with(OrderSheet sheet, Order line) {
        return standing(rules.play().enter(state, seat, sheet, line));
    }

    /**
     * A sheet without a line, if what is left stands and the line is not part of the seat's word.
     *
     * @param line from 1
     */
    Optional<OrderSheet> without(OrderSheet sheet, int line) {
        return mind.keeps(sheet, line) ? Optional.empty() : standing(sheet.without(line));
    }

    /**
     * Returns a sheet without the lines that its writer overlooks; at least one line stays, and so do those that others count on.
     *
     * @param slips the number of lines in a hundred that are overlooked
     */
    OrderSheet overlooked(OrderSheet meant, int slips, Dice dice) {
        Dice.Stream stream = dice.stream(SLIPS + seat.number());
        OrderSheet sent = meant;
        for (Order line : meant.orders().reversed()) {
            int place = sent.orders().lastIndexOf(line);
            if (stream.next(PERCENT) <= slips && place >= 0 && sent.orders().size() > 1) {
                sent = without(sent, place + 1).orElse(sent);
            }
        }
        return sent;
    }
}

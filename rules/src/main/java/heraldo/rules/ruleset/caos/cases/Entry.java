package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.PastedLine;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Resign;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Enters the written lines of a seat, one after another, as its player would. A refused line is not on the sheet. */
final class Entry {

    private static final int REPLACED = 0;

    private final Game game;
    private final OrderBook orders;
    private final Lexicon lexicon;
    private final Law law;
    private final Seat seat;
    private final List<Optional<String>> codes = new ArrayList<>();
    /** Which line of the sheet a written line became; 0 if it is not there. */
    private final List<Integer> places = new ArrayList<>();

    private OrderSheet sheet = OrderSheet.EMPTY;

    Entry(Game game, OrderBook orders, Lexicon lexicon, Law law, Seat seat) {
        this.game = game;
        this.orders = orders;
        this.lexicon = lexicon;
        this.law = law;
        this.seat = seat;
    }

    Entry enter(List<String> lines) {
        lines.forEach(this::enter);
        return this;
    }

    private void enter(String text) {
        List<PastedLine> pasted = orders.paste(text, lexicon);
        int before = codes.size();
        if (!pasted.isEmpty()) {
            enter(pasted.get(0).reading());
        }
        if (codes.size() == before) {
            note(Optional.empty(), REPLACED);
        }
    }

    private void enter(LineReading reading) {
        if (reading.refusal().isPresent()) {
            note(reading.refusal(), REPLACED);
            return;
        }
        Order order = reading.order().orElseThrow();
        OrderSheet longer = game.enter(sheet, order);
        int line = game.place(sheet, order);
        Optional<Refusal> refusal =
                game.examine(law, seat, longer).lines().get(line - 1).refusal();
        if (refusal.isPresent()) {
            note(refusal, REPLACED);
        } else {
            places.replaceAll(place -> place == line ? Integer.valueOf(REPLACED) : place);
            sheet = longer;
            note(Optional.empty(), line);
        }
    }

    private void note(Optional<Refusal> refusal, int place) {
        codes.add(refusal.map(Refusal::code));
        places.add(place);
    }

    /** The seat gives up. */
    void resign() {
        sheet = sheet.with(new Resign(law.names(seat).get(0)));
    }

    OrderSheet sheet() {
        return sheet;
    }

    /** What the accepted lines cost. */
    int cost() {
        return game.examine(law, seat, sheet).actions();
    }

    /** The entry code of every written line; empty for an accepted one. */
    List<Optional<String>> codes() {
        return List.copyOf(codes);
    }

    /** The line of the sheet that a written line became; 0 for none. */
    int place(int written) {
        return written <= places.size() ? places.get(written - 1) : REPLACED;
    }
}

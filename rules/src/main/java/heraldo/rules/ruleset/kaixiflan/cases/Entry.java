package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Enters the written orders of a province, one after another, as its player would. A refused line is not in the sheet. */
final class Entry {

    static final String OK = "OK";

    private final Game game;
    private final OrderBook orders;
    private final Lexicon lexicon;
    private final Law law;
    private final Owner owner;
    private OrderSheet sheet = OrderSheet.EMPTY;
    private final List<String> codes = new ArrayList<>();
    /** Which written line stands on which line of the sheet: both from 1. */
    private final List<Integer> written = new ArrayList<>();

    Entry(Game game, OrderBook orders, Lexicon lexicon, Law law, Owner owner) {
        this.game = game;
        this.orders = orders;
        this.lexicon = lexicon;
        this.law = law;
        this.owner = owner;
    }

    /** Enters the orders of a line. */
    Entry enter(CaseBlock.Line line) {
        String text = line.text().strip();
        if (!text.isEmpty() && !text.equals("-")) {
            Arrays.stream(text.split("\\s;(?:\\s|$)"))
                    .map(String::strip)
                    .forEach(order -> codes.add(enter(order).map(Refusal::code).orElse(OK)));
        }
        return this;
    }

    private Optional<Refusal> enter(String text) {
        LineReading reading = orders.read(text, lexicon);
        if (reading.refusal().isPresent()) {
            return reading.refusal();
        }
        Order order = reading.order().orElseThrow();
        OrderSheet longer = game.enter(sheet, order);
        int line = game.place(sheet, order);
        Optional<Refusal> refusal =
                game.examine(law, owner, longer).lines().get(line - 1).refusal();
        if (refusal.isEmpty()) {
            accept(longer, line);
        }
        return refusal;
    }

    private void accept(OrderSheet longer, int line) {
        int number = codes.size() + 1;
        if (line > written.size()) {
            written.add(number);
        } else {
            written.set(line - 1, number);
        }
        sheet = longer;
    }

    OrderSheet sheet() {
        return sheet;
    }

    /** The code of every written line: its entry code, or its outcome if the turn was played. */
    List<String> codes(List<LineResult> results) {
        List<String> all = new ArrayList<>(codes);
        for (LineResult result : results) {
            if (Owner.of(result.seat()) == owner && result.line() > 0) {
                all.set(written(result.line()) - 1, result.code());
            }
        }
        return all;
    }

    /** The written line of a line of the sheet. */
    int written(int line) {
        return written.get(line - 1);
    }
}

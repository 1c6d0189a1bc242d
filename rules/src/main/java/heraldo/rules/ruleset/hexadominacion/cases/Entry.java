package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Enters the written orders of a seat, one after another, as its player would. A refused line is not on the sheet. */
final class Entry {

    static final String OK = "OK";

    private final Game game;
    private final OrderBook orders;
    private final Lexicon lexicon;
    private final World world;
    private final Seat seat;
    private OrderSheet sheet = OrderSheet.EMPTY;
    private final List<String> codes = new ArrayList<>();
    /** Which written line stands on which line of the sheet: both from 1. */
    private final List<Integer> written = new ArrayList<>();

    Entry(Game game, OrderBook orders, Lexicon lexicon, World world, Seat seat) {
        this.game = game;
        this.orders = orders;
        this.lexicon = lexicon;
        this.world = world;
        this.seat = seat;
    }

    /** Enters the orders of a line. */
    Entry enter(String text) {
        for (String order : text.split("\\s;(?:\\s|$)", -1)) {
            if (!order.isBlank()) {
                codes.add(enterOne(order.strip()).map(Refusal::code).orElse(OK));
            }
        }
        return this;
    }

    private Optional<Refusal> enterOne(String text) {
        LineReading reading = orders.read(text, lexicon);
        if (reading.refusal().isPresent()) {
            return reading.refusal();
        }
        OrderSheet longer = sheet.with(reading.order().orElseThrow());
        Optional<Refusal> refusal =
                game.check(world, seat, longer).get(longer.size() - 1).refusal();
        if (refusal.isEmpty()) {
            sheet = longer;
            written.add(codes.size() + 1);
        }
        return refusal;
    }

    Seat seat() {
        return seat;
    }

    OrderSheet sheet() {
        return sheet;
    }

    /** The code of every written line: its entry code, or its outcome if it stood. */
    List<String> codes(List<LineResult> results) {
        List<String> all = new ArrayList<>(codes);
        results.stream()
                .filter(result -> result.seat().equals(seat))
                .forEach(result -> all.set(written.get(result.line() - 1) - 1, result.code()));
        return all;
    }

    /** The warnings of every written line that stands, by their keys' last words. */
    List<String> warnings(int line) {
        int place = written.indexOf(line);
        List<Verdict> verdicts = game.check(world, seat, sheet);
        return place < 0
                ? List.of()
                : verdicts.get(place).warnings().stream()
                        .map(Message::key)
                        .map(key -> key.substring(key.lastIndexOf('.') + 1))
                        .toList();
    }
}

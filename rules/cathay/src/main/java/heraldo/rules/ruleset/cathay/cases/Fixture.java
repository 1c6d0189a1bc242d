package heraldo.rules.ruleset.cathay.cases;

import heraldo.rules.engine.OptionTable;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Settings;
import heraldo.rules.ruleset.cathay.chart.Board;
import heraldo.rules.ruleset.cathay.game.NewGame;
import heraldo.rules.ruleset.cathay.law.HonourLaw;
import heraldo.rules.ruleset.cathay.law.Trail;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Round;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** States as examples write them ({@code S:}): board, seats and options first, then what stands on the board. */
final class Fixture {

    private static final int SEATS = 3;
    private static final int ROUND = 2;
    private static final List<String> FRAME = List.of("board", "n", "round", "order", "pos", "opt");

    private final OptionTable options;
    private final Boards boards;

    Fixture(OptionTable options, Boards boards) {
        this.options = options;
        this.boards = boards;
    }

    Position read(List<Item> items) {
        Position position = frame(items);
        for (Item item : items) {
            if (!FRAME.contains(item.key())) {
                position = Pieces.change(position, item);
            }
        }
        return checked(measured(funded(position, items)));
    }

    private Position frame(List<Item> items) {
        Board board = null;
        int seats = SEATS;
        int round = ROUND;
        int place = 1;
        List<Seat> order = List.of();
        SortedMap<String, String> chosen = new TreeMap<>();
        for (Item item : items) {
            switch (item.key()) {
                case "board" -> board = boards.board(item, item.value());
                case "n" -> seats = Words.number(item);
                case "round" -> round = Words.number(item);
                case "pos" -> place = Words.number(item);
                case "order" -> order = Words.seats(item);
                case "opt" -> chosen.put(item.of(), item.value());
                default -> {}
            }
        }
        List<Seat> all = IntStream.rangeClosed(1, seats).mapToObj(Seat::new).toList();
        List<Seat> known = order.isEmpty() ? all : order;
        if (!known.stream().sorted().toList().equals(all) || place < 1 || place > seats) {
            throw new IllegalArgumentException("the order needs every seat once, and the position one of them");
        }
        Settings settings = Settings.of(new Options(options.complete(chosen)));
        Board used = board == null ? boards.usual() : board;
        return NewGame.position(used, settings, new Round(round, place - 1, known));
    }

    /** The bank has what the hands have not, and what is said of it. */
    private static Position funded(Position position, List<Item> items) {
        Goods bank = position.tabletop().bank();
        for (Side side : position.sides()) {
            if (!bank.covers(side.hand())) {
                throw new IllegalArgumentException("the hands hold more cards than the bank had");
            }
            bank = bank.minus(side.hand());
        }
        for (Item item : items) {
            bank = item.key().equals("bank") ? Pieces.stock(item, bank) : bank;
        }
        return position.withBank(bank);
    }

    private static Position measured(Position position) {
        Position measured = position;
        for (Seat seat : position.seats()) {
            Side side = position.side(seat);
            int route = Trail.length(position, seat);
            measured = measured.with(seat, side.withBuildings(side.buildings().withRoute(route)));
        }
        return measured;
    }

    private static Position checked(Position position) {
        if (!HonourLaw.reviewed(position).equals(position.honours())) {
            throw new IllegalArgumentException("DEV or ROUTE would be held by another seat: "
                    + HonourLaw.reviewed(position) + ", not " + position.honours());
        }
        return position;
    }
}

package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Leaders;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Settings;
import heraldo.rules.ruleset.cathay.chart.Board;
import heraldo.rules.ruleset.cathay.chart.BoardTable;
import heraldo.rules.ruleset.cathay.chart.Survey;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Round;
import heraldo.rules.ruleset.cathay.state.Running;
import heraldo.rules.ruleset.cathay.state.Side;
import heraldo.rules.ruleset.cathay.state.Tabletop;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The factory for the starting position of a game (§2.1). */
public record NewGame(BoardTable boards) {

    private static final int SIDES = 6;

    /** A game with a board and a first player by lot. */
    public Position position(Setup setup, Dice dice) {
        Options options = new Options(setup.options());
        Board board = new Survey(boards, dice).board(Settings.redSpread(options));
        return position(board, Settings.of(options), new Round(1, 0, order(setup.seats(), dice)));
    }

    /** A game on a board, with nothing on it. */
    public static Position position(Board board, Settings settings, Round round) {
        return new Position(
                board,
                settings,
                round,
                Running.FIRST,
                new Tabletop(Goods.each(settings.bank()), board.desert(), Corners.NONE, Honours.NONE),
                Collections.nCopies(round.order().size(), Side.NEW),
                Optional.empty());
    }

    /** The seats from the starter on, clockwise (Y4). */
    static List<Seat> order(List<Seat> seats, Dice dice) {
        SortedMap<Seat, Dice.Stream> streams = new TreeMap<>();
        seats.forEach(seat -> streams.put(seat, dice.stream("init|" + seat.number())));
        List<Seat> best = seats;
        while (best.size() > 1) {
            best = highest(best, streams);
        }
        int starter = seats.indexOf(best.get(0));
        List<Seat> order = new ArrayList<>(seats);
        Collections.rotate(order, -starter);
        return List.copyOf(order);
    }

    private static List<Seat> highest(List<Seat> seats, SortedMap<Seat, Dice.Stream> streams) {
        SortedMap<Seat, Integer> rolls = new TreeMap<>();
        seats.forEach(seat -> rolls.put(seat, Known.in(streams, seat).next(SIDES)));
        return Leaders.in(rolls);
    }
}

package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.chart.BoardTable;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Desk;
import heraldo.rules.ruleset.cathay.turn.Progress;
import heraldo.rules.ruleset.cathay.turn.Traces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The game with its tables. */
public final class Game {

    private final BoardTable boards;
    private final Prices prices;
    private final Desk desk = new Desk();

    /**
     * The game of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if a table is wrong
     */
    public Game(RulesetFolder folder) {
        this.boards = folder.table("board.yaml", BoardTable.class);
        this.prices = folder.table("prices.yaml", Prices.class);
    }

    public Prices prices() {
        return prices;
    }

    /** Returns the refusal of an order in a position; empty for an order that stands. */
    public Optional<Refusal> refusal(Position position, Seat seat, Command command) {
        return command.refusal(position, seat, prices);
    }

    /** Returns the factory for starting positions. */
    public NewGame newGame() {
        return new NewGame(boards);
    }

    /** The orders of a sheet. */
    public static List<Command> commands(OrderSheet sheet) {
        List<Command> commands = new ArrayList<>(sheet.size());
        for (Order order : sheet.orders()) {
            commands.add((Command) order);
        }
        return commands;
    }

    /**
     * Plays one step of the open turn, and its end if it comes to that.
     *
     * @param sheets the sheet of each sender; empty if the deadline has passed
     */
    public Progress play(Position position, Map<Seat, OrderSheet> sheets, Dice dice) {
        Progress turn = new Progress(position, dice, prices);
        if (!position.over()) {
            Map<Seat, List<Command>> lines = new TreeMap<>();
            sheets.forEach((seat, sheet) -> lines.put(seat, commands(sheet)));
            desk.receive(turn, lines);
            Traces.leave(turn);
        }
        return turn;
    }

    /**
     * Tries out lines in a seat's own turn, be it the open one or the next as it would be if it began now, without what only
     * others know.
     */
    public Trial rehearsal(Position position, Seat seat) {
        return trial(Veil.over(Awaited.turnOf(position, seat), seat), seat);
    }

    /** Tries out lines of a seat one after another, none of which ends its turn. */
    public Trial trial(Position position, Seat seat) {
        return new Trial(prices, position, seat);
    }
}

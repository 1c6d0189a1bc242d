package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.chart.MapTable;
import heraldo.rules.ruleset.hexadominacion.chart.NewWorld;
import heraldo.rules.ruleset.hexadominacion.order.PlayerOrders;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import java.util.List;

/** The game on the tables of one folder: everything its parts need of each other. */
public final class Game {

    private final Rulebook book;
    private final Values values;
    private final NewWorld chart;

    /**
     * The game with the tables of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if a table is wrong
     */
    public Game(RulesetFolder folder) {
        book = Rulebook.read(folder);
        values = Values.of(book.names());
        chart = new NewWorld(folder.table("map.yaml", MapTable.class));
    }

    public Rulebook book() {
        return book;
    }

    public Values values() {
        return values;
    }

    /** What new games are made with. */
    public NewWorld chart() {
        return chart;
    }

    /** Every order a player may give. */
    public List<OrderType<?>> orders() {
        return PlayerOrders.all(values);
    }
}

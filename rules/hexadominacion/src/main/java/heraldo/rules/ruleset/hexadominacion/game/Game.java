package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.chart.MapTable;
import heraldo.rules.ruleset.hexadominacion.chart.NewWorld;
import heraldo.rules.ruleset.hexadominacion.check.Examiner;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.order.Dismiss;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import heraldo.rules.ruleset.hexadominacion.order.deal.Buy;
import heraldo.rules.ruleset.hexadominacion.order.deal.Cede;
import heraldo.rules.ruleset.hexadominacion.order.deal.Sell;
import heraldo.rules.ruleset.hexadominacion.order.deal.Trade;
import heraldo.rules.ruleset.hexadominacion.order.war.Attack;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

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

    /** Returns the setup of new games. */
    public NewWorld chart() {
        return chart;
    }

    /** Plays the open round up to a phase, 8 with the end of the round. */
    public Round play(World world, Map<Seat, OrderSheet> sheets, Dice dice, int lastPhase) {
        Round round = new Round(world, book, dice, lines(world, sheets));
        Sequence.play(round, lastPhase);
        return round;
    }

    /** Everything that was ordered, seat by seat; lines that cannot stand any more carry their refusal. */
    private static List<Line<?>> lines(World world, Map<Seat, OrderSheet> sheets) {
        List<Line<?>> lines = new ArrayList<>();
        world.everybody().forEach(seat -> {
            OrderSheet sheet = sheets.getOrDefault(seat, OrderSheet.EMPTY);
            lines.addAll(Line.all(seat, sheet, Examiner.atDeadline(world, seat, sheet)));
        });
        return lines;
    }

    /** Checks every line of a sheet while orders are open: its refusal, if any, and its warnings. */
    public List<Verdict> check(World world, Seat seat, OrderSheet sheet) {
        Rehearsal rehearsal = Rehearsal.of(world, book, seat, sheet);
        List<List<Message>> warnings =
                world.seated(seat) ? rehearsal.warnings() : Collections.nCopies(sheet.size(), List.of());
        return IntStream.range(0, sheet.size())
                .mapToObj(line -> new Verdict(rehearsal.refusals().get(line), warnings.get(line)))
                .toList();
    }

    /** Every order a player may give, in the order of the phases (§3). */
    public List<OrderType<?>> orders() {
        return List.of(
                Trade.type(values),
                Build.type(values),
                Recruit.type(values),
                Dismiss.type(values),
                Move.type(values),
                MoveCapital.type(values),
                Attack.type(values),
                Income.type(values),
                Cede.type(values),
                Sell.type(values),
                Buy.type(values),
                Surrender.type(values),
                Extend.type(values));
    }
}

package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Forecast of a sheet: the resources that it leaves the tribe and, in the tribe's own turn, the soldiers that act and those that
 * still could.
 */
public record Forecast(Chart chart, Examiner examiner) {

    public List<Message> of(World world, Seat seat, OrderSheet sheet) {
        if (world.stage() == Stage.PICK) {
            return List.of();
        }
        List<Message> messages = new ArrayList<>();
        examiner.mustered(world, seat, sheet).pools().stream()
                .filter(pool -> pool.tribe() == seat.number())
                .forEach(pool -> messages.add(left(world, pool)));
        if (world.active().equals(Optional.of(seat.number()))) {
            messages.add(acting(world, seat, sheet));
        } else if (world.in(seat.number()) && world.ending().isEmpty()) {
            messages.add(waiting(world, seat.number()));
        }
        return messages;
    }

    /**
     * Returns the message for a tribe whose turn is not open: it has played, may write ahead, or waits for its day (Q44, Q45).
     */
    private static Message waiting(World world, int tribe) {
        boolean played = world.today().equals(Optional.of(tribe));
        String key =
                played ? "forecast.played" : world.settings().keepsDrafts() ? "forecast.ahead" : "forecast.waiting";
        return Message.of(key, "day", Say.day(world.tribe(tribe).day()));
    }

    private Message left(World world, Pool pool) {
        Say say = new Say(chart);
        SortedSet<Hex> own = pool.spendable(world.board());
        return own.isEmpty()
                ? Message.of(
                        "forecast.pool-lost", "n", pool.amount(), "cities", say.tiles(Chart.reading(pool.cities())))
                : Message.of("forecast.pool", "n", pool.amount(), "cities", say.tiles(Chart.reading(own)));
    }

    private Message acting(World world, Seat seat, OrderSheet sheet) {
        World after = examiner.after(world.withTurns(world.turns().withStrides(List.of())), seat, sheet);
        TreeSet<Hex> gone = new TreeSet<>();
        after.strides().stream().map(Stride::from).forEach(gone::add);
        SortedSet<Hex> fresh = after.fresh(seat.number());
        return Message.of("forecast.acting", "gone", names(gone), "fresh", names(fresh))
                .with("leave", gone.size())
                .with("act", fresh.size());
    }

    private List<String> names(SortedSet<Hex> hexes) {
        return Chart.reading(hexes).stream().map(chart::name).toList();
    }
}

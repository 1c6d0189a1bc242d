package heraldo.rules.ruleset.tribus.report;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** What anybody may know of the position, in words: the pools of the week. */
public record Report(Chart chart) {

    public Chronicle of(World world, Viewer viewer) {
        List<Message> pools = world.pools().stream()
                .map(pool -> Message.of(
                        "event.grant",
                        "tribe",
                        Say.tribe(pool.tribe()),
                        "n",
                        pool.amount(),
                        "cities",
                        new Say(chart).tiles(Chart.reading(pool.cities()))))
                .toList();
        return new Chronicle(List.of(Chronicle.Section.of(Message.of("report.pools", "week", world.week()), pools)));
    }
}

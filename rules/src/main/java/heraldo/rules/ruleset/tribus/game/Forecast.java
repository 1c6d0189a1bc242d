package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** What a tribe has to spend. */
public record Forecast(Chart chart) {

    public List<Message> of(World world, int tribe) {
        return world.pools().stream()
                .filter(pool -> pool.tribe() == tribe)
                .map(pool -> Message.of(
                        "forecast.pool",
                        "n",
                        pool.amount(),
                        "cities",
                        new Say(chart).tiles(Chart.reading(pool.cities()))))
                .toList();
    }
}

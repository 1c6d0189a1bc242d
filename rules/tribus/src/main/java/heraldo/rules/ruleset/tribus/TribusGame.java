package heraldo.rules.ruleset.tribus;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Edicts;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.event.Correction;
import heraldo.rules.ruleset.tribus.event.EdictContext;
import heraldo.rules.ruleset.tribus.game.EdictFields;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.governor.TribalMind;
import heraldo.rules.ruleset.tribus.state.World;

/** Tribus: tribes round an inner sea, each with a weekday of its own, and weeks that pay for soldiers and ships. */
public final class TribusGame implements RulesetProvider {

    @Override
    public String engine() {
        return "tribus";
    }

    @Override
    public Ruleset<World> create(RulesetFolder folder) {
        Game game = new Game(folder);
        Chart chart = game.book().chart();
        TribalMind mind = new TribalMind(folder, game.book(), game.examiner());
        return Ruleset.of(
                        new TribusPlay(folder, game),
                        new TribusTell(game),
                        new TribusDraw(game),
                        new TribusThink(game, chart, mind))
                .withDirect(Edicts.of(
                                Correction.class,
                                Correction.types(game.values()),
                                (World world) -> new EdictContext(chart, world))
                        .unless(EdictContext::over)
                        .withValues((world, viewer) -> new EdictFields(game, world)))
                .withAgree(new TribusAgree(game, chart))
                .withSteps(new TribusSteps());
    }
}

package heraldo.rules.ruleset.caos;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Edicts;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;
import heraldo.rules.ruleset.caos.event.Correction;
import heraldo.rules.ruleset.caos.game.EdictFields;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.governor.CaosMind;
import heraldo.rules.ruleset.caos.picture.Charts;
import heraldo.rules.ruleset.caos.state.War;

/** Caos: four to ten bands, secret orders, eight turns, most points rule the galaxy. */
public final class CaosGame implements RulesetProvider {

    @Override
    public String engine() {
        return "caos";
    }

    @Override
    public Ruleset<War> create(RulesetFolder folder) {
        Game game = new Game(folder);
        CaosMind mind = new CaosMind(folder, game.book());
        Charts charts = new Charts();
        return Ruleset.of(
                        new CaosPlay(folder, game),
                        new CaosTell(game),
                        new CaosDraw(game, charts),
                        new CaosThink(game, mind))
                .withDirect(Edicts.of(Correction.class, Correction.types(game.values()), game::law)
                        .unless(Correction::closed)
                        .withValues((war, viewer) -> new EdictFields(game.law(war))))
                .withJoin(new CaosJoin(game))
                .withAgree(new CaosAgree(game));
    }
}

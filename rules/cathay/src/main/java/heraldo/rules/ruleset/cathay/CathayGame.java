package heraldo.rules.ruleset.cathay;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Edicts;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;
import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.ruleset.cathay.event.Correction;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.player.CathayMind;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.suggest.EdictFields;

/** Conquer of Cathay: one seat plays at a time and its orders apply at once; ten points at the end of a round win. */
public final class CathayGame implements RulesetProvider {

    @Override
    public String engine() {
        return "cathay";
    }

    @Override
    public Ruleset<Position> create(RulesetFolder folder) {
        Game game = new Game(folder);
        CathayMind mind = new CathayMind(game, folder.table("minds.yaml", MindTable.class));
        return Ruleset.of(
                        new CathayPlay(folder, game),
                        new CathayTell(),
                        new CathayDraw(game),
                        new CathayThink(game, mind))
                .withDirect(Edicts.of(Correction.class, Correction.types(), (Position position) -> position)
                        .withValues((position, viewer) -> new EdictFields(game, position, viewer)))
                .withAgree(new CathayAgree())
                .withSteps(new CathaySteps());
    }
}

package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;
import heraldo.rules.ruleset.kaixiflan.event.EdictDesk;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.game.Invariants;
import heraldo.rules.ruleset.kaixiflan.player.Regent;
import heraldo.rules.ruleset.kaixiflan.player.Steward;
import heraldo.rules.ruleset.kaixiflan.state.Realm;

/** Los Hijos de Kaixiflán: six provinces of one realm, secret orders, most Fame wins. */
public final class KaixiflanGame implements RulesetProvider {

    @Override
    public String engine() {
        return "kaixiflan";
    }

    @Override
    public Ruleset<Realm> create(RulesetFolder folder) {
        Game game = new Game(folder);
        EdictDesk edicts =
                new EdictDesk(game.book(), game.missions(), realm -> Invariants.violations(game.book(), realm));
        Steward steward = new Steward(game.examiner(), game.missions());
        Regent regent = new Regent(folder, game.book(), game.examiner(), game.missions());
        return Ruleset.of(
                        new KaixiflanPlay(folder, game),
                        new KaixiflanTell(game),
                        new KaixiflanDraw(game),
                        new KaixiflanThink(game, steward, regent))
                .withDirect(new KaixiflanDirect(game, edicts))
                .withAgree(new KaixiflanAgree(game));
    }
}

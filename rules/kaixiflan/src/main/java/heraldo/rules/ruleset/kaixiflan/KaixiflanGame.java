package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Edicts;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;
import heraldo.rules.ruleset.kaixiflan.event.Act;
import heraldo.rules.ruleset.kaixiflan.event.EdictContext;
import heraldo.rules.ruleset.kaixiflan.event.Event;
import heraldo.rules.ruleset.kaixiflan.game.EdictFields;
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
        Steward steward = new Steward(game.examiner(), game.missions());
        Regent regent = new Regent(folder, game.book(), game.examiner(), game.missions());
        return Ruleset.of(
                        new KaixiflanPlay(folder, game),
                        new KaixiflanTell(game),
                        new KaixiflanDraw(game),
                        new KaixiflanThink(game, steward, regent))
                .withDirect(Edicts.of(
                                Act.class,
                                Act.types(game.values()),
                                (Realm realm) -> new EdictContext(
                                        game.law(realm),
                                        game.missions(),
                                        state -> Invariants.violations(game.book(), state)))
                        .unless(EdictContext::over)
                        .withValues((realm, viewer) -> new EdictFields(game, realm, viewer))
                        .withPending(Act::pending)
                        .withDecreed(Event::decreed))
                .withAgree(new KaixiflanAgree(game));
    }
}

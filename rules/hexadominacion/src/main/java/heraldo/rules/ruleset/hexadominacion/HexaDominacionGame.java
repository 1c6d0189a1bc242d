package heraldo.rules.ruleset.hexadominacion;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Edicts;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.RulesetProvider;
import heraldo.rules.engine.mind.MindTable;
import heraldo.rules.ruleset.hexadominacion.event.EdictContext;
import heraldo.rules.ruleset.hexadominacion.event.Ruling;
import heraldo.rules.ruleset.hexadominacion.game.EdictFields;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.governor.HexaMind;
import heraldo.rules.ruleset.hexadominacion.player.Steward;
import heraldo.rules.ruleset.hexadominacion.state.World;

/** HexaDominación: realms on a board of hexes, secret orders resolved together, the highest score wins. */
public final class HexaDominacionGame implements RulesetProvider {

    @Override
    public String engine() {
        return "hexadominacion";
    }

    @Override
    public Ruleset<World> create(RulesetFolder folder) {
        Game game = new Game(folder);
        Steward steward = new Steward(game.book());
        HexaMind mind = new HexaMind(game.book(), folder.table("minds.yaml", MindTable.class));
        return Ruleset.of(
                        new HexaDominacionPlay(folder, game),
                        new HexaDominacionTell(game),
                        new HexaDominacionDraw(game),
                        new HexaDominacionThink(game, steward, mind))
                .withDirect(Edicts.of(
                                Ruling.class,
                                Ruling.types(game.values()),
                                (World world) ->
                                        new EdictContext(world, game.book().names()))
                        .unless(EdictContext::over)
                        .withValues((world, viewer) -> new EdictFields(game, world))
                        .withPending(Ruling::pending))
                .withAgree(new HexaDominacionAgree());
    }
}

package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.law.Rivals;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Sketch;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;

/** An order that sets a settlement on a corner (Y14). */
interface Founding extends Command {

    int corner();

    @Override
    default void draw(Sketch sketch) {
        sketch.sign(corner(), Glyph.COTTAGE, "founds");
    }

    @Override
    default List<Message> cautions(Position before, Rivals first) {
        return first.onSite(corner());
    }
}

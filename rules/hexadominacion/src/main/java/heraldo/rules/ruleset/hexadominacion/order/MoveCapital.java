package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;

/** <i>Capital</i>: another own city becomes the capital, once a round (H13, R21). */
public record MoveCapital(int hex) implements Command {

    public static OrderType<MoveCapital> type(Values values) {
        return OrderType.of("capital", MoveCapital.class, Param.one("hex", values.hex()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        boolean unfit = !plan.tile(hex).city() || plan.realm().capital() == hex;
        return Refusal.first(
                () -> plan.foreign(hex, "H13"),
                () -> Refusal.when(unfit, "E_CAPITAL_DEST", "H13", "hex", Board.name(hex)),
                () -> Refusal.when(!plan.above(MoveCapital.class).isEmpty(), "E_DUP_CAPITAL", "R21"));
    }

    /** Phase 5: the city must be of level 4 by now. */
    public void proclaim(Round round, Line<?> line) {
        Side side = round.side(line.seat());
        if (round.field().level(hex) < round.book().costs().capitalLevel()) {
            line.end(Code.X_LEVEL);
        } else if (!side.pays(round.book().costs().capital())) {
            line.unpaid(side, round.book().costs().capital());
        } else {
            round.happened(new Deed.CapitalMoved(line.seat(), side.capital(), hex));
            side.capital(hex);
        }
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        return List.of(
                Message.of("outlook.cost", "cost", Say.stock(prospect.costs().capital())));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.sign(hex, Glyph.STAR, "queen-crown", "new-capital");
    }
}

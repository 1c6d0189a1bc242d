package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.hexadominacion.book.Yield;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Field;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import heraldo.rules.scene.Token.Glyph;
import java.util.List;
import java.util.Optional;

/** <i>Construir</i>: an own hex below the top rises by one level, once a round (H10, R16). */
public record Build(int hex) implements Command {

    public static OrderType<Build> type(Values values) {
        return OrderType.of("build", Build.class, Param.one("hex", values.hex()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        boolean top = plan.tile(hex).level() >= Tile.TOP;
        return Refusal.first(
                () -> plan.foreign(hex, "H10"),
                () -> Refusal.when(top, "E_MAX_LEVEL", "H10", "hex", Board.name(hex), "top", Tile.TOP),
                () -> Refusal.when(
                        plan.above(Build.class).contains(this), "E_DUP_BUILD", "H10", "hex", Board.name(hex)));
    }

    /** Phase 2. */
    public void raise(Round round, Line<?> line) {
        Field field = round.field();
        Side side = round.side(line.seat());
        Stock price = round.book().costs().build(field.level(hex));
        if (!side.pays(price)) {
            line.unpaid(side, price);
            return;
        }
        field.raise(hex);
        round.happened(new Deed.Built(line.seat(), hex, field.level(hex)));
    }

    /** The new level yields in the same round (R16). */
    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        int level = prospect.world().tile(hex).level();
        Yield yield = prospect.book().yieldOf(level + 1);
        return List.of(
                Message.of("outlook.build", "cost", Say.stock(prospect.costs().build(level)))
                        .with("least", yield.least())
                        .with("most", yield.most()));
    }

    @Override
    public void draw(Sketch sketch) {
        sketch.sign(hex, Glyph.GEAR, "flat-hammer", "builds");
    }
}

package heraldo.rules.ruleset.hexadominacion.order.war;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Link;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.hexadominacion.book.Costs;
import heraldo.rules.ruleset.hexadominacion.book.DiceOdds;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.check.Reasons;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** <i>Atacar</i>: soldiers of different own hexes attack a neighbouring one of somebody else (H14, R22). */
public record Attack(int target, List<Origin> origins) implements Command {

    private static final int MOST_ORIGINS = 12;
    private static final Link COLON = new Link(":", words -> List.of(":"), words -> ":");

    public Attack {
        origins = List.copyOf(origins);
    }

    public static OrderType<Attack> type(Values values) {
        ParamType<Origin> origin = Types.pair(
                "origin", values.hex(), COLON, values.soldiers(), Origin::new, Origin::hex, Origin::soldiers);
        return OrderType.of(
                "attack",
                Attack.class,
                Param.one("target", values.hex()),
                Param.many("origins", origin, 1, MOST_ORIGINS));
    }

    /** Everybody it sends. */
    public int soldiers() {
        int soldiers = 0;
        for (Origin origin : origins) {
            soldiers += origin.soldiers();
        }
        return soldiers;
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        BitSet named = new BitSet(Board.SIZE);
        return Refusal.first(
                () -> Reasons.any(origins, origin -> again(named, origin.hex())),
                () -> Reasons.any(origins, origin -> plan.foreign(origin.hex(), "H14")),
                () -> Refusal.when(plan.owns(target), "E_TARGET_OWN", "H14", "hex", Board.name(target)),
                () -> Reasons.any(origins, origin -> distant(origin.hex())));
    }

    private static Optional<Refusal> again(BitSet named, int hex) {
        boolean again = named.get(hex);
        named.set(hex);
        return Refusal.when(again, "E_DUP_ORIGIN", "H14", "hex", Board.name(hex));
    }

    private Optional<Refusal> distant(int hex) {
        boolean distant = !Board.adjacent(hex, target);
        return Refusal.when(distant, "E_NOT_ADJACENT", "H14", "origin", Board.name(hex), "target", Board.name(target));
    }

    /** Its price, for as many soldiers as take part (H15). */
    static Stock cost(Costs costs, int soldiers) {
        return costs.attack().times(soldiers);
    }

    @Override
    public SortedSet<Seat> harmed(World world, Seat own) {
        Tile tile = world.tile(target);
        return tile.neutral() || tile.owner() == own.number()
                ? Frozen.noSet()
                : Frozen.set(List.of(new Seat(tile.owner())));
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        return new Chances(prospect).of(this);
    }

    @Override
    public List<Message> dangers(Prospect prospect, Line<?> line) {
        int defenders = prospect.world().tile(target).soldiers();
        List<Message> dangers = new ArrayList<>();
        int chance = DiceOdds.conquest(soldiers(), defenders);
        if (chance == 0) {
            dangers.add(Message.of("outlook.caution.hopeless", "soldiers", soldiers()));
        } else if (2 * chance < DiceOdds.CERTAIN) {
            dangers.add(Message.of("outlook.caution.odds-bad"));
        }
        if (prospect.above(line).anyMatch(order -> order instanceof Attack other && other.target == target)) {
            dangers.add(prospect.at("outlook.caution.again", target));
        }
        return dangers;
    }

    @Override
    public List<Origin> leaving() {
        return origins;
    }

    @Override
    public void draw(Sketch sketch) {
        origins.forEach(origin -> sketch.attack(origin.hex(), target, origin.soldiers()));
        sketch.sign(target, Glyph.SWORDS, "crossed-swords", "attacks");
    }
}

package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Link;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Plan;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.check.Reasons;
import heraldo.rules.ruleset.hexadominacion.sketch.Sketch;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Grant;
import heraldo.rules.ruleset.hexadominacion.state.Status;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Field;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** <i>Rendirse</i>: the realm leaves the game; its hexes go where it says, the others become neutral (H28, R44). */
public record Surrender(List<Grant> grants) implements Command {

    /** The word between a hex and who gets it: {@code grant.to} in the bundles. */
    private static final Link TO = new Link(
            ">",
            words -> words.ways("grant.to"),
            words -> " " + words.ways("grant.to").get(0).toUpperCase(Locale.ROOT) + " ");

    public Surrender {
        grants = List.copyOf(grants);
    }

    public static OrderType<Surrender> type(Values values) {
        ParamType<Grant> grant =
                Types.pair("grant", values.hex(), TO, values.realm(), Grant::new, Grant::hex, Grant::to);
        return OrderType.of("surrender", Surrender.class, Param.many("grants", grant, 0, Board.SIZE));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Refusal.first(
                () -> Reasons.any(grants, grant -> plan.partner(grant.to())),
                () -> Reasons.any(grants, grant -> plan.foreign(grant.hex(), "H28")),
                () -> plan.cededTwice(grants.stream().map(Grant::hex).toList()),
                () -> Refusal.when(!plan.above(Surrender.class).isEmpty(), "E_DUP_SURRENDER", "R44"));
    }

    /** Phase 8, after gifts and sales. */
    public void leave(Round round, Line<?> line) {
        Field field = round.field();
        List<Grant> given = new ArrayList<>();
        List<Integer> neutral = new ArrayList<>();
        for (int hex = 0; hex < Board.SIZE; hex++) {
            if (field.owner(hex) == line.seat()) {
                int heir = heir(round, hex);
                field.pass(hex, heir);
                if (heir == Tile.NOBODY) {
                    neutral.add(hex);
                } else {
                    given.add(new Grant(hex, new Seat(heir)));
                }
            }
        }
        round.side(line.seat()).leaves(Status.SURRENDERED);
        round.happened(new Deed.Surrendered(line.seat(), given, neutral));
    }

    /** Returns the heir of a hex: the realm of its grant, if that plays on; else nobody. */
    private int heir(Round round, int hex) {
        return grants.stream()
                .filter(grant -> grant.hex() == hex)
                .map(grant -> grant.to().number())
                .filter(seat -> playsOn(round, seat))
                .findFirst()
                .orElse(Tile.NOBODY);
    }

    private static boolean playsOn(Round round, int seat) {
        return round.side(seat).active() && round.due(Surrender.class).stream().noneMatch(line -> line.seat() == seat);
    }

    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        int given = grants.size();
        return List.of(Message.of(
                "outlook.surrender", "given", given, "free", prospect.own().size() - given));
    }

    @Override
    public void draw(Sketch sketch) {
        grants.forEach(grant -> sketch.flag(grant.hex(), grant.to()));
    }
}

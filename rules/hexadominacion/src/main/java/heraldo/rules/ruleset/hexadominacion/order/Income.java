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
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Field;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.List;
import java.util.Optional;

/**
 * <i>Recibir</i>: what a city yields (H26, R38, R39).
 *
 * @param city the city, or {@link #ALL} for every own city without a line of its own
 */
public record Income(int city, Resource resource) implements Command {

    /** Every own city without a line of its own, written {@code *}. */
    public static final int ALL = -1;

    public static OrderType<Income> type(Values values) {
        return OrderType.of(
                "income", Income.class, Param.one("city", values.city()), Param.one("resource", values.resource()));
    }

    public boolean all() {
        return city == ALL;
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return all()
                ? Optional.empty()
                : Refusal.first(
                        () -> plan.foreign(city, "H26"),
                        () -> Refusal.when(!plan.tile(city).city(), "E_NOT_CITY", "H26", "hex", Board.name(city)));
    }

    /** The beginning of phase 7: what was ordered for all cities at once. */
    public void chooseForAll(Round round, Line<?> line) {
        if (all()) {
            for (int hex = 0; hex < Board.SIZE; hex++) {
                if (yields(hex, round.field(), line.seat())) {
                    round.field().choose(hex, resource);
                }
            }
        }
    }

    /** Then what was ordered for one city, which counts before it. */
    public void chooseForOne(Round round, Line<?> line) {
        if (all()) {
            return;
        }
        if (yields(city, round.field(), line.seat())) {
            round.field().choose(city, resource);
        } else {
            line.end(Code.X_NOT_OWNER);
        }
    }

    /** Returns whether a hex is a city of a realm that yields something this round. */
    private static boolean yields(int hex, Field field, int seat) {
        return field.city(hex) && field.owner(hex) == seat && !field.barren(hex);
    }

    /** Describes the yield of all cities that go by the line, from the least to the most. */
    @Override
    public List<Message> gist(Prospect prospect, Line<?> line) {
        List<Integer> cities = all() ? others(prospect) : List.of(city);
        if (cities.isEmpty()) {
            return List.of();
        }
        List<Yield> yields = cities.stream()
                .map(hex -> prospect.book().yieldOf(prospect.ready().field().level(hex)))
                .toList();
        return List.of(Message.of("outlook.income", "resource", Say.resource(resource))
                .with("cities", cities.size())
                .with("least", yields.stream().mapToInt(Yield::least).sum())
                .with("most", yields.stream().mapToInt(Yield::most).sum()));
    }

    /** The cities without a line of their own. */
    private static List<Integer> others(Prospect prospect) {
        List<Integer> named =
                prospect.standing(Income.class).stream().map(Income::city).toList();
        return prospect.own().stream()
                .filter(hex -> prospect.world().tile(hex).city() && !named.contains(hex))
                .toList();
    }

    /** Of two lines for one city the later counts, and one of its own counts before one for all (R39). */
    @Override
    public List<Message> dangers(Prospect prospect, Line<?> line) {
        boolean later = prospect.below(line).anyMatch(order -> order instanceof Income other && other.city == city);
        boolean idle = all() && gist(prospect, line).isEmpty();
        return later || idle
                ? List.of(Message.of(later ? "outlook.caution.overruled" : "outlook.caution.idle"))
                : List.of();
    }
}

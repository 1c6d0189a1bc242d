package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.function.UnaryOperator;

/**
 * The rules report every seat that an order attacks: a seat that leaves out its lines that harm another takes nothing from it.
 * Tested on positions of self-played games.
 */
public final class HarmLaws<S> {

    private static final int GAMES = 3;
    private static final int TURNS = 30;
    /** The dice of a turn that no game reaches. */
    private static final int ELSEWHERE = 1000;

    private final HostedRuleset<S> hosted;
    private final ToIntBiFunction<S, Seat> things;
    private UnaryOperator<S> quiet = UnaryOperator.identity();
    private Predicate<Order> played = order -> true;
    private int seen;

    /**
     * The laws for one game.
     *
     * @param things how many units, buildings and lands a seat has
     */
    public HarmLaws(HostedRuleset<S> hosted, ToIntBiFunction<S, Seat> things) {
        this.hosted = hosted;
        this.things = things;
    }

    /** In positions from which something is taken, and with some orders only: without what changes hands by agreement. */
    public HarmLaws<S> among(UnaryOperator<S> positions, Predicate<Order> orders) {
        this.quiet = positions;
        this.played = orders;
        return this;
    }

    /** A sheet costs nobody anything without the lines that harm them; the whole sheet does cost somebody, now and then. */
    public void hold() {
        List<String> wrong = new ArrayList<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            SelfPlay<S> game = Playouts.game(hosted, hosted.manifest().seats().most(), seed);
            Playouts.watch(
                    hosted,
                    game.seats().size(),
                    seed,
                    TURNS,
                    step -> step.sheets().forEach((seat, sheet) -> {
                        if (step.turn().due().contains(seat)) {
                            judge(game, step, seat, sheet, wrong);
                        }
                    }));
        }
        assertEquals(List.of(), wrong);
        assertTrue(seen > 0, "nobody has ever taken anything from anybody");
    }

    private void judge(SelfPlay<S> game, SelfPlay.Played<S> step, Seat seat, OrderSheet sheet, List<String> wrong) {
        S before = quiet.apply(step.before());
        S redrawn = hosted.ruleset().play().redrawn(before, Viewer.of(seat), game.dice(ELSEWHERE));
        sheet.orders()
                .forEach(order -> assertEquals(
                        hosted.ruleset().agree().harmed(before, seat, order),
                        hosted.ruleset().agree().harmed(redrawn, seat, order),
                        "it hangs on nothing that the seat may not know"));
        S idle = after(game, step, before, seat, OrderSheet.EMPTY);
        S busy = after(game, step, before, seat, without(sheet, played.negate()));
        for (Seat other : game.seats()) {
            if (!other.equals(seat) && count(busy, other) < count(idle, other)) {
                seen++;
                OrderSheet kind = without(sheet, played.negate().or(order -> harms(before, seat, order, other)));
                if (count(after(game, step, before, seat, kind), other) < count(idle, other)) {
                    wrong.add(
                            seat + " takes from " + other + " in " + step.turn().number() + " by " + kind.orders());
                }
            }
        }
    }

    private boolean harms(S state, Seat seat, Order order, Seat other) {
        return hosted.ruleset().agree().harmed(state, seat, order).contains(other);
    }

    private int count(S state, Seat seat) {
        return things.applyAsInt(state, seat);
    }

    /** Returns the position after a seat's sheet if all others do nothing. */
    private S after(SelfPlay<S> game, SelfPlay.Played<S> step, S before, Seat seat, OrderSheet sheet) {
        Ruleset<S> rules = hosted.ruleset();
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        step.turn().due().forEach(each -> sheets.put(each, OrderSheet.EMPTY));
        sheets.put(seat, sheet);
        return rules.play()
                .resolve(before, sheets, game.dice(step.turn().number()))
                .state();
    }

    private static OrderSheet without(OrderSheet sheet, Predicate<Order> some) {
        return new OrderSheet(sheet.orders().stream().filter(some.negate()).toList());
    }
}

package heraldo.rules.ruleset.tribus.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.order.Recruit;
import heraldo.rules.ruleset.tribus.order.Recruiting;
import heraldo.rules.ruleset.tribus.order.Shipbuilding;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import java.util.Optional;

/** Soldiers and ships for resources (T8, T9). A line fails as a whole (Q19). */
final class Muster {

    private final Progress turn;
    private final Chart chart;

    Muster(Progress turn) {
        this.turn = turn;
        this.chart = turn.book().chart();
    }

    /** Carries an order out, or says why not. */
    Optional<Refusal> play(Recruiting order) {
        return switch (order) {
            case Recruit recruit -> recruit(recruit);
            case Shipbuilding ship -> build(ship.city());
        };
    }

    private Optional<Refusal> recruit(Recruit order) {
        Hex city = order.city();
        int cost = order.number() * turn.settings().troopCost();
        Optional<Refusal> refusal = owned(city)
                .or(() -> unless(!turn.effort().banned().contains(city), "E_BESIEGED", "Q37", city))
                .or(() -> room(city, order.number()))
                .or(() -> paid(city, cost));
        if (refusal.isEmpty()) {
            Tile garrison = turn.tile(city);
            turn.pay(city, cost);
            turn.change(board -> board.with(city, garrison.soldiers(garrison.soldiers() + order.number())));
            turn.happened(new Deed.Recruited(turn.tribe(), city, order.number()));
            turn.tell(Message.of(
                    "event.recruit",
                    "n",
                    order.number(),
                    "city",
                    turn.say().tile(city),
                    "total",
                    turn.tile(city).soldiers()));
        }
        return refusal;
    }

    private Optional<Refusal> build(Hex city) {
        int cost = turn.settings().shipCost();
        Optional<Refusal> refusal = owned(city)
                .or(() -> unless(chart.port(city), "E_NOT_PORT", "T9", city))
                .or(() -> harbour(city))
                .or(() -> paid(city, cost));
        if (refusal.isEmpty()) {
            Hex harbour = chart.harbour(city).orElseThrow();
            turn.pay(city, cost);
            turn.change(board -> board.with(harbour, new Ship(turn.tribe(), 0)));
            turn.happened(new Deed.Launched(turn.tribe(), city));
            turn.tell(Message.of("event.ship", "city", turn.say().tile(city), "harbour", chart.name(harbour)));
        }
        return refusal;
    }

    private Optional<Refusal> owned(Hex city) {
        return unless(turn.tile(city).owner() == turn.tribe(), "E_NOT_OWNER", "T8", city);
    }

    private Optional<Refusal> room(Hex city, int number) {
        int most = turn.settings().stackMax();
        int present = turn.tile(city).soldiers();
        return unless(present + number <= most, "E_STACK", "T8", city)
                .map(refusal -> with(with(refusal, "most", most), "present", present))
                .map(refusal -> with(refusal, "room", Math.max(0, most - present)));
    }

    /** A ship in the harbour, whoever's, is in the way (Q23). */
    private Optional<Refusal> harbour(Hex city) {
        Hex harbour = chart.harbour(city).orElseThrow();
        return unless(turn.board().ship(harbour).isEmpty(), "E_HARBOUR", "Q23", city)
                .map(refusal -> with(refusal, "harbour", chart.name(harbour)));
    }

    private Optional<Refusal> paid(Hex city, int cost) {
        return unless(turn.purse(city) >= cost, "E_RESOURCES", "T7", city)
                .map(refusal -> with(with(refusal, "cost", cost), "left", turn.purse(city)));
    }

    private Optional<Refusal> unless(boolean holds, String code, String rule, Hex city) {
        return holds
                ? Optional.empty()
                : Optional.of(Refusal.of(code, rule, "city", turn.say().tile(city)));
    }

    private static Refusal with(Refusal refusal, String name, Object value) {
        return new Refusal(refusal.code(), refusal.rule(), refusal.message().with(name, value));
    }
}

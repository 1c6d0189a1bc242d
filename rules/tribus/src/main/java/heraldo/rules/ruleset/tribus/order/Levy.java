package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.turn.Progress;
import heraldo.rules.ruleset.tribus.turn.Recruiting;
import java.util.Optional;

/** Tests that new soldiers or ships in a city must pass, one by one (§3). */
record Levy(Progress turn, Recruiting order) {

    private Chart chart() {
        return turn.book().chart();
    }

    /** The city is the tribe's own. */
    Optional<Refusal> owned() {
        return unless(turn.tile(order.city()).owner() == turn.tribe(), "E_NOT_OWNER", "T8");
    }

    /** No siege keeps the city from recruiting. */
    Optional<Refusal> free() {
        return unless(!turn.effort().banned().contains(order.city()), "E_BESIEGED", "Q37");
    }

    /** There is room for so many more. */
    Optional<Refusal> room(int number) {
        int most = turn.settings().stackMax();
        int present = turn.tile(order.city()).soldiers();
        int room = Math.max(0, most - present);
        return unless(present + number <= most, "E_STACK", "T8", "most", most, "present", present, "room", room);
    }

    Optional<Refusal> port() {
        return unless(chart().port(order.city()), "E_NOT_PORT", "T9");
    }

    /** A ship in the harbour, no matter whose, is in the way (Q23). */
    Optional<Refusal> harbour() {
        Hex harbour = chart().harbour(order.city()).orElseThrow();
        return unless(turn.board().ship(harbour).isEmpty(), "E_HARBOUR", "Q23", "harbour", chart().name(harbour));
    }

    /** The city can pay. */
    Optional<Refusal> paid() {
        int cost = order.cost(turn.settings());
        int left = turn.purse(order.city());
        return unless(left >= cost, "E_RESOURCES", "T7", "cost", cost, "left", left, "lack", cost - left);
    }

    private Optional<Refusal> unless(boolean holds, String code, String rule, Object... told) {
        return Statics.unless(holds, () -> {
            Refusal plain = Refusal.of(code, rule, told);
            Object city = turn.say().tile(order.city());
            return new Refusal(code, rule, plain.message().with("city", city));
        });
    }
}

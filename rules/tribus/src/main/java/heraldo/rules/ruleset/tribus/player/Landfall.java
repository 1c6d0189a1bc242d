package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Amount;
import heraldo.rules.ruleset.tribus.order.Landing;
import heraldo.rules.ruleset.tribus.order.Landing.Party;
import heraldo.rules.ruleset.tribus.player.Fleet.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Chances of a crew ashore.
 *
 * @param via the tile to which the ship would sail first
 */
record Landfall(Plan plan, Hex ship, Optional<Hex> via) {

    /** Relief of an own city counts as much as taking another. */
    private static final int RELIEF = 160;

    /** A crew greater than this is meant for cities. */
    private static final int PARTY = 3;

    private int crew() {
        return plan.crew(ship);
    }

    /** Half the crew goes ashore in a city that others should have taken by then. */
    Optional<Chance> relief(Hex city) {
        int room = plan.settings.stackMax() - plan.tile(city).soldiers();
        int number = Math.min(crew() / 2, room);
        return number > 0
                ? Optional.of(new Chance(RELIEF, landing(List.of(new Party(new Amount(number), city)))))
                : Optional.empty();
    }

    /** A city without soldiers is taken with all but one, a stack is attacked, and empty land is taken by one each. */
    Chance on(Hex coast) {
        if (plan.tile(coast).manned()) {
            return attack(coast);
        }
        return plan.chart.city(coast) ? seizure(coast) : claim(coast);
    }

    private Chance attack(Hex coast) {
        int foes = plan.tile(coast).soldiers();
        int number = Math.min(crew(), foes + 2);
        int value = Worth.attack(plan.book.combat(), number, false, foes, false, plan.prize(coast));
        return new Chance(sparing(value), landing(List.of(new Party(amount(number), coast))));
    }

    private Chance seizure(Hex city) {
        Party party = new Party(amount(Math.max(1, crew() - 1)), city);
        return new Chance(2 * plan.prize(city), landing(List.of(party)));
    }

    private Chance claim(Hex coast) {
        List<Party> parties = new ArrayList<>();
        parties.add(new Party(new Amount(1), coast));
        coasts(coast).limit(Math.min(crew(), PARTY) - 1L).forEach(hex -> parties.add(new Party(new Amount(1), hex)));
        int value = 2 * plan.prize(coast) * parties.size();
        boolean alone = parties.size() == 1;
        return new Chance(sparing(value), landing(alone ? List.of(new Party(amount(1), coast)) : parties));
    }

    /** Other empty land that nobody in the crew would have to fight for. */
    private Stream<Hex> coasts(Hex coast) {
        return via.orElse(ship).neighbours().stream()
                .filter(hex -> !hex.equals(coast) && plan.chart.land(hex) && !plan.chart.city(hex))
                .filter(hex -> !plan.mine(hex) && !plan.tile(hex).manned() && !plan.pledged(hex));
    }

    /** A strong crew is seldom spent on open land; a chief who stands in for a player keeps it for cities. */
    private int sparing(int value) {
        return crew() <= PARTY ? value : plan.personality.loyal() ? 0 : value / 4;
    }

    private Amount amount(int number) {
        return number == crew() ? Amount.ALL : new Amount(number);
    }

    private Landing landing(List<Party> parties) {
        return new Landing(ship, via, parties);
    }
}

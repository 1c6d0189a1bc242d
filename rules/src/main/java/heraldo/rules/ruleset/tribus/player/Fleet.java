package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Acting;
import heraldo.rules.ruleset.tribus.order.Amount;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Boarding;
import heraldo.rules.ruleset.tribus.order.Landing;
import heraldo.rules.ruleset.tribus.order.Party;
import heraldo.rules.ruleset.tribus.order.Sail;
import heraldo.rules.ruleset.tribus.order.Transfer;
import heraldo.rules.ruleset.tribus.state.Ship;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Leads ships: to storm ports, to board, to land where it pays, and otherwise towards a port that could be taken. */
final class Fleet implements Habit {

    /** An action and what it would bring. */
    private record Chance(int value, Acting order) {}

    private static final int SHIP = 40;
    private static final int LANDED = 3;

    @Override
    public void follow(Plan plan) {
        for (Hex ship : plan.ships().stream().filter(hex -> !plan.held(hex)).toList()) {
            shares(plan, ship);
            Optional<Chance> best = chances(plan, ship).stream()
                    .filter(chance -> chance.value() > 0)
                    .max(Comparator.comparingInt(Chance::value));
            if (best.isEmpty() || !plan.add(best.get().order())) {
                sails(plan, ship);
            }
        }
    }

    private static int crew(Plan plan, Hex ship) {
        return plan.board().ship(ship).map(Ship::crew).orElse(0);
    }

    /** One of the crew goes over to a ship alongside that has none. */
    private static void shares(Plan plan, Hex ship) {
        if (crew(plan, ship) > 2) {
            ship.neighbours().stream()
                    .filter(other -> plan.board()
                            .ship(other)
                            .filter(drifting -> !drifting.manned())
                            .isPresent())
                    .anyMatch(other -> plan.add(new Transfer(new Amount(1), ship, other)));
        }
    }

    private static List<Chance> chances(Plan plan, Hex ship) {
        List<Chance> chances = new ArrayList<>();
        List<Hex> bases = new ArrayList<>(List.of(ship));
        bases.addAll(plan.ways().bySea(ship, plan.rates.seaMove() - 1));
        for (Hex base : bases) {
            Optional<Hex> via = Optional.of(base).filter(other -> !other.equals(ship));
            for (Hex beside :
                    base.neighbours().stream().filter(hex -> !plan.pledged(hex)).toList()) {
                chance(plan, ship, via, beside).ifPresent(chances::add);
            }
        }
        return chances;
    }

    private static Optional<Chance> chance(Plan plan, Hex ship, Optional<Hex> via, Hex beside) {
        if (plan.chart.sea(beside)) {
            return plan.board()
                    .ship(beside)
                    .filter(prize -> prize.owner() != plan.tribe)
                    .map(prize -> board(plan, ship, via, beside, prize));
        }
        if (plan.chart.city(beside) && plan.won(beside)) {
            return reinforce(plan, ship, via, beside);
        }
        if (!plan.chart.land(beside) || plan.mine(beside)) {
            return Optional.empty();
        }
        boolean fort = plan.chart.city(beside) && plan.hostile(beside);
        return fort
                ? Optional.of(beside).filter(plan.chart::port).map(port -> storm(plan, ship, via, port))
                : Optional.of(land(plan, ship, via, beside));
    }

    private static Chance storm(Plan plan, Hex ship, Optional<Hex> via, Hex port) {
        int crew = crew(plan, ship);
        int garrison = plan.tile(port).soldiers();
        int value = Worth.attack(
                plan.book.combat(), crew, true, garrison, true, Worth.of(plan).tile(port));
        Optional<Integer> occupy = switch (plan.temper.die("occupy|" + plan.chart.name(port), 5)) {
            case 1 -> Optional.of(crew);
            case 2 -> Optional.of(2);
            default -> Optional.empty();
        };
        return new Chance(value, new Assault(ship, via, port, occupy));
    }

    private static Chance board(Plan plan, Hex ship, Optional<Hex> via, Hex target, Ship prize) {
        int crew = crew(plan, ship);
        int value = prize.manned()
                ? Worth.attack(plan.book.combat(), crew, true, prize.crew(), true, SHIP)
                : crew > 1 ? SHIP : 0;
        Optional<Integer> manned =
                plan.temper.once("prize|" + plan.chart.name(target), 3) ? Optional.of(crew / 2) : Optional.empty();
        return new Chance(value, new Boarding(ship, via, target, manned));
    }

    /** Half the crew goes ashore in a city that others should have taken by then. */
    private static Optional<Chance> reinforce(Plan plan, Hex ship, Optional<Hex> via, Hex city) {
        int number = Math.min(
                crew(plan, ship) / 2, plan.rates.stackMax() - plan.tile(city).soldiers());
        return number > 0
                ? Optional.of(new Chance(
                        4 * SHIP, new Landing(ship, via, List.of(new Party(new Amount(number), city)))))
                : Optional.empty();
    }

    /** A city without soldiers is taken with all but one; on land nobody holds one soldier is enough. */
    private static Chance land(Plan plan, Hex ship, Optional<Hex> via, Hex coast) {
        int crew = crew(plan, ship);
        int prize = Worth.of(plan).tile(coast);
        int foes = plan.tile(coast).soldiers();
        int number = plan.chart.city(coast) ? Math.max(1, crew - 1) : foes > 0 ? Math.min(crew, foes + 2) : 1;
        int value = foes == 0 ? 2 * prize : Worth.attack(plan.book.combat(), number, false, foes, false, prize);
        List<Party> parties = new ArrayList<>();
        parties.add(new Party(number == crew ? Amount.ALL : new Amount(number), coast));
        if (foes == 0 && number == 1) {
            others(plan, via.orElse(ship), coast, Math.min(crew, LANDED) - 1).forEach(parties::add);
            value += 2 * prize * (parties.size() - 1);
        }
        boolean bold = crew > LANDED && !plan.chart.city(coast);
        return new Chance(bold ? value / 4 : value, new Landing(ship, via, alone(parties, crew)));
    }

    /** All there are cannot be sent beside others. */
    private static List<Party> alone(List<Party> parties, int crew) {
        return parties.size() == 1
                ? parties
                : parties.stream()
                        .map(party -> new Party(new Amount(party.number().of(crew)), party.to()))
                        .toList();
    }

    private static List<Party> others(Plan plan, Hex base, Hex coast, int most) {
        return base.neighbours().stream()
                .filter(hex -> !hex.equals(coast) && plan.chart.land(hex) && !plan.chart.city(hex))
                .filter(hex -> !plan.mine(hex) && !plan.tile(hex).manned())
                .limit(Math.max(0, most))
                .map(hex -> new Party(new Amount(1), hex))
                .toList();
    }

    private static void sails(Plan plan, Hex ship) {
        Optional<Hex> port = Ports.prize(plan);
        port.flatMap(aim -> plan.ways().bySea(ship, plan.rates.seaMove()).stream()
                        .filter(hex -> hex.distance(aim) < ship.distance(aim))
                        .min(Comparator.comparingInt(aim::distance)))
                .ifPresent(hex -> plan.add(new Sail(ship, hex)));
    }
}

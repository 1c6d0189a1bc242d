package heraldo.rules.ruleset.tribus.player;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.order.Amount;
import heraldo.rules.ruleset.tribus.order.Assault;
import heraldo.rules.ruleset.tribus.order.Boarding;
import heraldo.rules.ruleset.tribus.order.Sail;
import heraldo.rules.ruleset.tribus.order.Transfer;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.turn.Acting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Leads ships: to storm ports, to board, to land where it pays, and otherwise towards a port that could be taken. */
final class Fleet implements Habit {

    /**
     * An action of a ship and what it would bring.
     *
     * @param value what it would bring; it is only worth doing if that is positive
     */
    record Chance(int value, Acting order) {}

    private static final int SHIP = 40;

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

    /** One of the crew goes over to a ship alongside that has none. */
    private static void shares(Plan plan, Hex ship) {
        if (plan.crew(ship) > 2) {
            plan.addFirst(ship.neighbours().stream()
                    .filter(other -> plan.board()
                            .ship(other)
                            .filter(drifting -> !drifting.manned())
                            .isPresent())
                    .map(other -> new Transfer(new Amount(1), ship, other)));
        }
    }

    private static List<Chance> chances(Plan plan, Hex ship) {
        List<Chance> chances = new ArrayList<>();
        List<Hex> bases = new ArrayList<>(List.of(ship));
        bases.addAll(plan.ways().bySea(ship, plan.settings.seaMove() - 1));
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
            return new Landfall(plan, ship, via).relief(beside);
        }
        if (!plan.chart.land(beside) || plan.mine(beside)) {
            return Optional.empty();
        }
        boolean fort = plan.chart.city(beside) && plan.hostile(beside);
        return fort
                ? Optional.of(beside).filter(plan.chart::port).map(port -> storm(plan, ship, via, port))
                : Optional.of(new Landfall(plan, ship, via).on(beside));
    }

    private static Chance storm(Plan plan, Hex ship, Optional<Hex> via, Hex port) {
        int crew = plan.crew(ship);
        int garrison = plan.tile(port).soldiers();
        int value = Worth.attack(plan.book.combat(), crew, true, garrison, true, plan.prize(port));
        Optional<Integer> occupy = switch (plan.personality.die("occupy|" + plan.chart.name(port), 5)) {
            case 1 -> Optional.of(crew);
            case 2 -> Optional.of(2);
            default -> Optional.empty();
        };
        return new Chance(value, new Assault(ship, via, port, occupy));
    }

    private static Chance board(Plan plan, Hex ship, Optional<Hex> via, Hex target, Ship prize) {
        int crew = plan.crew(ship);
        int value = prize.manned()
                ? Worth.attack(plan.book.combat(), crew, true, prize.crew(), true, SHIP)
                : crew > 1 ? SHIP : 0;
        Optional<Integer> manned =
                plan.personality.once("prize|" + plan.chart.name(target), 3) ? Optional.of(crew / 2) : Optional.empty();
        return new Chance(value, new Boarding(ship, via, target, manned));
    }

    private static void sails(Plan plan, Hex ship) {
        Ports.prize(plan, ship)
                .flatMap(aim -> plan.ways().bySea(ship, plan.settings.seaMove()).stream()
                        .filter(hex -> hex.distance(aim) < ship.distance(aim))
                        .min(Comparator.comparingInt(aim::distance)))
                .ifPresent(hex -> plan.add(new Sail(ship, hex)));
    }
}

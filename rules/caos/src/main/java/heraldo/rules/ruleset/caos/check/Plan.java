package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The orders of a seat so far, while its sheet is examined line by line. Lives within one examination. */
public final class Plan {

    /** The code of lines that the budget does not cover. */
    static final String UNPAID = "E_BUDGET";

    private final Law law;
    private final Seat seat;
    private final Access access;
    private final OrderSheet sheet;
    private final int budget;
    private final int discount;
    private final List<Command> accepted = new ArrayList<>();
    private Cost spent = Cost.NONE;

    Plan(Law law, Seat seat, OrderSheet sheet) {
        this.law = law;
        this.seat = seat;
        this.access = new Access(law, seat);
        this.sheet = sheet;
        this.budget = Budget.of(law, seat).actions();
        this.discount = new Aspects(law).discount(seat);
    }

    public Law law() {
        return law;
    }

    public Seat seat() {
        return seat;
    }

    public Access access() {
        return access;
    }

    /** Returns whether the seat owns a planet. */
    public boolean owns(String planet) {
        return law.owns(seat, planet);
    }

    /** The whole sheet, lines below included. */
    public OrderSheet sheet() {
        return sheet;
    }

    /** The orders above that are lawful, be they paid or not. */
    public List<Command> accepted() {
        return accepted;
    }

    /** Those of one kind. */
    public <O extends Order> List<O> accepted(Class<O> kind) {
        return accepted.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    void accept(Command order, Cost cost) {
        accepted.add(order);
        spent = spent.plus(cost);
    }

    int discount() {
        return discount;
    }

    /** Refuses a further cost beyond the budget (C25), but never a cost of zero. */
    Optional<Refusal> unpaid(Cost cost) {
        Cost all = spent.plus(cost);
        boolean dear = !cost.equals(Cost.NONE) && all.actions(discount) > budget;
        return Refusals.when(
                dear,
                () -> Refusal.of(
                        UNPAID,
                        "C25",
                        "cost",
                        all.actions(discount),
                        "surcharge",
                        all.dear(discount),
                        "budget",
                        budget,
                        "lack",
                        all.actions(discount) - budget));
    }

    /** The first planet that this galaxy does not have. */
    public Optional<Refusal> unknownPlanet(Collection<String> planets) {
        for (String planet : planets) {
            if (!law.galaxy().hasPlanet(planet)) {
                return Optional.of(Refusals.unknown("planet", planet));
            }
        }
        return Optional.empty();
    }

    /** The first seat that does not play, or plays no more. */
    public Optional<Refusal> unknownPlayer(Collection<Seat> seats) {
        for (Seat each : seats) {
            if (!law.war().plays(each)) {
                return Optional.of(Refusals.unknown("player", "#" + each.number()));
            }
        }
        return Optional.empty();
    }
}

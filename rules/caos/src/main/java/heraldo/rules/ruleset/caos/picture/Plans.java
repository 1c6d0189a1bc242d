package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.check.Examination;
import heraldo.rules.ruleset.caos.check.Examiner;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Effort;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.state.Attack;
import heraldo.rules.ruleset.caos.state.Latest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** The preview of a sheet's accepted lines, in the form of a last turn, so that the map draws both alike. */
final class Plans {

    private final Law law;
    private final Seat seat;
    private final List<Attack> attacks = new ArrayList<>();
    private final SortedMap<String, Integer> defences = new TreeMap<>();

    private Plans(Law law, Seat seat) {
        this.law = law;
        this.seat = seat;
    }

    static Latest of(Law law, Seat seat, OrderSheet sheet) {
        Plans plans = new Plans(law, seat);
        Examination examination = Examiner.of(law, seat, sheet);
        for (int i = 0; i < sheet.size(); i++) {
            if (examination.lines().get(i).refusal().isEmpty()) {
                plans.add(sheet.orders().get(i));
            }
        }
        return new Latest(
                plans.attacks,
                plans.defences,
                new TreeSet<>(),
                law.war().latest().points());
    }

    private void add(Order order) {
        if (order instanceof Invade line) {
            Optional<String> from = line.way(law, new Access(law, seat)).flatMap(Access.Way::from);
            attacks.add(new Attack(line.planet(), seat, line.units(), from, true));
        } else if (order instanceof Effort line) {
            line.defended(law).forEach(planet -> defend(planet, line.units()));
        }
    }

    private void defend(Planet planet, int units) {
        defences.merge(planet.id(), units + law.shield(planet), (sum, more) -> sum + units);
    }
}

package heraldo.rules.ruleset.caos.player;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Invade;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Joins the alliance that suggests itself. Now and then a captain forgets, errs or betrays (C3, CR24). */
final class Alliances implements Habit {

    private static final int MOODS = 16;
    private static final int ALONE = 5;

    @Override
    public void follow(Draft draft) {
        int mood = draft.personality.die("pact", MOODS);
        if (mood > ALONE + MOODS / 2) {
            return;
        }
        Pact.of(draft.law, draft.seat).ifPresent(pact -> join(draft, pact, mood));
    }

    private static void join(Draft draft, Pact pact, int mood) {
        Invade invasion = Draft.invade(pact.planet(), pact.units(), Optional.empty());
        Ally terms = terms(draft.seat, pact, mood);
        List<Order> orders = new ArrayList<>();
        if (mood != 1) {
            orders.add(invasion);
        }
        if (mood != 2) {
            orders.add(terms);
        }
        if (draft.addAll(orders) && pact.warlord().filter(draft.seat::equals).isPresent()) {
            draft.add(Claim.of("GUE", pact.planet().id()));
        }
    }

    private static Ally terms(Seat seat, Pact pact, int mood) {
        List<Seat> others = pact.others(seat);
        List<Seat> members = mood == 3 && others.size() > 1 ? others.subList(0, 1) : others;
        Seat receiver = mood == 4 ? seat : pact.receiver();
        Optional<Seat> warlord = pact.warlord().filter(lord -> mood != ALONE);
        boolean told = members.contains(receiver) || receiver.equals(seat);
        return new Ally(
                pact.planet().id(),
                members,
                told ? receiver : seat,
                warlord,
                pact.planet().inhabitants() > 0 ? pact.members() : List.of());
    }
}

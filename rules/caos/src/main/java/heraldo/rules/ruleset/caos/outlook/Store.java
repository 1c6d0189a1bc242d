package heraldo.rules.ruleset.caos.outlook;

import heraldo.rules.engine.OwnCard.StoreRow;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.order.Swap;
import heraldo.rules.ruleset.caos.state.Stage;
import java.util.ArrayList;
import java.util.List;

/** The store in a preview: actions now and next turn, planets and points, if all other seats send nothing. */
record Store(Rehearsal played) {

    List<StoreRow> rows() {
        Law after = played.alone().lawNow();
        List<StoreRow> rows = new ArrayList<>();
        int budget = played.budget();
        rows.add(new StoreRow(
                Message.of("own-card.store.actions"),
                budget,
                0,
                played.examination().actions(),
                budget - played.examination().actions()));
        rows.add(changed(
                "planets",
                played.law().planets(played.seat()).size(),
                after.planets(played.seat()).size()));
        rows.add(changed(
                "points",
                played.law().band(played.seat()).score(),
                after.band(played.seat()).score()));
        if (after.war().stage() == Stage.ORDERS && !after.band(played.seat()).resigned()) {
            rows.add(changed("next", budget, Budget.of(after, played.seat()).actions()));
        }
        return rows;
    }

    private static StoreRow changed(String what, int before, int after) {
        return StoreRow.earned(Message.of("outlook.store." + what), before, after, Math.max(0, after - before));
    }

    /** The figures go by silence all around. */
    List<Message> cautions() {
        List<Message> cautions = new ArrayList<>();
        if (!played.standing(Invade.class).isEmpty()) {
            cautions.add(Message.of("outlook.caution.silence"));
        }
        if (!played.standing(Ally.class).isEmpty()
                || !played.standing(Swap.class).isEmpty()) {
            cautions.add(Message.of("outlook.caution.deals"));
        }
        return cautions;
    }
}

package heraldo.rules.ruleset.hexadominacion.turn;

import heraldo.rules.ruleset.hexadominacion.order.Buy;
import heraldo.rules.ruleset.hexadominacion.order.Cede;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import heraldo.rules.ruleset.hexadominacion.order.Surrender;
import java.util.List;

/** Phase 8, Rendirse / ceder: first gifts and sales, then whoever surrenders leaves (H28, H29, R43, R44). */
final class LeavingPhase implements Phase {

    @Override
    public void play(Round round) {
        List.of(Cede.class, Sell.class, Buy.class, Surrender.class).forEach(kind -> Departed.cancel(round, kind));
        new Cessions(round).run();
        new Surrenders(round).run();
    }
}

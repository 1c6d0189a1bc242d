package heraldo.rules.ruleset.kaixiflan.order.court;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import java.util.Optional;

/** <i>Balada</i>: a vote for the best deed of last year (K49, R78). */
public record Ballad(Owner province) implements Command {

    /** Nobody told a story before the first year. */
    private static final int FIRST_YEAR = 2;

    public static OrderType<Ballad> type(Values values) {
        return OrderType.of("ballad", Ballad.class, Param.one("province", values.province()));
    }

    /** In Primavera, from the second year on. */
    @Override
    public Optional<Refusal> untimely(Plan plan) {
        boolean due = plan.realm().season() == Season.SPRING && plan.realm().year() >= FIRST_YEAR;
        return Refusal.when(!due, "E-FASE", "R78", "season", Say.season(Season.SPRING), "year", FIRST_YEAR);
    }

    /** For another province that told a story last year. */
    @Override
    public Optional<Refusal> refusal(Plan plan) {
        boolean told = plan.realm().toldLastYear(province);
        return Refusal.when(province == plan.owner() || !told, "E-VOTO", "R78");
    }

    @Override
    public boolean replaces(Order earlier) {
        return earlier instanceof Ballad;
    }

    @Override
    public boolean secret() {
        return true;
    }
}

package heraldo.rules.ruleset.kaixiflan.order.court;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import java.util.Optional;

/** <i>Votar</i>: one vote for each office; what is left out is an abstention (K41, R79). */
public record Vote(Optional<Owner> favourite, Optional<Owner> governor, Optional<Owner> trade) implements Command {

    public static OrderType<Vote> type(Values values) {
        return OrderType.of(
                "vote",
                Vote.class,
                Param.optional("favourite", values.province()),
                Param.optional("governor", values.province()),
                Param.optional("trade", values.province()));
    }

    public Optional<Owner> of(Office office) {
        return switch (office) {
            case FAVOURITE -> favourite;
            case GOVERNOR -> governor;
            case TRADE -> trade;
        };
    }

    /** In Verano. */
    @Override
    public Optional<Refusal> untimely(Plan plan) {
        boolean due = plan.realm().season() == Season.SUMMER;
        return Refusal.when(!due, "E-FASE", "K41", "season", Say.season(Season.SUMMER), "year", 1);
    }

    /** For other provinces that are played (R79). */
    @Override
    public Optional<Refusal> refusal(Plan plan) {
        boolean wrong = Office.ALL.stream()
                .map(this::of)
                .flatMap(Optional::stream)
                .anyMatch(owner -> owner == plan.owner() || !eligible(plan.realm(), owner));
        return Refusal.when(wrong, "E-VOTO", "K41");
    }

    private static boolean eligible(Realm realm, Owner owner) {
        return Optional.ofNullable(realm.provinces().get(owner))
                .filter(province -> !province.vacant())
                .isPresent();
    }

    @Override
    public boolean replaces(Order earlier) {
        return earlier instanceof Vote;
    }

    @Override
    public boolean secret() {
        return true;
    }
}

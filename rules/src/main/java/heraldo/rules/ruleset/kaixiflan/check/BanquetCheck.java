package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.order.Banquet;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Court;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import java.util.Optional;

/** Comerciar banquete (R81): where Kaixiflán stands in one's own settlement, once until the next Verano. */
final class BanquetCheck implements Check<Banquet> {

    @Override
    public Optional<Office> office(Banquet order, Plan plan) {
        return Optional.of(Office.FAVOURITE);
    }

    @Override
    public Optional<Refusal> refusal(Banquet order, Plan plan) {
        Hex hex = order.hex();
        Court court = plan.realm().court();
        boolean own = plan.realm()
                .town(hex)
                .filter(town -> town.owner() == plan.owner)
                .isPresent();
        boolean feasted = court.feasted().contains(hex) || plan.feasts.contains(hex);
        return Check.when(!own || feasted || !court.kaixiflan().equals(hex), "E-BANQ", "R81", "hex", Say.hex(hex));
    }

    @Override
    public void note(Banquet order, Plan plan) {
        plan.feasts.add(order.hex());
    }
}

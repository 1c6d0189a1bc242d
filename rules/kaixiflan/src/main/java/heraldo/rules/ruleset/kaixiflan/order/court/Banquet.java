package heraldo.rules.ruleset.kaixiflan.order.court;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Court;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;

/** <i>Comerciar banquete</i>: the Favourite feasts Kaixiflán (K45, R81). */
public record Banquet(Hex hex) implements Action {

    public static OrderType<Banquet> type(Values values) {
        return OrderType.of("banquet", Banquet.class, Param.one("hex", values.hex()));
    }

    @Override
    public Optional<Office> office(Plan plan) {
        return Optional.of(Office.FAVOURITE);
    }

    /** Refuses a banquet unless Kaixiflán is in one's own settlement, and a second one there before the next Verano (R81). */
    @Override
    public Optional<Refusal> refusal(Plan plan) {
        Court court = plan.realm().court();
        boolean own = plan.realm()
                .town(hex)
                .filter(town -> town.owner() == plan.owner())
                .isPresent();
        boolean feasted =
                court.feasted().contains(hex) || plan.lines(Banquet.class).anyMatch(this::equals);
        return Refusal.when(!own || feasted || !court.kaixiflan().equals(hex), "E-BANQ", "R81", "hex", Say.hex(hex));
    }

    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        return List.of(Message.of("outlook.banquet", "fame", 1));
    }

    /** Step 2.2, Comerciar: Kaixiflán is feasted (R81). */
    public static void feast(Progress turn, Task<Banquet> task) {
        Hex hex = task.order().hex;
        turn.change(realm -> realm.withCourt(
                realm.court().withFeasted(Frozen.with(realm.court().feasted(), hex))));
        turn.credit(task.owner(), Column.BANQUETS, 1, Say.hex(hex));
        turn.happened(new Deed.Feasted(task.owner(), hex));
        task.tell(Message.of("done.banquet", "hex", Say.hex(hex)));
    }
}

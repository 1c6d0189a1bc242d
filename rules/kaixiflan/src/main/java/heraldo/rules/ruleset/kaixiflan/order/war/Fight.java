package heraldo.rules.ruleset.kaixiflan.order.war;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.law.Strife;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** <i>Combatir</i>: own armies attack one contrary owner in their hex (K36, R70). */
public record Fight(Hex hex, Optional<Owner> against) implements Action {

    /** Key of the report on a battle to its giver; its {@code end} is {@link #WON} after a victory. */
    static final String FOUGHT = "done.fight";

    static final String WON = "won";

    public static OrderType<Fight> type(Values values) {
        return OrderType.of(
                "fight", Fight.class, Param.one("hex", values.hex()), Param.optional("against", values.owner()));
    }

    /** Returns the report on a battle without victory, from the result of its line; empty for any other line. */
    public static Optional<Message> setback(LineResult result) {
        return result.details().stream()
                .filter(detail -> detail.key().equals(FOUGHT)
                        && !WON.equals(detail.arguments().get("end")))
                .findFirst();
    }

    /** Armies attack in a hex without peace, once (R70, R71, R76). */
    @Override
    public Optional<Refusal> refusal(Plan plan) {
        List<Owner> foes = plan.law().peace().foes(hex, plan.owner());
        boolean again = plan.lines(Fight.class).anyMatch(other -> other.hex.equals(hex));
        boolean armed = plan.realm().muster().at(hex, plan.owner()).armies() > 0;
        boolean target = against.map(foes::contains).orElse(!foes.isEmpty());
        boolean unclear = against.isEmpty() && foes.size() > 1;
        return Refusal.first(
                () -> Refusal.when(again, "E-DUP", "K39", "what", Say.hex(hex)),
                () -> Refusal.when(plan.law().peace().pacified(hex), "E-PAZ", "R27", "hex", Say.hex(hex)),
                () -> Refusal.when(!armed || !target, "E-OBJ", "R70", "hex", Say.hex(hex)),
                () -> Refusal.when(
                        unclear,
                        "E-OBJAMB",
                        "R70",
                        "hex",
                        Say.hex(hex),
                        "owners",
                        foes.stream().map(Say::owner).toList()));
    }

    /** Returns the owner that it attacks when a province gives it: the one it names, or the only contrary one there. */
    Owner target(Law law, Owner giver) {
        return against.orElseGet(() -> law.peace().foes(hex, giver).get(0));
    }

    /**
     * Foretells the chance of success. The fighters are where the turn opened (R6), so nobody can come or go before; only a
     * third owner in the hex may fight instead (R71).
     */
    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        Owner foe = target(plan.law(), plan.owner());
        return List.of(Message.of(
                "outlook.fight",
                "own",
                Say.units(units(plan, plan.owner())),
                "foe",
                Say.units(units(plan, foe)),
                "owner",
                Say.owner(foe),
                "chance",
                odds(plan).chance(),
                "crowded",
                crowded(plan) ? "yes" : "no"));
    }

    @Override
    public List<Message> cautions(Plan plan) {
        Odds odds = odds(plan);
        boolean leftover = plan.realm().settings().leftoverHitsColonists();
        Units loss = Strife.losses(units(plan, plan.owner()), odds.worst(), leftover);
        return odds.bad()
                ? List.of(Message.of("outlook.odds-bad", "loss", Say.units(loss))
                        .with("worse", odds.worse() ? "yes" : "no"))
                : List.of();
    }

    private Odds odds(Plan plan) {
        return Odds.of(plan.law(), hex, plan.owner(), target(plan.law(), plan.owner()));
    }

    private Units units(Plan plan, Owner who) {
        return plan.realm().muster().at(hex, who);
    }

    private boolean crowded(Plan plan) {
        return plan.realm().muster().at(hex).size() > 2;
    }

    /** One battle a hex and turn (K39): with three owners in it, another one may come first. */
    @Override
    public Optional<Message> warning(Plan plan) {
        return crowded(plan) ? Optional.of(Message.of("warning.fight", "hex", Say.hex(hex))) : Optional.empty();
    }

    /** Returns the owner it names; if it names nobody, all who may be meant. */
    @Override
    public Stream<Owner> harmed(Plan plan) {
        return against.map(Stream::of).orElseGet(() -> plan.law().peace().foes(hex, plan.owner()).stream());
    }
}

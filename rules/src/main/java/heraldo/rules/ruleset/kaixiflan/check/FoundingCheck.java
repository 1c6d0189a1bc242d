package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Settlement;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Founding;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Optional;

/** Construir a settlement (R54-R58): its units become the inhabitants. */
final class FoundingCheck implements Check<Founding> {

    @Override
    public Optional<Refusal> refusal(Founding order, Plan plan) {
        Hex hex = order.hex();
        boolean known = plan.realm().atlas().explored(hex);
        boolean repeated = plan.founded.contains(hex);
        boolean blocked = plan.law.peace().blocked(hex, plan.owner);
        return Check.first(
                () -> Check.when(!known, "E-NOEXPL", "R54", "hex", Say.hex(hex)),
                () -> Texts.tooLong(order.name(), Values.LONGEST_NAME),
                () -> Check.when(repeated, "E-DUP", "R55", "what", Say.hex(hex)),
                () -> place(order, plan),
                () -> zone(order, plan),
                () -> Check.when(blocked, "E-CONF", "R54", "hex", Say.hex(hex)),
                () -> Check.when(!manned(order, plan), "E-UNID", "R58", "hex", Say.hex(hex)),
                () -> pieces(order, plan));
    }

    private static Optional<Refusal> place(Founding order, Plan plan) {
        Optional<Town> town = plan.realm().town(order.hex());
        if (order.kind() != TownKind.CITY) {
            return Check.when(town.isPresent(), "E-ASENT", "R54", "problem", "occupied", "hex", Say.hex(order.hex()));
        }
        Optional<Town> own = town.filter(each -> each.owner() == plan.owner);
        boolean grows = own.map(Town::kind)
                .filter(kind -> kind == TownKind.VILLAGE || kind == TownKind.FORT)
                .isPresent();
        String problem = own.isPresent() ? "kind" : "none";
        return Check.when(!grows, "E-ASENT", "R57", "problem", problem, "hex", Say.hex(order.hex()));
    }

    private static Optional<Refusal> zone(Founding order, Plan plan) {
        Optional<Owner> zone = plan.law.peace().zone(order.hex()).filter(owner -> owner != plan.owner);
        return zone.map(
                owner -> Refusal.of("E-ZONA", "R25", "hex", Say.hex(order.hex()), "province", Say.owner(owner)));
    }

    private static boolean manned(Founding order, Plan plan) {
        return plan.muster.at(order.hex(), plan.owner).cover(rules(order, plan).uses());
    }

    private static Optional<Refusal> pieces(Founding order, Plan plan) {
        int most = rules(order, plan).pieces();
        long standing = plan.realm().towns().values().stream()
                .filter(town -> town.owner() == plan.owner && town.kind() == order.kind())
                .count();
        boolean over = standing + plan.pieces.getOrDefault(order.kind(), 0) >= most;
        return Check.when(over, "E-LIM", "R56", "problem", "pieces", "most", most);
    }

    private static Settlement rules(Founding order, Plan plan) {
        return plan.law.book().settlement(order.kind());
    }

    @Override
    public Stock cost(Founding order, Plan plan) {
        return rules(order, plan).cost();
    }

    @Override
    public void note(Founding order, Plan plan) {
        Units uses = rules(order, plan).uses();
        plan.founded.add(order.hex());
        plan.pieces.merge(order.kind(), 1, Integer::sum);
        plan.muster = plan.muster.minus(order.hex(), plan.owner, uses);
    }
}

package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Outlook.Line;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.law.Strife;
import heraldo.rules.ruleset.kaixiflan.order.Fight;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;

/**
 * How likely an attack is to succeed. Who fights stands where the turn opened (R6), so nobody can come or go before; only a
 * third owner in the hex may fight instead (R71).
 */
final class Battles {

    private final Law law;
    private final Owner owner;

    Battles(Law law, Owner owner) {
        this.law = law;
        this.owner = owner;
    }

    Line line(Fight order) {
        Hex hex = order.hex();
        Owner foe = order.against().orElseGet(() -> law.peace().foes(hex, owner).get(0));
        Odds odds = Odds.of(law, hex, owner, foe);
        boolean crowded = law.realm().muster().at(hex).size() > 2;
        Message told = Message.of(
                "outlook.fight",
                "own",
                Say.units(units(hex, owner)),
                "foe",
                Say.units(units(hex, foe)),
                "owner",
                Say.owner(foe),
                "chance",
                odds.chance(),
                "crowded",
                crowded ? "yes" : "no");
        return new Line(List.of(told), cautions(hex, odds));
    }

    private List<Message> cautions(Hex hex, Odds odds) {
        boolean leftover = law.realm().settings().leftoverHitsColonists();
        Units loss = Strife.losses(units(hex, owner), odds.worst(), leftover);
        return odds.bad() ? List.of(Message.of("outlook.odds-bad", "loss", Say.units(loss))) : List.of();
    }

    private Units units(Hex hex, Owner who) {
        return law.realm().muster().at(hex, who);
    }
}

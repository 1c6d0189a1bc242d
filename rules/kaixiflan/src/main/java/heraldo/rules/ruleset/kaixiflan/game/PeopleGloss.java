package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.fame.FameTable;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.order.war.Odds;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Gloss of an owner whom a player may choose: Fame, a half of an agreement, units where there is a fight. */
final class PeopleGloss {

    private static final String INDEPENDENTS = "independents";

    private final Law law;
    private final ParamQuery query;
    private final Owner own;
    private @Nullable Standings standings;

    PeopleGloss(Law law, ParamQuery query) {
        this.law = law;
        this.query = query;
        this.own = Owner.of(query.seat());
    }

    Optional<Message> of(String value) {
        Owner owner = value.equals(INDEPENDENTS) ? Owner.IND : Owner.of(Seat.of(value));
        boolean fight = query.param().equals("against") && query.given().containsKey("hex");
        return fight ? Optional.of(foe(owner)) : who(owner);
    }

    private Message foe(Owner owner) {
        Hex hex = OddQ.hex(Known.in(query.given(), "hex"));
        Units units = law.realm().muster().at(hex, owner);
        boolean odds = !units.isNone() && !law.realm().muster().at(hex, own).isNone() && owner != own;
        return odds
                ? Message.of(
                        "gloss.foe",
                        "units",
                        Say.units(units),
                        "chance",
                        Odds.of(law, hex, own, owner).chance())
                : Message.of("gloss.bare", "what", Message.of("gloss.nobody"));
    }

    private Optional<Message> who(Owner owner) {
        if (owner == Owner.IND) {
            return Optional.of(Message.of("gloss.independents"));
        }
        return owner.seat()
                .map(seat -> Message.of(
                        law.realm().pacts().offered(owner, own)
                                        && query.type().key().equals("agreement")
                                ? "gloss.partner"
                                : "gloss.fame",
                        "fame",
                        fame(seat)));
    }

    private int fame(Seat seat) {
        standings = standings == null ? FameTable.of(law) : standings;
        return standings.rows().stream()
                .filter(row -> row.seat().equals(seat))
                .mapToInt(Standings.Row::total)
                .findFirst()
                .orElse(0);
    }
}

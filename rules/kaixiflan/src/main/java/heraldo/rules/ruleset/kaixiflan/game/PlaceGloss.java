package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Fields;
import heraldo.rules.ruleset.kaixiflan.law.Fields.Reaping;
import heraldo.rules.ruleset.kaixiflan.law.Harvest;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.law.Yield;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Gathering;
import heraldo.rules.ruleset.kaixiflan.say.Effects;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gloss of a hex: its content as far as everybody knows, and the yield of a collection there. */
final class PlaceGloss {

    private final Realm realm;
    private final ParamQuery query;
    private final Owner owner;
    private final Fields fields;

    PlaceGloss(Law law, ParamQuery query) {
        this.realm = law.realm();
        this.query = query;
        this.owner = Owner.of(query.seat());
        this.fields = new Fields(law, owner);
        query.sheet().orders().forEach(order -> {
            if (order instanceof Gathering before) {
                fields.take(before.reaping(owner));
            }
        });
    }

    Message of(String value) {
        Hex hex = OddQ.hex(value);
        Message what = realm.atlas().explored(hex) ? known(hex) : Message.of("gloss.unexplored");
        return Optional.ofNullable(realm.names().get(hex))
                .map(PlaceName::name)
                .map(name -> Message.of("gloss.named", "name", new PlayerText(name), "what", what))
                .orElseGet(() -> Message.of("gloss.bare", "what", what));
    }

    private Message known(Hex hex) {
        List<Message> parts = new ArrayList<>();
        Optional<Town> town = realm.town(hex);
        town.ifPresent(each -> parts.add(town(each)));
        realm.atlas().at(hex).source().ifPresent(source -> parts.add(Say.source(source)));
        if (parts.isEmpty()) {
            parts.add(Message.of("barren"));
        }
        realm.muster().at(hex).forEach((whose, units) -> parts.add(units(whose, units)));
        crop(hex).ifPresent(parts::add);
        return Message.inTurn("gloss.parts", parts).orElseThrow();
    }

    /** Tells the yield of a collection in a hex after the lines already written; empty in a field of another order. */
    private Optional<Message> crop(Hex hex) {
        if (!query.param().equals("hex")) {
            return Optional.empty();
        }
        return switch (query.type().key()) {
            case "collect" -> crop(owner, hex);
            case "ind-collect" -> crop(Owner.IND, hex);
            default -> Optional.empty();
        };
    }

    private Optional<Message> crop(Owner subject, Hex hex) {
        Reaping reaping = new Reaping(subject, hex, List.of(), query.given().containsKey("colonists"));
        List<Yield> yields = fields.yields(reaping);
        Stock gain = Harvest.total(yields).plus(fields.bonus(reaping, yields));
        return gain.isNone()
                ? Optional.empty()
                : Optional.of(Message.of("gloss.gives", "amounts", Effects.amounts(gain)));
    }

    private static Message town(Town town) {
        Message kind = Say.kind(town.kind());
        return town.owner() == Owner.IND
                ? Message.of("site", "settlement", kind)
                : Message.of("gloss.town", "settlement", kind, "owner", Say.owner(town.owner()));
    }

    private static Message units(Owner owner, Units units) {
        return owner == Owner.IND
                ? Message.of("gloss.wild", "units", Say.units(units))
                : Message.of("gloss.units", "units", Say.units(units), "owner", Say.owner(owner));
    }
}

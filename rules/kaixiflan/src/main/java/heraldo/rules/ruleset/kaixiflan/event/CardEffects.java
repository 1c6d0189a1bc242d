package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.chart.MapTable;
import heraldo.rules.ruleset.kaixiflan.law.Peace;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Omens;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Effects of the cards of the deck (§8.2). */
final class CardEffects {

    private final Progress turn;
    private final EventCard card;
    private final MapTable map;

    CardEffects(Progress turn, EventCard card, MapTable map) {
        this.turn = turn;
        this.card = card;
        this.map = map;
    }

    /** Plays the card and tells what it did. */
    List<Message> play() {
        return switch (card.effect()) {
            case PLAGUE -> new Plague(turn, card).play();
            case FAMINE -> new Famine(turn, card).play();
            case STORM -> storm();
            case INVASION -> invasion();
            case GIFT -> gift();
            case VEIN -> vein();
            case QUAKE -> quake();
            case MIGRATION -> migration();
            case FAIR -> fair();
        };
    }

    private List<Message> storm() {
        return somewhere(hex -> true)
                .map(hex -> {
                    Omens omens = turn.now().omens();
                    turn.change(realm -> realm.withOmens(new Omens(Frozen.with(omens.storms(), hex), omens.fair())));
                    return List.of(done("hex", Say.hex(hex)));
                })
                .orElseGet(CardEffects::nowhere);
    }

    private List<Message> invasion() {
        Peace peace = turn.lawNow().peace();
        Realm now = turn.now();
        return somewhere(hex -> !peace.pacified(hex) && now.town(hex).isEmpty())
                .map(this::invade)
                .orElseGet(CardEffects::nowhere);
    }

    /** Never more independents than the cap allows (I2). */
    private List<Message> invade(Hex hex) {
        int room = turn.book().most().armies()
                - turn.now().muster().total(Owner.IND).armies();
        int armies =
                Math.max(0, Math.min(Math.min(card.number(), 1 + turn.start().year()), room));
        turn.change(realm -> realm.withMuster(realm.muster().plus(hex, Owner.IND, new Units(0, armies))));
        return List.of(done("hex", Say.hex(hex), "armies", armies));
    }

    private List<Message> gift() {
        for (Owner owner : turn.now().provinces().keySet()) {
            turn.change(realm -> realm.with(
                    owner,
                    realm.province(owner)
                            .withStock(realm.province(owner).stock().plus(card.present()))));
        }
        return List.of(done("gift", Say.stock(card.present())));
    }

    private List<Message> vein() {
        Realm now = turn.now();
        return somewhere(hex ->
                        now.atlas().at(hex).source().isEmpty() && now.town(hex).isEmpty() && !map.reserved(hex))
                .map(hex -> {
                    Good good = Good.ALL.get(turn.dice().die("event|res", Good.ALL.size()) - 1);
                    hold(hex, Optional.of(new Land.Source(good, 1)));
                    return List.of(done("hex", Say.hex(hex), "resource", Say.good(good)));
                })
                .orElseGet(CardEffects::nowhere);
    }

    private List<Message> quake() {
        Peace peace = turn.lawNow().peace();
        Realm now = turn.now();
        return somewhere(hex -> now.atlas().at(hex).source().isPresent()
                        && peace.zone(hex).isEmpty())
                .map(this::shake)
                .orElseGet(CardEffects::nowhere);
    }

    private List<Message> shake(Hex hex) {
        Land.Source source = turn.now().atlas().at(hex).source().orElseThrow();
        if (source.richness() == 1) {
            hold(hex, Optional.empty());
            return List.of(Message.of("event." + card.id() + ".dry", "hex", Say.hex(hex)));
        }
        hold(hex, Optional.of(new Land.Source(source.good(), source.richness() - 1)));
        return List.of(done("hex", Say.hex(hex), "richness", source.richness() - 1));
    }

    private List<Message> migration() {
        Realm now = turn.now();
        int fewest = now.provinces().keySet().stream()
                .mapToInt(owner -> now.muster().total(owner).colonists())
                .min()
                .orElse(0);
        List<Owner> hosts = now.provinces().keySet().stream()
                .filter(owner -> now.muster().total(owner).colonists() == fewest)
                .filter(owner -> fewest < turn.book().most().colonists())
                .toList();
        hosts.forEach(owner -> turn.change(realm ->
                realm.withMuster(realm.muster().plus(realm.province(owner).capital(), owner, new Units(1, 0)))));
        return List.of(done("provinces", Say.owners(hosts)));
    }

    private List<Message> fair() {
        turn.change(realm -> realm.withOmens(new Omens(realm.omens().storms(), true)));
        return List.of(done());
    }

    /** A hex drawn among the explored ones that suit; where none does, no die is thrown. */
    private Optional<Hex> somewhere(Predicate<Hex> suits) {
        List<Hex> candidates = turn.now().atlas().lands().keySet().stream()
                .filter(hex -> turn.now().atlas().explored(hex) && suits.test(hex))
                .toList();
        return candidates.isEmpty()
                ? Optional.empty()
                : Optional.of(candidates.get(turn.dice().die("event|hex", candidates.size()) - 1));
    }

    private void hold(Hex hex, Optional<Land.Source> source) {
        turn.change(realm -> realm.withAtlas(realm.atlas().change(List.of(hex), land -> land.holding(source))));
    }

    private Message done(Object... arguments) {
        return Message.of("event." + card.id() + ".done", arguments);
    }

    private static List<Message> nowhere() {
        return List.of(Message.of("event.nowhere"));
    }
}

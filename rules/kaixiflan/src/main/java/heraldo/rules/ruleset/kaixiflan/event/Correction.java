package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A correction of the open position by the game master, at once (§8.2). What would break the position is refused (§10). */
public sealed interface Correction extends Act {

    int MOST = 99;
    int LAST_ERA = 6;
    int AGREEMENT_FAME = 5;

    /** Declares all of them. */
    static List<OrderType<?>> types(Values values) {
        Param province = Param.one("province", values.province());
        Param owner = Param.one("owner", values.owner());
        Param hex = Param.one("hex", values.hex());
        Param colonists = Param.optional("colonists", values.number());
        Param armies = Param.optional("armies", values.number());
        Param resource = Param.one("resource", values.resource());
        Param amount = Param.one("amount", Types.whole("number", 0, MOST));
        List<TownKind> kinds = List.of(TownKind.VILLAGE, TownKind.FORT, TownKind.CITY);
        Param kind = Param.one("kind", Types.choice("settlement", kinds, TownKind::id, "settlement"));
        Param office = Param.one("office", Types.choice("office", Office.ALL, Office::id, "office"));
        Param one = Param.one("one", values.province());
        Param other = Param.one("other", values.province());
        Param from = Param.one("from", values.province());
        Param to = Param.one("to", values.province());
        return List.of(
                OrderType.of("now-stock", Hold.class, province, amount, resource),
                OrderType.of("now-units", Station.class, hex, owner, colonists, armies),
                OrderType.of("now-settlement", Settlement.class, hex, owner, kind),
                OrderType.of("now-era", Age.class, province, Param.one("era", Types.whole("number", 1, LAST_ERA))),
                OrderType.of("now-building", Grant.class, province, Param.one("building", values.building())),
                OrderType.of("now-office", Appoint.class, office, province),
                OrderType.of("now-vacant", Dismiss.class, office),
                OrderType.of("now-import", Abound.class, resource),
                OrderType.of("now-unchosen", Unchosen.class),
                OrderType.of("now-agreement", Ally.class, one, other),
                OrderType.of("now-half", Offer.class, from, to),
                OrderType.of("now-banquet", Feasted.class, hex));
    }

    /** Explains why the correction itself cannot be made; empty if it can. */
    default Optional<Refusal> objection(EdictContext context) {
        return Optional.empty();
    }

    /** Refuses, besides, what breaks the first of the invariants that did hold and would not any more (§10). */
    @Override
    default Optional<Refusal> refusal(EdictContext context) {
        return objection(context).or(() -> {
            List<String> fresh = new ArrayList<>(context.violations().apply(applied(context)));
            fresh.removeAll(context.violations().apply(context.realm()));
            return fresh.stream()
                    .findFirst()
                    .map(violation -> Refusal.of("GM-" + violation.split(" ", 2)[0], "§10"));
        });
    }

    /** Sets a province's stock of a resource; how much is told only to those who may know it (R96). */
    record Hold(Owner province, int amount, Good resource) implements Correction {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Realm applied(EdictContext context) {
            Realm realm = context.realm();
            Province now = realm.province(province);
            return realm.with(province, now.withStock(now.stock().with(resource, amount)));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.hold", "province", Say.owner(province));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            before.stock(compared, viewer, province, resource);
        }
    }

    /** Sets the units of an owner in a hex; a kind that is not named has none. */
    record Station(Hex hex, Owner owner, Optional<Integer> colonists, Optional<Integer> armies) implements Correction {

        private Units units() {
            return new Units(colonists.orElse(0), armies.orElse(0));
        }

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(owner)
                    .or(() -> context.unexplored(hex))
                    .or(() -> context.crowded(hex, owner, units()));
        }

        @Override
        public Realm applied(EdictContext context) {
            return context.realm().withMuster(context.realm().muster().with(hex, owner, units()));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of(
                    "edict.station", "hex", Say.hex(hex), "owner", Say.owner(owner), "units", Say.units(units()));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            before.units(compared, hex, owner);
        }
    }

    /** Builds a settlement in a hex, new or grown out of its owner's village or fort. */
    record Settlement(Hex hex, Owner owner, TownKind kind) implements Correction {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(owner)
                    .or(() -> context.unexplored(hex))
                    .or(() -> context.occupied(hex, owner, kind));
        }

        @Override
        public Realm applied(EdictContext context) {
            return context.realm()
                    .withTown(hex, new Town(owner, kind, context.realm().turn()));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of(
                    "edict.settlement", "hex", Say.hex(hex), "owner", Say.owner(owner), "settlement", Say.kind(kind));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    before.place("change.town", hex),
                    realm -> realm.town(hex)
                            .map(town -> Message.of("change.stands", "settlement", Say.kind(town.kind()))
                                    .with("owner", Say.owner(town.owner())))
                            .orElseGet(() -> Message.of("nothing")));
        }
    }

    /** Sets the Era of a province. */
    record Age(Owner province, int era) implements Correction {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Realm applied(EdictContext context) {
            Realm realm = context.realm();
            Province now = realm.province(province);
            return realm.with(province, now.withEra(era));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.age", "province", Say.owner(province), "era", era);
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    Message.of("change.era", "province", Say.owner(province)),
                    realm -> realm.province(province).era());
        }
    }

    /** Gives a building to a province. */
    record Grant(Owner province, String building) implements Correction {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(province)
                    .or(() -> EdictContext.when(
                            context.realm().province(province).buildings().contains(building),
                            Refusal.of("E-DUP", "§10", "what", Say.building(building))));
        }

        @Override
        public Realm applied(EdictContext context) {
            Realm realm = context.realm();
            Province now = realm.province(province);
            return realm.with(province, now.withBuildings(Frozen.with(now.buildings(), building)));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.grant", "province", Say.owner(province), "building", Say.building(building));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    Message.of("change.building", "building", Say.building(building))
                            .with("province", Say.owner(province)),
                    realm -> EdictContext.yes(
                            realm.province(province).buildings().contains(building)));
        }
    }

    /** Gives an office to a province, which takes it from its holder, if there is one. */
    record Appoint(Office office, Owner province) implements Correction {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Realm applied(EdictContext context) {
            return held(context.realm(), office, Optional.of(province));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.appoint", "office", Say.office(office), "province", Say.owner(province));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            holder(compared, office);
        }
    }

    /** Takes an office from its holder. */
    record Dismiss(Office office) implements Correction {

        @Override
        public Realm applied(EdictContext context) {
            return held(context.realm(), office, Optional.empty());
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.dismiss", "office", Say.office(office));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            holder(compared, office);
        }
    }

    /** Makes a product the import of this term. */
    record Abound(Good resource) implements Correction {

        @Override
        public Realm applied(EdictContext context) {
            return context.realm().withCourt(context.realm().court().importing(resource));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.abound", "resource", Say.good(resource));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            imported(compared);
        }
    }

    /** Makes the import of this term open again. */
    record Unchosen() implements Correction {

        @Override
        public Realm applied(EdictContext context) {
            return context.realm().withCourt(context.realm().court().importingNothing());
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.unchosen");
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            imported(compared);
        }
    }

    /** Makes an agreement of two provinces, with its Fame. */
    record Ally(Owner one, Owner other) implements Correction {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unsealed(one, other);
        }

        @Override
        public Realm applied(EdictContext context) {
            return allied(context.realm(), one, other);
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.ally", "one", Say.owner(one), "other", Say.owner(other));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            pact(compared, one, other);
        }
    }

    /** Seals a province's half of an agreement. */
    record Offer(Owner from, Owner to) implements Correction {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unsealed(from, to);
        }

        @Override
        public Realm applied(EdictContext context) {
            Realm realm = context.realm();
            return realm.pacts().offered(to, from)
                    ? allied(realm, from, to)
                    : realm.withPacts(realm.pacts().offering(from, to));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.offer", "from", Say.owner(from), "to", Say.owner(to));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            pact(compared, from, to);
        }
    }

    /** Notes a banquet in a hex since the last Summer. */
    record Feasted(Hex hex) implements Correction {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unexplored(hex);
        }

        @Override
        public Realm applied(EdictContext context) {
            return context.realm()
                    .withCourt(context.realm()
                            .court()
                            .withFeasted(Frozen.with(context.realm().court().feasted(), hex)));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.feasted", "hex", Say.hex(hex));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    before.place("change.banquet", hex),
                    realm -> EdictContext.yes(realm.court().feasted().contains(hex)));
        }
    }

    private static Realm held(Realm realm, Office office, Optional<Owner> holder) {
        SortedMap<Office, Owner> offices = new TreeMap<>(realm.court().offices());
        holder.ifPresentOrElse(owner -> offices.put(office, owner), () -> offices.remove(office));
        return realm.withCourt(realm.court().withOffices(offices));
    }

    /** Completes both halves of an agreement and credits each partner with its Fame (R50). */
    private static Realm allied(Realm realm, Owner one, Owner other) {
        Pacts pacts = realm.pacts().establishing(one, other, realm.turn());
        List<Credit> ledger = new ArrayList<>(realm.ledger());
        ledger.add(new Credit(realm.turn(), one, Column.AGREEMENTS, AGREEMENT_FAME, other.name()));
        ledger.add(new Credit(realm.turn(), other, Column.AGREEMENTS, AGREEMENT_FAME, one.name()));
        return realm.withPacts(pacts).withLedger(ledger);
    }

    private static void holder(Compared<Realm> compared, Office office) {
        compared.with(
                Message.of("change.office", "office", Say.office(office)),
                realm -> realm.court().holder(office).map(Say::owner).orElseGet(() -> Message.of("nobody")));
    }

    private static void imported(Compared<Realm> compared) {
        compared.with(
                Message.of("change.import"),
                realm -> realm.court()
                        .imported()
                        .map(Say::good)
                        .orElseGet(() -> Message.of(realm.court().chosen() ? "nothing" : "change.unchosen")));
    }

    private static void pact(Compared<Realm> compared, Owner one, Owner other) {
        compared.with(
                Message.of("change.pact", "one", Say.owner(one), "other", Say.owner(other)),
                realm -> Message.of("change.pact-" + state(realm, one, other)));
    }

    private static String state(Realm realm, Owner one, Owner other) {
        if (realm.pacts().allied(one, other)) {
            return "both";
        }
        boolean half = realm.pacts().offered(one, other) || realm.pacts().offered(other, one);
        return half ? "half" : "none";
    }
}

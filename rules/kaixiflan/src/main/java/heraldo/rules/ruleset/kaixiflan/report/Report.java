package heraldo.rules.ruleset.kaixiflan.report;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.chronicle.ConflictTale;
import heraldo.rules.ruleset.kaixiflan.law.Bonuses;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Report on the position for any viewer (§7.1): the realm, the provinces, missions and conflicts, and one's own means. */
public final class Report {

    private final Law law;
    private final Realm realm;
    private final MissionBook missions;
    private final Viewer viewer;

    public Report(Law law, MissionBook missions, Viewer viewer) {
        this.law = law;
        this.realm = law.realm();
        this.missions = missions;
        this.viewer = viewer;
    }

    public Chronicle chronicle() {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(Message.of("report.position"), position()));
        realm.provinces().forEach((owner, province) -> sections.add(province(owner, province)));
        sections.add(Section.of(Message.of("chronicle.missions"), quests()));
        sections.add(ConflictTale.section(law));
        viewer.seat()
                .map(Owner::of)
                .filter(realm.provinces()::containsKey)
                .ifPresent(owner -> sections.add(own(owner)));
        return new Chronicle(sections);
    }

    private List<Message> position() {
        List<Message> told = new ArrayList<>();
        told.add(Message.of(
                "report.turn", "turn", realm.turn(), "season", Say.season(realm.season()), "year", realm.year()));
        told.add(Message.of(
                "report.explored",
                "explored",
                (int) realm.atlas().lands().values().stream()
                        .filter(Land::explored)
                        .count(),
                "all",
                realm.atlas().lands().size(),
                "hex",
                Say.hex(realm.court().kaixiflan())));
        Office.ALL.forEach(office -> told.add(office(office)));
        realm.court().imported().ifPresent(good -> told.add(Message.of("report.import", "resource", Say.good(good))));
        told.addAll(pacts());
        told.addAll(omens());
        return told;
    }

    private Message office(Office office) {
        return realm.court()
                .holder(office)
                .map(owner -> Message.of("report.office", "office", Say.office(office), "province", Say.owner(owner)))
                .orElseGet(() -> Message.of("report.office-vacant", "office", Say.office(office)));
    }

    private List<Message> pacts() {
        List<Message> told = new ArrayList<>();
        List<Message> pairs = realm.pacts().agreements().keySet().stream()
                .map(pair -> Message.of("report.pair", "one", Say.owner(pair.from()), "other", Say.owner(pair.to())))
                .toList();
        if (!pairs.isEmpty()) {
            told.add(Message.of("report.agreements", "pairs", pairs));
        }
        realm.pacts()
                .halves()
                .forEach(half -> told.add(
                        Message.of("report.half", "from", Say.owner(half.from()), "to", Say.owner(half.to()))));
        return told;
    }

    private List<Message> omens() {
        List<Message> told = new ArrayList<>();
        if (!realm.omens().storms().isEmpty()) {
            told.add(Message.of("report.storm", "hexes", Say.hexes(realm.omens().storms())));
        }
        if (realm.omens().fair()) {
            told.add(Message.of("report.fair"));
        }
        return told;
    }

    private Section province(Owner owner, Province province) {
        List<Message> towns = realm.towns().entrySet().stream()
                .filter(town ->
                        town.getValue().owner() == owner && town.getValue().kind() != TownKind.CAPITAL)
                .map(town -> Message.of(
                        "report.town",
                        "settlement",
                        Say.kind(town.getValue().kind()),
                        "place",
                        Say.place(realm, town.getKey())))
                .toList();
        List<Message> buildings = law.book().buildings().stream()
                .filter(building -> province.buildings().contains(building.id()))
                .map(building -> Say.building(building.id()))
                .toList();
        List<Message> told = new ArrayList<>();
        told.add(Message.of(
                "report.province",
                "era",
                province.era(),
                "units",
                Say.units(realm.muster().total(owner)),
                "towns",
                towns.isEmpty() ? Message.of("nothing") : towns,
                "buildings",
                buildings.isEmpty() ? Message.of("nothing") : buildings));
        if (realm.settings().storesAreOpen() || viewer.maySee(owner.seat().orElseThrow())) {
            told.add(Message.of("report.stock", "stock", Say.stock(province.stock())));
        }
        return new Section(
                Message.of("report.of", "province", Say.owner(owner)),
                owner.seat(),
                told.stream().map(Entry::open).toList());
    }

    /** Each with its code, by which a tribute is ordered; the chronicle calls them by name. */
    private List<Message> quests() {
        List<Message> active = realm.quests().active().stream()
                .map(quest -> Message.of("report.quest", "id", quest.id(), "quest", missions.describe(quest)))
                .toList();
        return active.isEmpty() ? List.of(Message.of("quest.none")) : active;
    }

    private Section own(Owner owner) {
        Bonuses bonuses = law.bonuses(owner);
        Message means = Message.of(
                "report.actions",
                "most",
                law.book().era(realm.province(owner).era()).actions(),
                "reach",
                bonuses.steps(),
                "points",
                bonuses.points(),
                "military",
                bonuses.military());
        return new Section(
                Message.of("report.own"),
                Optional.of(owner.seat().orElseThrow()),
                List.of(Entry.secret(owner.seat().orElseThrow(), means)));
    }
}

package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Reason;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.chart.MapTable;
import heraldo.rules.ruleset.kaixiflan.chart.Sectors;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.score.ScoreColumn;
import heraldo.rules.ruleset.kaixiflan.state.Atlas;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Items about the game as a whole: turn, options, who plays, missions, earlier Fame. */
final class GameChanges {

    private final MapTable map;
    private final MissionBook missions;
    private final OptionTable options;
    private final LandChanges land;

    GameChanges(MapTable map, MissionBook missions, OptionTable options, LandChanges land) {
        this.map = map;
        this.missions = missions;
        this.options = options;
        this.land = land;
    }

    void addTo(Map<String, Change> changes) {
        changes.put("turn", GameChanges::turn);
        changes.put("option", this::option);
        changes.put("unplayed", this::unplayed);
        changes.put("vacant", GameChanges::vacant);
        changes.put("hidden", (realm, item) -> land.hexes(realm, item, false));
        changes.put("deck", this::deck);
        changes.put("fame", GameChanges::fame);
    }

    private static Realm turn(Realm realm, Item item) {
        item.end(2);
        int turn = Words.number(item, item.word(1));
        if (turn < 1) {
            throw item.wrong("turns are numbered from 1");
        }
        return realm.withTurn(turn);
    }

    private Realm option(Realm realm, Item item) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (Item.Pair pair : item.pairs(1)) {
            chosen.put(pair.key(), pair.value());
        }
        try {
            return realm.withOptions(options.changed(realm.options(), chosen));
        } catch (IllegalArgumentException e) {
            throw item.wrong(Reason.of(e));
        }
    }

    /** Its capital is a city of the independents that nobody has seen (R22). */
    private Realm unplayed(Realm realm, Item item) {
        Realm changed = realm;
        for (String word : item.from(1)) {
            changed = unplayed(changed, ProvinceChange.played(changed, item, word));
        }
        return changed;
    }

    private Realm unplayed(Realm realm, Owner owner) {
        Province province = realm.province(owner);
        SortedMap<Owner, Province> left = new TreeMap<>(realm.provinces());
        left.remove(owner);
        List<Hex> ring = new Sectors(map).ring(owner);
        Atlas atlas = realm.atlas()
                .change(ring, GameChanges::unseen)
                .change(List.of(province.capital()), GameChanges::unseen);
        Realm without = realm.withProvinces(left)
                .withAtlas(atlas)
                .withMuster(realm.muster().with(province.home(), owner, Units.NONE));
        return land.site(without, province.capital(), TownKind.CITY);
    }

    private static Land unseen(Land land) {
        return new Land(land.source(), false, land.explorers());
    }

    private static Realm vacant(Realm realm, Item item) {
        Realm changed = realm;
        for (String word : item.from(1)) {
            Owner owner = ProvinceChange.played(changed, item, word);
            changed = changed.with(owner, changed.province(owner).withVacant(true));
        }
        return changed;
    }

    Realm mission(Realm realm, Item item) {
        Quest quest = missions.reveal(card(item, item.word(1)), realm.withTurn(realm.turn() - 1));
        for (String word : item.words().subList(2, item.words().size())) {
            Item.Pair pair = item.pair(word);
            int number = Words.number(item, pair.value());
            quest = switch (pair.key()) {
                case "X" -> new Quest(quest.id(), number, quest.turn(), quest.own(), quest.tally());
                case "turn" -> new Quest(quest.id(), quest.x(), number, quest.own(), quest.tally());
                default -> throw item.wrong(pair.key() + " is neither X nor turn");
            };
        }
        List<Quest> active = new ArrayList<>(realm.quests().active());
        active.add(quest);
        return realm.withQuests(realm.quests().withActive(active));
    }

    private String card(Item item, String id) {
        if (!missions.ids().contains(id)) {
            throw item.wrong(id + " is no mission");
        }
        return id;
    }

    private Realm deck(Realm realm, Item item) {
        List<String> cards =
                item.words().stream().skip(2).map(id -> card(item, id)).toList();
        return switch (item.word(1)) {
            case "major" -> realm.withQuests(realm.quests().withMajor(cards));
            case "minor" -> realm.withQuests(realm.quests().withMinor(cards));
            default -> throw item.wrong("decks are major and minor");
        };
    }

    private static Realm fame(Realm realm, Item item) {
        Owner owner = ProvinceChange.played(realm, item, item.word(1));
        List<Credit> ledger = new ArrayList<>(realm.ledger());
        for (String word : item.words().subList(2, item.words().size())) {
            Item.Pair pair = item.pair(word);
            Column column = FameItem.column(item, pair.key())
                    .flatMap(ScoreColumn::ledger)
                    .orElseThrow(() -> item.wrong(pair.key() + " is not in the ledger"));
            ledger.add(new Credit(realm.turn() - 1, owner, column, Words.number(item, pair.value()), ""));
        }
        return realm.withLedger(ledger);
    }
}

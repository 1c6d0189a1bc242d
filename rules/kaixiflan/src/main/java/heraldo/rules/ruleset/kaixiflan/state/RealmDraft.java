package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Options;
import java.util.List;
import java.util.SortedMap;

/** A realm while one of its parts is being replaced. */
final class RealmDraft {

    Options options;
    int turn;
    boolean over;
    Atlas atlas;
    SortedMap<Hex, PlaceName> names;
    SortedMap<Owner, Province> provinces;
    Muster muster;
    SortedMap<Hex, Town> towns;
    Court court;
    Pacts pacts;
    Quests quests;
    Omens omens;
    List<Credit> ledger;
    List<ToldStory> tales;
    Agenda agenda;
    SortedMap<Owner, Integer> lastTotals;

    RealmDraft(Realm realm) {
        this.options = realm.options();
        this.turn = realm.turn();
        this.over = realm.over();
        this.atlas = realm.atlas();
        this.names = realm.names();
        this.provinces = realm.provinces();
        this.muster = realm.muster();
        this.towns = realm.towns();
        this.court = realm.court();
        this.pacts = realm.pacts();
        this.quests = realm.quests();
        this.omens = realm.omens();
        this.ledger = realm.ledger();
        this.tales = realm.tales();
        this.agenda = realm.agenda();
        this.lastTotals = realm.lastTotals();
    }

    Realm realm() {
        return new Realm(
                options,
                new Course(turn, over),
                new Country(atlas, names),
                new Peoples(provinces, muster, towns),
                new Affairs(court, pacts, quests, omens),
                new Annals(ledger, tales),
                agenda,
                lastTotals);
    }
}

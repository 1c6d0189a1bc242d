package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.state.Agenda;
import heraldo.rules.ruleset.kaixiflan.state.Atlas;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Town;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A realm as it might just as well be for somebody who sees only what is public: undiscovered land and decks shuffled (R96). */
public final class Redrawing {

    private final Realm realm;
    private final Dice dice;

    public Redrawing(Realm realm, Dice dice) {
        this.realm = realm;
        this.dice = dice;
    }

    /** The realm drawn anew; unchanged for the director and when the game is over, since then nothing is secret. */
    public Realm seenBy(Viewer viewer) {
        if (realm.over() || viewer.equals(Viewer.DIRECTOR)) {
            return realm;
        }
        Quests quests = realm.quests();
        return land().withAgenda(Agenda.EMPTY)
                .withQuests(new Quests(quests.active(), shuffled(quests.major()), shuffled(quests.minor())));
    }

    private List<String> shuffled(List<String> deck) {
        return dice.shuffle(deck, id -> "redrawn|" + id);
    }

    /** Content of an unexplored hex. */
    private record Find(Land land, Optional<Town> town, Units garrison) {}

    /**
     * Deals the contents of the unexplored hexes anew: sources, sites and their garrisons. Their old places have no
     * influence, so that the same knowledge always leads to the same land.
     */
    private Realm land() {
        List<Hex> hidden = realm.atlas().lands().keySet().stream()
                .filter(hex -> !realm.atlas().explored(hex))
                .toList();
        List<Find> finds = hidden.stream()
                .map(hex -> new Find(
                        realm.atlas().at(hex), realm.town(hex), realm.muster().at(hex, Owner.IND)))
                .sorted(Comparator.comparing(Find::toString))
                .toList();
        List<Hex> shuffled = dice.shuffle(hidden, hex -> "redrawn|" + OddQ.name(hex));
        SortedMap<Hex, Town> towns = new TreeMap<>(realm.towns());
        SortedMap<Hex, Land> lands = new TreeMap<>(realm.atlas().lands());
        Muster muster = realm.muster();
        hidden.forEach(towns::remove);
        for (int i = 0; i < hidden.size(); i++) {
            Hex to = shuffled.get(i);
            Find find = finds.get(i);
            lands.put(to, find.land());
            find.town().ifPresent(town -> towns.put(to, town));
            muster = muster.with(to, Owner.IND, find.garrison());
        }
        return realm.withAtlas(new Atlas(lands)).withTowns(towns).withMuster(muster);
    }
}

package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Deed.Fought;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The fights of a turn, place by place: how the last came out, and how many there were. */
final class Battles {

    private final SortedMap<Hex, List<Fought>> places = new TreeMap<>();
    private final List<Deed.Entered> entries;

    Battles(List<Deed> deeds) {
        Deed.some(deeds, Fought.class)
                .forEach(fought -> places.computeIfAbsent(fought.to(), any -> new ArrayList<>())
                        .add(fought));
        entries = Deed.some(deeds, Deed.Entered.class).toList();
    }

    /** Lists the entries into empty tiles. */
    List<Deed.Entered> entries() {
        return entries;
    }

    /** The last fight for each place that nobody walked into afterwards. */
    List<Fought> decisive() {
        return places.values().stream()
                .map(fights -> fights.get(fights.size() - 1))
                .filter(last -> entries.stream().noneMatch(entry -> entry.to().equals(last.to())))
                .toList();
    }

    int tries(Hex hex) {
        return places.getOrDefault(hex, List.of()).size();
    }

    /** The biggest of some battles. */
    static Optional<Fought> biggest(List<Fought> battles) {
        return battles.stream().max(Comparator.comparingInt(Battles::size));
    }

    /** The totals of both sides. */
    static int size(Fought fought) {
        return fought.fight().attack() + fought.fight().defence();
    }

    /** Returns the tiles whose decisive fight the attacker won. */
    SortedSet<Hex> won() {
        SortedSet<Hex> won = new TreeSet<>();
        decisive().stream().filter(last -> last.fight().margin() > 0).forEach(last -> won.add(last.to()));
        return won;
    }
}

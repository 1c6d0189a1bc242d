package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Deed.Fought;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The battles of a round, sorted by what is to be told of them: each target belongs to one list alone. */
final class Campaign {

    private final Round round;
    private final List<Fought> cities = new ArrayList<>();
    private final List<List<Fought>> disputes = new ArrayList<>();
    private final List<Fought> others = new ArrayList<>();
    private final Optional<Fought> biggest;

    Campaign(Round round) {
        this.round = round;
        SortedSet<Integer> capitals = new TreeSet<>();
        round.deeds(Deed.Eliminated.class).forEach(deed -> capitals.add(deed.capital()));
        SortedMap<Integer, List<Fought>> places = round.deeds(Fought.class).stream()
                .filter(fought -> !capitals.contains(fought.target()))
                .collect(Collectors.groupingBy(Fought::target, TreeMap::new, Collectors.toList()));
        places.forEach(this::sort);
        biggest = others.stream().filter(fought -> !fought.walkover()).max(Comparator.comparingInt(Fought::thrown));
        biggest.ifPresent(others::remove);
    }

    private void sort(int hex, List<Fought> fights) {
        long attackers = fights.stream().map(Fought::seat).distinct().count();
        if (round.start().tile(hex).city() && decisive(fights).won()) {
            cities.add(decisive(fights));
        } else if (attackers > 1) {
            disputes.add(fights);
        } else {
            others.add(decisive(fights));
        }
    }

    /** The last that changed hands or, if none did, the last of all. */
    static Fought decisive(List<Fought> fights) {
        Fought decisive = fights.get(0);
        for (Fought fought : fights) {
            decisive = fought.won() || !decisive.won() ? fought : decisive;
        }
        return decisive;
    }

    /** Returns the decisive battle of each city that fell, without the capitals whose realm fell with them. */
    List<Fought> cities() {
        return cities;
    }

    /** Returns the battles for each target that several realms attacked, without the cities that fell. */
    List<List<Fought>> disputes() {
        return disputes;
    }

    /** The most dice that were thrown over anything else. */
    Optional<Fought> biggest() {
        return biggest;
    }

    /** All others than the biggest. */
    List<Fought> rest() {
        return others;
    }
}

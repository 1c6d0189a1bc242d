package heraldo.rules.ruleset.kaixiflan.worth;

import heraldo.rules.ruleset.kaixiflan.book.Building;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Goal that a province saves for: the next Wonder, and in the last Era the buildings that lead to the end of the game. */
public final class Goal {

    private final Rulebook book;
    private final Province province;

    /** The goal of a province as it stands. */
    public Goal(Rulebook book, Province province) {
        this.book = book;
        this.province = province;
    }

    /** Returns the cost of the goal. */
    public Stock cost() {
        return nextOnTheWay()
                .filter(building -> lastEra())
                .map(Building::cost)
                .orElseGet(() -> Stock.all(book.era(province.era()).wonder()));
    }

    /** Returns whether there is no further Era. */
    public boolean lastEra() {
        return province.era() == book.lastEra();
    }

    /** The first building on the way to the end that could be built now, the cheapest Era first. */
    private Optional<Building> nextOnTheWay() {
        return way().stream()
                .filter(building -> !province.buildings().contains(building.id()))
                .filter(building -> province.buildings().containsAll(building.needs()))
                .min(Comparator.comparingInt(Building::era));
    }

    /** The building that ends the game, and all it needs. */
    public List<Building> way() {
        Map<String, Building> way = new LinkedHashMap<>();
        book.buildings().stream().filter(Building::ends).forEach(end -> collect(end, way));
        return List.copyOf(way.values());
    }

    private void collect(Building building, Map<String, Building> way) {
        if (way.put(building.id(), building) == null) {
            building.needs().forEach(need -> collect(book.building(need), way));
        }
    }
}

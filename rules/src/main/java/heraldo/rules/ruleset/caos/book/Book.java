package heraldo.rules.ruleset.caos.book;

import heraldo.rules.data.RulesetFolder;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The tables of the game.
 *
 * @param galaxies of every size, smallest first
 * @param deeds in the order of the table
 */
public record Book(List<Galaxy> galaxies, Rates rates, List<DeedRow> deeds) {

    public Book {
        galaxies = List.copyOf(galaxies);
        deeds = List.copyOf(deeds);
    }

    /**
     * The tables of a folder.
     *
     * @throws heraldo.rules.data.BadTableException if one is wrong
     */
    public static Book read(RulesetFolder folder) {
        List<Sector> sectors = Arrays.stream(folder.table("planets.yaml", SectorRow[].class))
                .map(SectorRow::sector)
                .toList();
        RingTable table = folder.table("galaxy.yaml", RingTable.class);
        List<Galaxy> galaxies = table.rings().stream()
                .map(ring -> Galaxy.of(named(sectors, ring.sectors()), named(sectors, table.eye()), ring.opens()))
                .toList();
        return new Book(
                galaxies,
                folder.table("rates.yaml", Rates.class),
                List.of(folder.table("deeds.yaml", DeedRow[].class)));
    }

    private static List<Sector> named(List<Sector> sectors, List<String> ids) {
        return ids.stream()
                .map(id -> sectors.stream()
                        .filter(sector -> sector.id().equals(id))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("planets.yaml has no sector " + id)))
                .toList();
    }

    /** The galaxy in which so many seats play: the smallest with a sector for each of them (§8.1). */
    public Galaxy galaxy(int seats) {
        return galaxies.stream()
                .filter(galaxy -> galaxy.outer().size() >= seats)
                .findFirst()
                .orElse(largest());
    }

    /** The galaxy that has every sector. */
    public Galaxy largest() {
        return galaxies.get(galaxies.size() - 1);
    }

    public Optional<DeedRow> deed(String code) {
        return deeds.stream().filter(deed -> deed.code().equals(code)).findFirst();
    }
}

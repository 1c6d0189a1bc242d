package heraldo.rules.ruleset.caos.book;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The tables of the game.
 *
 * @param galaxies of every size, smallest first
 * @param deeds in the order of the table
 * @param gods the minor gods that are suggested
 * @param names for every seat what it is called in any language while its player has not named the band
 */
public record Book(
        List<Galaxy> galaxies, Rates rates, List<DeedRow> deeds, List<String> gods, List<List<String>> names) {

    public Book {
        galaxies = List.copyOf(galaxies);
        deeds = List.copyOf(deeds);
        gods = List.copyOf(gods);
        names = List.copyOf(names);
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
                List.of(folder.table("deeds.yaml", DeedRow[].class)),
                List.of(folder.table("gods.yaml", String[].class)),
                names(folder, galaxies.get(galaxies.size() - 1).outer().size()));
    }

    private static List<List<String>> names(RulesetFolder folder, int seats) {
        return IntStream.rangeClosed(1, seats)
                .mapToObj(seat -> folder.bundles().stream()
                        .flatMap(words -> words.ways("seat." + seat).stream())
                        .distinct()
                        .toList())
                .toList();
    }

    /** Returns the default names of a seat, in all languages, for a band without a name; its number if it has none. */
    public List<String> names(Seat seat) {
        List<String> own = seat.number() <= names.size() ? names.get(seat.number() - 1) : List.of();
        return own.isEmpty() ? List.of("#" + seat.number()) : own;
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

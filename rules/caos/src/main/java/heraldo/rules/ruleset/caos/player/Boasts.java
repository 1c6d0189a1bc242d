package heraldo.rules.ruleset.caos.player;

import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Kind;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.report.Ready;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Claims the deeds of this turn that the sheet may bring about, if all goes well. */
final class Boasts implements Habit {

    @Override
    public void follow(Draft draft) {
        SortedSet<String> attacked = new TreeSet<>();
        draft.lines(Invade.class).forEach(line -> attacked.add(line.planet()));
        for (DeedRow deed : draft.law.book().deeds()) {
            boolean claimable = deed.when() == DeedRow.When.EVENT && deed.named() == 0;
            if (claimable && Ready.open(draft.law, draft.seat, deed) && likely(draft, deed, attacked)) {
                draft.add(Claim.of(deed.code()));
            }
        }
    }

    private static boolean likely(Draft draft, DeedRow deed, SortedSet<String> attacked) {
        return switch (deed.code()) {
            case "CAD" -> attacked.contains(deed.world().orElseThrow());
            case "CRA" -> attacked.size() >= deed.least();
            case "ARD" -> emptied(draft, attacked) >= deed.least();
            case "DEL" -> killed(draft, attacked, planet -> true) >= deed.least();
            case "REC" -> killed(draft, attacked, planet -> planet.isHomeOf(Kind.CHAOS)) >= deed.least();
            case "SIN" ->
                attacked.stream().anyMatch(planet -> draft.units(planet) >= deed.least() && alone(draft, planet));
            case "POR" -> crossings(draft) >= deed.least();
            default -> false;
        };
    }

    private static boolean alone(Draft draft, String planet) {
        return draft.lines(Ally.class).stream().noneMatch(line -> line.planet().equals(planet));
    }

    /** Counts the other seats whose planets are all under attack. */
    private static long emptied(Draft draft, SortedSet<String> attacked) {
        return draft.law.war().others(draft.seat).stream()
                .map(seat -> draft.law.planets(seat).stream().map(Planet::id).toList())
                .filter(planets -> !planets.isEmpty() && attacked.containsAll(planets))
                .count();
    }

    private static int killed(Draft draft, SortedSet<String> attacked, Predicate<Planet> kind) {
        return attacked.stream()
                .map(draft.law.galaxy()::planet)
                .filter(kind)
                .mapToInt(planet -> Math.min(draft.law.world(planet).inhabitants(), draft.units(planet.id())))
                .sum();
    }

    private static long crossings(Draft draft) {
        return draft.lines(Invade.class).stream()
                .filter(line -> line.way(draft.law, draft.access)
                        .filter(Access.Way::crosses)
                        .isPresent())
                .map(Invade::planet)
                .distinct()
                .count();
    }
}

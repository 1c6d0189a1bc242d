package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Kind;
import heraldo.rules.ruleset.caos.deed.Claim;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.report.Ready;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The deeds of this turn that some orders do if the planets are defended as they were (C49): the seat claims no others. */
final class Boast {

    private final Field field;
    private final List<Invade> lines = new ArrayList<>();
    private final List<String> joint = new ArrayList<>();
    private final SortedMap<String, Integer> falling = new TreeMap<>();

    private Boast(Field field, List<Order> orders) {
        this.field = field;
        for (Order order : orders) {
            if (order instanceof Invade line) {
                lines.add(line);
            } else if (order instanceof Ally ally) {
                joint.add(ally.planet());
            }
        }
        for (Invade line : lines) {
            if (!joint.contains(line.planet())
                    && line.units() >= field.site(line.planet()).need()) {
                falling.put(line.planet(), line.units());
            }
        }
    }

    static List<Claim> of(Field field, List<Order> orders) {
        Boast boast = new Boast(field, orders);
        Law law = field.law();
        return law.book().deeds().stream()
                .filter(deed -> deed.when() == DeedRow.When.EVENT && Ready.open(law, field.seat(), deed))
                .filter(boast::does)
                .map(deed -> Claim.of(deed.code()))
                .toList();
    }

    /** Returns whether a sheet claims deeds of this turn. */
    static boolean claims(Law law, OrderSheet sheet) {
        return sheet.orders().stream().anyMatch(order -> isOfThisTurn(law, order));
    }

    private static boolean isOfThisTurn(Law law, Order order) {
        return order instanceof Claim claim
                && law.book().deed(claim.code()).orElseThrow().when() == DeedRow.When.EVENT;
    }

    /** A sheet without the claims of deeds of this turn that its orders do not do. */
    static OrderSheet honest(Field field, OrderSheet sheet) {
        List<Claim> done = of(field, sheet.orders());
        List<Order> lines = new ArrayList<>(sheet.orders());
        lines.removeIf(order -> isOfThisTurn(field.law(), order) && !done.contains(order));
        return new OrderSheet(lines);
    }

    private boolean does(DeedRow deed) {
        return switch (deed.code()) {
            case "CAD" -> deed.world().filter(falling::containsKey).isPresent();
            case "CRA" -> falling.size() >= deed.least();
            case "ARD" -> emptied() >= deed.least();
            case "DEL" -> killed(site -> true) >= deed.least();
            case "REC" ->
                killed(site -> field.law().settings().recruitsAnyKind()
                                || site.planet().isHomeOf(Kind.CHAOS))
                        >= deed.least();
            case "SIN" ->
                lines.stream().anyMatch(line -> line.units() >= deed.least() && !joint.contains(line.planet()));
            case "POR" -> crossings() >= deed.least();
            default -> false;
        };
    }

    /** Counts the other seats that sent nothing in the last turn and lose all their planets in this one. */
    private long emptied() {
        Law law = field.law();
        return law.war().others(field.seat()).stream()
                .filter(seat -> loses(law, seat))
                .count();
    }

    private boolean loses(Law law, Seat seat) {
        return law.band(seat).idle() > 0
                && !law.landless(seat)
                && law.planets(seat).stream().allMatch(planet -> falling.containsKey(planet.id()));
    }

    private int killed(Predicate<Site> kind) {
        return falling.keySet().stream()
                .map(field::site)
                .filter(kind)
                .mapToInt(site -> site.world().inhabitants())
                .sum();
    }

    private long crossings() {
        Access access = new Access(field.law(), field.seat());
        return lines.stream()
                .filter(line -> falling.containsKey(line.planet()))
                .filter(line -> line.way(field.law(), access)
                        .filter(Access.Way::crosses)
                        .isPresent())
                .count();
    }
}

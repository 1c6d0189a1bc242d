package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.ruleset.cathay.book.SoldierId;
import heraldo.rules.ruleset.cathay.book.SoldierKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The soldiers of a seat.
 *
 * @param soldiers warriors first, then by number
 */
public record Troop(List<Soldier> soldiers) {

    public static final Troop NONE = new Troop(List.of());

    private static final Comparator<Soldier> RANK = Comparator.comparing(
                    (Soldier soldier) -> soldier.id().kind())
            .thenComparingInt(soldier -> soldier.id().number());

    public Troop {
        soldiers = List.copyOf(soldiers);
    }

    public Optional<Soldier> find(SoldierId id) {
        for (Soldier soldier : soldiers) {
            if (soldier.id().equals(id)) {
                return Optional.of(soldier);
            }
        }
        return Optional.empty();
    }

    public boolean standsOn(int corner) {
        for (Soldier soldier : soldiers) {
            if (soldier.corner() == corner) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of soldiers on a corner. */
    public int countOn(int corner) {
        int count = 0;
        for (Soldier soldier : soldiers) {
            count += soldier.corner() == corner ? 1 : 0;
        }
        return count;
    }

    /** Returns the corners with soldiers. */
    public Corners posts() {
        long bits = 0;
        for (Soldier soldier : soldiers) {
            bits |= 1L << soldier.corner();
        }
        return new Corners(bits);
    }

    public int count() {
        return soldiers.size();
    }

    public int count(SoldierKind kind) {
        int count = 0;
        for (Soldier soldier : soldiers) {
            count += soldier.id().kind() == kind ? 1 : 0;
        }
        return count;
    }

    /** The lowest free number of a kind (§1). */
    public SoldierId nextId(SoldierKind kind) {
        SoldierId id = new SoldierId(kind, 1);
        while (find(id).isPresent()) {
            id = new SoldierId(kind, id.number() + 1);
        }
        return id;
    }

    /** The one who meets an attack on a corner: of the attacker's kind first, then the lowest id (Y31). */
    public Optional<Soldier> defender(int corner, SoldierKind attacker) {
        Soldier other = null;
        for (Soldier soldier : soldiers) {
            if (soldier.corner() == corner && soldier.id().kind() == attacker) {
                return Optional.of(soldier);
            }
            other = soldier.corner() == corner && other == null ? soldier : other;
        }
        return Optional.ofNullable(other);
    }

    /** With another one, or with one as it is now. */
    public Troop with(Soldier soldier) {
        List<Soldier> more = new ArrayList<>(soldiers);
        int place = 0;
        while (place < more.size() && RANK.compare(more.get(place), soldier) < 0) {
            place++;
        }
        if (place < more.size() && more.get(place).id().equals(soldier.id())) {
            more.set(place, soldier);
        } else {
            more.add(place, soldier);
        }
        return new Troop(more);
    }

    public Troop without(SoldierId id) {
        List<Soldier> fewer = new ArrayList<>(soldiers);
        fewer.removeIf(soldier -> soldier.id().equals(id));
        return new Troop(fewer);
    }

    public Troop withoutThoseOn(int corner) {
        return new Troop(
                soldiers.stream().filter(soldier -> soldier.corner() != corner).toList());
    }

    /** All refreshed for a new turn (Y6). */
    public Troop rested() {
        List<Soldier> rested = new ArrayList<>(soldiers);
        rested.replaceAll(Soldier::rested);
        return new Troop(rested);
    }
}

package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Side;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * The terms that seats filed for one planet, and whether they fit each other (C30).
 *
 * @param lines the ALLY line of each seat that has one
 * @param units the INVADE units of each seat that attacks
 */
record Terms(SortedMap<Seat, Task<Ally>> lines, SortedMap<Seat, Integer> units) {

    /** A flaw of an alliance, in the order of reporting. */
    private enum Flaw {
        MISSING("missing"),
        MEMBERS("members"),
        RECEIVER("receiver"),
        NO_INVASION("no-invasion");

        private final String text;

        Flaw(String text) {
            this.text = text;
        }
    }

    /** Returns the first flaw that makes the alliance of a line void, if there is one. */
    Optional<Note> flaw(Task<Ally> line) {
        SortedSet<Seat> members = line.order().with(line.seat());
        for (Flaw flaw : Flaw.values()) {
            for (Seat member : members) {
                if (has(flaw, member, line.order(), members)) {
                    return Optional.of(Note.of(
                            "R_ALLY_VOID", List.of(flaw.text, member.number()), "problem", flaw.text, "who", member));
                }
            }
        }
        return Optional.empty();
    }

    private boolean has(Flaw flaw, Seat member, Ally order, SortedSet<Seat> members) {
        Task<Ally> other = lines.get(member);
        return switch (flaw) {
            case MISSING -> other == null;
            case MEMBERS -> other != null && !other.order().with(member).equals(members);
            case RECEIVER -> other != null && !other.order().receiver().equals(order.receiver());
            case NO_INVASION -> !units.containsKey(member);
        };
    }

    /** The members of the valid alliance of a seat; empty if it has none. */
    SortedSet<Seat> allies(Seat seat) {
        Task<Ally> line = lines.get(seat);
        return line == null || flaw(line).isPresent()
                ? Frozen.noSet()
                : line.order().with(seat);
    }

    /** The side of the valid alliance of a seat. */
    Side side(Seat seat) {
        SortedMap<Seat, Integer> members = new TreeMap<>();
        SortedMap<Seat, Seat> recognised = new TreeMap<>();
        for (Seat member : allies(seat)) {
            members.put(member, Known.in(units, member));
            order(member).warlord().ifPresent(lord -> recognised.put(member, lord));
        }
        return new Side(members, order(seat).receiver(), kills(members), recognised);
    }

    private Ally order(Seat member) {
        return Known.in(lines, member).order();
    }

    /** The order of killing, if all filed the same one and it names everybody once (C32). */
    private List<Seat> kills(SortedMap<Seat, Integer> members) {
        List<Seat> agreed = order(members.firstKey()).kills();
        boolean same = members.keySet().stream()
                .allMatch(member -> order(member).kills().equals(agreed));
        boolean complete = agreed.size() == members.size() && members.keySet().equals(Frozen.set(agreed));
        return same && complete ? agreed : List.of();
    }
}

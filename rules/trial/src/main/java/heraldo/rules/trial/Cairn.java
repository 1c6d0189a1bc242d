package heraldo.rules.trial;

import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The state: {@code buried} stones lie under the piles, and nobody knows how many. */
record Cairn(
        int turn,
        List<Seat> seats,
        SortedMap<Seat, Integer> hands,
        SortedMap<Pile, Integer> piles,
        SortedMap<Seat, String> secrets,
        SortedMap<Pile, Integer> buried,
        Optional<Seat> active,
        Weather weather) {

    Cairn {
        seats = List.copyOf(seats);
        hands = Collections.unmodifiableSortedMap(new TreeMap<>(hands));
        piles = Collections.unmodifiableSortedMap(new TreeMap<>(piles));
        secrets = Collections.unmodifiableSortedMap(new TreeMap<>(secrets));
        buried = Collections.unmodifiableSortedMap(new TreeMap<>(buried));
    }

    Cairn heaping(Seat seat, Pile pile, int count) {
        SortedMap<Seat, Integer> less = new TreeMap<>(hands);
        less.merge(seat, -count, Integer::sum);
        SortedMap<Pile, Integer> more = new TreeMap<>(piles);
        more.merge(pile, count, Integer::sum);
        return new Cairn(turn, seats, less, more, secrets, buried, active, weather);
    }

    Cairn with(Pile pile, int count) {
        SortedMap<Pile, Integer> other = new TreeMap<>(piles);
        other.put(pile, count);
        return new Cairn(turn, seats, hands, other, secrets, buried, active, weather);
    }

    Cairn hearing(Seat seat, String secret) {
        SortedMap<Seat, String> more = new TreeMap<>(secrets);
        more.put(seat, secret);
        return new Cairn(turn, seats, hands, piles, more, buried, active, weather);
    }

    Cairn hiding(SortedMap<Seat, String> otherSecrets, SortedMap<Pile, Integer> otherBuried) {
        return new Cairn(turn, seats, hands, piles, otherSecrets, otherBuried, active, weather);
    }

    Cairn next(Optional<Seat> whose, Weather then, int gain) {
        SortedMap<Seat, Integer> more = new TreeMap<>(hands);
        more.replaceAll((seat, stones) -> stones + gain);
        return new Cairn(turn + 1, seats, more, piles, secrets, buried, whose, then);
    }

    /** The stones that a seat has left. */
    int hand(Seat seat) {
        return Known.in(hands, seat);
    }
}

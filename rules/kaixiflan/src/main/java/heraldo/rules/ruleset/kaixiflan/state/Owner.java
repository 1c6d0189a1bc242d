package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** Owner of a thing: one of the six provinces, or the independents. The order of the constants is the order of every list. */
public enum Owner {
    P1(1),
    P2(2),
    P3(3),
    P4(4),
    P5(5),
    P6(6),
    IND(7);

    /** The six provinces, whether somebody plays them or not. */
    public static final List<Owner> PROVINCES = List.of(P1, P2, P3, P4, P5, P6);

    private final int number;

    Owner(int number) {
        this.number = number;
    }

    /**
     * The province of a seat.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Owner of(Seat seat) {
        if (seat.number() > PROVINCES.size()) {
            throw new IllegalArgumentException("no province has the seat " + seat);
        }
        return PROVINCES.get(seat.number() - 1);
    }

    /** From 1 for the first province; the independents come after the last. */
    public int number() {
        return number;
    }

    public boolean isProvince() {
        return this != IND;
    }

    /** The seat of a province; the independents have none. */
    public Optional<Seat> seat() {
        return isProvince() ? Optional.of(new Seat(number)) : Optional.empty();
    }
}

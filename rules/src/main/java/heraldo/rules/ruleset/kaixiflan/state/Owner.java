package heraldo.rules.ruleset.kaixiflan.state;

import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;

/** Whose something is: one of the six provinces, or the independents. In the order in which everything is listed. */
public enum Owner {
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    IND;

    /** The six provinces, whether somebody plays them or not. */
    public static final List<Owner> PROVINCES = List.of(P1, P2, P3, P4, P5, P6);

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

    public boolean isProvince() {
        return this != IND;
    }

    /** The seat of a province; the independents have none. */
    public Optional<Seat> seat() {
        return isProvince() ? Optional.of(new Seat(ordinal() + 1)) : Optional.empty();
    }
}

package heraldo.rules.ruleset.cathay.state;

import heraldo.rules.kernel.Seat;
import java.util.Optional;

/** The holders of the four cards, by the numbers of the seats; 0 for nobody. */
public record Honours(int res, int dev, int route, int army) {

    public static final int NOBODY = 0;

    public static final Honours NONE = new Honours(NOBODY, NOBODY, NOBODY, NOBODY);

    /** The number of the seat that holds a card; 0 for nobody. */
    public int holder(Honour honour) {
        return switch (honour) {
            case RES -> res;
            case DEV -> dev;
            case ROUTE -> route;
            case ARMY -> army;
        };
    }

    public Optional<Seat> of(Honour honour) {
        int holder = holder(honour);
        return holder == NOBODY ? Optional.empty() : Optional.of(new Seat(holder));
    }

    public Honours with(Honour honour, int seat) {
        return switch (honour) {
            case RES -> new Honours(seat, dev, route, army);
            case DEV -> new Honours(res, seat, route, army);
            case ROUTE -> new Honours(res, dev, seat, army);
            case ARMY -> new Honours(res, dev, route, seat);
        };
    }

    /** Returns the number of cards that a seat holds. */
    public int count(int seat) {
        return (res == seat ? 1 : 0) + (dev == seat ? 1 : 0) + (route == seat ? 1 : 0) + (army == seat ? 1 : 0);
    }
}

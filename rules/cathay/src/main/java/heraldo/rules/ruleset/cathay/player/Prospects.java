package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.state.Position;

/** The value of a position to a seat: its chance to win the race for the points, by the distance of every seat from them. */
record Prospects(Position position, Seat seat, Personality personality, Prices prices) {

    private static final long CERTAIN = 1_000_000;

    /** Races are open: so many throws count for nobody. */
    private static final int OPEN = 12;

    private static final long SCALE = 1_000_000_000_000L;

    /** No danger is certain, in hundredths. */
    private static final int DANGER = 95;

    /** The scale of the soldiers' promise. */
    private static final int CALM = 1000;

    /** Care that makes danger count for all that it is, in hundredths. */
    private static final int CAUTION = 50;

    /** The seat's own part of it: how near it is to the points, how safe, and what its soldiers promise. */
    static long alone(Position position, Seat seat, Personality personality, Prices prices) {
        return new Prospects(position, seat, personality, prices).alone(new Prowl(position));
    }

    private long alone(Prowl prowl) {
        long speed = speed(new Course(position, seat, prices, prowl).length());
        return speed * safety() / 100 * (CALM + promise()) / CALM;
    }

    long worth() {
        if (position.winners().isPresent()) {
            return position.winners().get().contains(seat) ? CERTAIN : 0;
        }
        Prowl prowl = new Prowl(position);
        long own = 0;
        long all = 0;
        for (int other = 1; other <= position.sides().size(); other++) {
            boolean self = other == seat.number();
            long part = self ? alone(prowl) : threat(other, prowl);
            own += self ? part : 0;
            all += part;
        }
        return CERTAIN * own / Math.max(1, all);
    }

    private long threat(int other, Prowl prowl) {
        return speed(new Course(position, new Seat(other), prices, prowl).length()) * personality.envy() / 100;
    }

    /** Returns the weight of a seat in the race: at about twice the distance, an eighth of the chance to win. */
    private static long speed(int length) {
        long far = (long) length + OPEN;
        return SCALE / (far * far * far);
    }

    /** Returns the share of its chance that the danger to its buildings leaves, in hundredths. */
    private int safety() {
        return 100 - Math.min(DANGER, Alarm.of(position, seat).loss(position) * personality.care() / CAUTION);
    }

    /** Returns the bonus for its soldiers, in parts of {@link #CALM}: a conquest counts the more, the less a seat has. */
    private int promise() {
        Soil soil = new Soil(position, personality);
        Foes foes = new Foes(position, seat, soil);
        Worth worth = new Worth(soil, position.side(seat).buildings());
        int promise = new Menace(position, seat, foes).promise(personality, new Hopes(foes, worth, position.ruins()));
        return 2 * promise / (position.side(seat).buildings().all().count() + 1);
    }
}

package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.state.Position;

/** What a position is worth to a seat: its chance to win the race for the points, by how far everybody is away from them. */
record Prospects(Position position, Seat seat, Personality personality, Prices prices) {

    private static final long CERTAIN = 1_000_000;

    /** Races are open: so many throws count for nobody. */
    private static final int OPEN = 12;

    private static final long SCALE = 1_000_000_000_000L;

    /** No danger is certain, in hundredths. */
    private static final int DANGER = 95;

    long worth() {
        if (position.winners().isPresent()) {
            return position.winners().get().contains(seat) ? CERTAIN : 0;
        }
        Prowl prowl = new Prowl(position);
        long own = 0;
        long all = 0;
        for (int other = 1; other <= position.sides().size(); other++) {
            boolean self = other == seat.number();
            long speed = speed(new Course(position, new Seat(other), prices, prowl).length());
            long part = self ? speed * safety() / 100 * (100 + promise()) / 100 : speed * personality.envy() / 100;
            own += self ? part : 0;
            all += part;
        }
        return CERTAIN * own / Math.max(1, all);
    }

    /** Whoever is twice as far away is an eighth as likely to win. */
    private static long speed(int length) {
        long far = (long) length + OPEN;
        return SCALE / (far * far * far);
    }

    /** How much of its chance the danger to its buildings leaves, in hundredths. */
    private int safety() {
        return 100 - Math.min(DANGER, Alarm.of(position, seat).loss(position) * personality.care() / 100);
    }

    /** What its soldiers add, in hundredths: a conquest counts the more, the less a seat has. */
    private int promise() {
        Soil soil = new Soil(position, personality);
        Foes foes = new Foes(position, seat, soil);
        Worth worth = new Worth(soil, position.side(seat).buildings());
        int promise = new Menace(position, seat, foes).promise(personality, new Hopes(foes, worth, position.ruins()));
        return 2 * promise / (position.side(seat).buildings().all().count() + 1);
    }
}

package heraldo.rules.ruleset.cathay.player;

import static heraldo.rules.ruleset.cathay.player.Worth.POINT;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.law.Robber;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;

/** What a position is worth to a seat: how it looks, the cards in hand, and whether the game is won. */
record Prospects(Position position, Seat seat, Personality personality) {

    private static final int VICTORY = 1000 * POINT;

    /** Points enough while the round goes on. */
    private static final int NEARLY = 4 * POINT;

    /** What a card is worth, in tenths of a hundredth of a point for each part of its weight. */
    private static final int CARD = 14;

    /** The same beyond what a 7 leaves. */
    private static final int SURPLUS = 6;

    long worth() {
        if (position.winners().isPresent()) {
            return position.winners().get().contains(seat) ? VICTORY : -VICTORY;
        }
        Soil soil = new Soil(position, personality);
        long look = new Estimate(position, seat, soil, Alarm.of(position, seat)).of(position);
        return look + hand() + enough();
    }

    private int hand() {
        int sum = 0;
        int cards = 0;
        for (Resource resource : Resource.ALL) {
            int count = position.side(seat).hand().get(resource);
            cards += count;
            sum += count * personality.weight(resource);
        }
        int each = cards > Robber.MOST ? (CARD * Robber.MOST + SURPLUS * (cards - Robber.MOST)) / cards : CARD;
        return sum * each / 10;
    }

    private int enough() {
        int sum = 0;
        for (int other = 1; other <= position.sides().size(); other++) {
            boolean enough =
                    Score.points(position, other) >= position.settings().winPoints();
            sum += enough ? other == seat.number() ? NEARLY : -NEARLY : 0;
        }
        return sum;
    }
}

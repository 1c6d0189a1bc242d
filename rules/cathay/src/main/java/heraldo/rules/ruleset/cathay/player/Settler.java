package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Preference;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.order.Discard;
import heraldo.rules.ruleset.cathay.order.End;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Plays a seat while nobody else does: a whole turn at once, from its own hand and what everybody sees. */
public final class Settler {

    /** Once in so many rounds it thinks about what to discard first. */
    private static final int SELDOM = 6;

    private final Game game;

    public Settler(Game game) {
        this.game = game;
    }

    /** A sensible turn, none of whose lines is refused; out of turn perhaps a plan for the next one. */
    public OrderSheet propose(Position position, Seat seat, Dice dice) {
        if (position.over() || position.side(seat).player().resigned()) {
            return OrderSheet.EMPTY;
        }
        return position.active().equals(seat) ? turn(position, seat, dice) : Foresight.plan(game, position, seat, dice);
    }

    private OrderSheet turn(Position position, Seat seat, Dice dice) {
        Draft draft = Draft.of(game, position, seat, dice);
        prefer(draft);
        if (position.round().first()) {
            Opening.start(draft);
            return draft.sheet();
        }
        if (position.mayRise()) {
            Opening.rise(draft);
        }
        if (!draft.now().eliminated(seat)) {
            Campaigning.go(draft);
            Position marched = draft.now();
            Building.go(draft);
            if (!draft.now().equals(marched)) {
                Campaigning.go(draft);
            }
        }
        draft.give(new End());
        return draft.sheet();
    }

    /** Sets the order of discards: first the resources that the seat wants least and gets most. */
    static void prefer(Draft draft) {
        if (draft.now().round().number() % SELDOM != 2) {
            return;
        }
        int[] rates = Worth.rates(draft.now(), draft.seat());
        Personality personality = draft.personality();
        List<Resource> order = Resource.ALL.stream()
                .sorted(Comparator.comparingInt(resource -> personality.weight(resource) - rates[resource.place()]))
                .toList();
        Optional<Preference> wanted = Optional.of(new Preference(order));
        if (!draft.own().player().discard().equals(wanted)) {
            draft.give(new Discard(wanted.get()));
        }
    }
}

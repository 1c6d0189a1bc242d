package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A game that looks the same to a viewer: the hands of the others are dealt again, their plans and preferences removed (§7). */
public record Redrawing(Position position, Viewer viewer, Dice dice) {

    public Position redrawn() {
        List<Resource> cards = new ArrayList<>();
        List<Seat> hidden =
                position.seats().stream().filter(seat -> !viewer.maySee(seat)).toList();
        hidden.forEach(seat -> cards.addAll(cards(position.side(seat).hand())));
        Collections.sort(cards);
        List<Resource> dealt = new ArrayList<>(shuffled(cards));
        Position other = position;
        for (Seat seat : hidden) {
            Side side = position.side(seat);
            Goods hand = Goods.NONE;
            for (int i = side.hand().size(); i > 0; i--) {
                hand = hand.plus(dealt.remove(0), 1);
            }
            other = other.with(
                    seat, side.withHand(hand).withPlayer(side.player().silent()));
        }
        return other;
    }

    private List<Resource> shuffled(List<Resource> cards) {
        List<Integer> places = IntStream.range(0, cards.size()).boxed().toList();
        return dice.shuffle(places, place -> "redrawn|" + place).stream()
                .map(cards::get)
                .toList();
    }

    private static List<Resource> cards(Goods hand) {
        return IntStream.rangeClosed(1, hand.size()).mapToObj(hand::card).toList();
    }
}

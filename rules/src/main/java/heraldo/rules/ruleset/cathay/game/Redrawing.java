package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A game as it might just as well be for a viewer: the cards of the others dealt anew, their plans and preferences gone (§7). */
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
            Goods hand = Goods.NONE;
            for (int i = position.side(seat).hand().size(); i > 0; i--) {
                hand = hand.plus(dealt.remove(0), 1);
            }
            Goods drawn = hand;
            other = other.with(
                    seat,
                    other.side(seat)
                            .hand(drawn)
                            .player(other.side(seat)
                                    .player()
                                    .planning(List.of())
                                    .discarding(Optional.empty())));
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

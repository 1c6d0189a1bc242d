package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.game.Awaited;
import heraldo.rules.ruleset.cathay.law.Robber;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;

/** The prospects of robbery: the chance of the robber to move, its next hexes, and its theft from a seat (Y24 to Y26). */
record Robberies(Position position, Seat seat) {

    List<Message> told() {
        List<Message> told = new ArrayList<>();
        Fraction seven = new Fraction(Chances.ways(Robber.SEVEN), Chances.ALL);
        told.add(Message.of("odds.seven", "hits", Chances.ways(Robber.SEVEN), "all", Chances.ALL)
                .with("percent", seven.within(thrown()).percent())
                .with("n", thrown()));
        List<Integer> places = Robber.nearest(position);
        if (places.isEmpty()) {
            told.add(Message.of("odds.robber-stays"));
            return told;
        }
        told.add(Message.of("odds.robber-goes", "hexes", names(places), "n", places.size()));
        told.addAll(own(places));
        new Chances(position, seat).cutNow().ifPresent(told::add);
        return told;
    }

    private int thrown() {
        return Awaited.throwsUntilNext(position, seat);
    }

    private static List<String> names(List<Integer> hexes) {
        return hexes.stream().map(Say::hex).toList();
    }

    private List<Message> own(List<Integer> places) {
        List<Integer> own =
                places.stream().filter(hex -> Robber.robs(position, seat, hex)).toList();
        if (own.isEmpty()) {
            return List.of(Message.of("odds.robber-spares"));
        }
        Fraction each = new Fraction((long) Chances.ways(Robber.SEVEN) * own.size(), (long) Chances.ALL * places.size())
                .reduced();
        return List.of(
                Message.of("odds.robber-robs", "hexes", names(own), "n", own.size())
                        .with("hits", (int) each.hits())
                        .with("all", (int) each.all()),
                Message.of("odds.robber-card", "cards", cards()));
    }

    /** Lists the cards that the robber might draw from the hand, with their chances. */
    private List<Message> cards() {
        Goods hand = position.side(seat).hand();
        return Resource.ALL.stream()
                .filter(resource -> hand.get(resource) > 0)
                .map(resource -> Message.of("odds.card", "resource", Say.resource(resource))
                        .with("n", hand.get(resource))
                        .with("all", hand.size()))
                .toList();
    }
}

package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.game.Awaited;
import heraldo.rules.ruleset.cathay.law.Robber;
import heraldo.rules.ruleset.cathay.law.Yield;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The exact chances of gains and losses by two dice, in cases out of 36. */
record Chances(Position position, Seat seat) {

    /** So many throws of two dice there are. */
    static final int ALL = 36;

    static final int LEAST = 2;
    static final int MOST = 12;
    private static final int SIDES = 6;

    /** In how many of 36 throws two dice show a sum. */
    static int ways(int sum) {
        return SIDES - Math.abs(SIDES + 1 - sum);
    }

    private static int ways(Collection<Integer> sums) {
        return sums.stream().mapToInt(Chances::ways).sum();
    }

    /** Returns the seat's harvest for a sum of the dice. */
    Goods crop(int sum) {
        return sum == Robber.SEVEN
                ? Goods.NONE
                : Yield.of(position, sum).shares().get(seat.number() - 1);
    }

    /** Tells the possible harvests of the throw at the end of the turn. */
    Message harvest() {
        List<Message> crops = new ArrayList<>();
        int hits = 0;
        for (int sum = LEAST; sum <= MOST; sum++) {
            Goods goods = crop(sum);
            if (!goods.isNone()) {
                hits += ways(sum);
                crops.add(Message.of("outlook.crop", "sum", sum, "goods", Say.goods(goods)));
            }
        }
        int all = hits;
        return Message.inTurn("outlook.crops", crops)
                .map(told -> Message.of("outlook.harvest", "hits", all, "all", ALL, "crops", told))
                .orElseGet(() -> Message.of("outlook.no-harvest"));
    }

    /** Tells the losses by a 7 at the end of the turn. */
    List<Message> seven() {
        List<Message> losses = new ArrayList<>();
        List<Integer> places = Robber.nearest(position);
        List<String> own = places.stream()
                .filter(hex -> Robber.robs(position, seat, hex))
                .map(Say::hex)
                .toList();
        if (!own.isEmpty()) {
            losses.add(Message.of("outlook.robbed", "hexes", own, "n", own.size())
                    .with("sure", own.size() == places.size() ? "yes" : "no")
                    .with("hits", ways(Robber.SEVEN))
                    .with("all", ALL));
        }
        boolean surely = !own.isEmpty() && own.size() == places.size();
        cut(surely ? 1 : 0, ways(Robber.SEVEN), ALL, "now").ifPresent(losses::add);
        return losses;
    }

    /** A large hand that some 7 may cut before the seat's own turn. */
    List<Message> waiting() {
        int thrown = Awaited.throwsBefore(position, seat);
        int all = 1;
        int spared = 1;
        for (int i = 0; i < thrown; i++) {
            all *= SIDES;
            spared *= SIDES - 1;
        }
        return thrown == 0
                ? List.of()
                : cut(0, all - spared, all, "before").stream().toList();
    }

    /** Tells the cards that the next 7 cuts from the present hand; empty if it is small enough. */
    Optional<Message> cutNow() {
        return cut(0, ways(Robber.SEVEN), ALL, "now");
    }

    /** Tells the cards that a 7 cuts from a hand above the limit (Y26); empty for any other. */
    private Optional<Message> cut(int robbed, int hits, int all, String when) {
        int cards = position.side(seat).hand().size();
        int left = cards - robbed;
        return left <= Robber.MOST
                ? Optional.empty()
                : Optional.of(Message.of("outlook.cut", "n", cards, "cut", left / 2, "when", when)
                        .with("hits", hits)
                        .with("all", all));
    }

    /** Returns whether a seat that is out is more likely to stay out when its turn begins (Y37). */
    boolean risesRarely() {
        return 2 * ways(position.settings().resurrectOn()) < ALL;
    }

    /** Tells the chance of a seat that is out to come back when its turn begins (Y37). */
    Message rising() {
        List<Integer> sums = position.settings().resurrectOn();
        return Message.of(
                "outlook.rising", "sums", sums.stream().map(String::valueOf).toList(), "hits", ways(sums), "all", ALL);
    }
}

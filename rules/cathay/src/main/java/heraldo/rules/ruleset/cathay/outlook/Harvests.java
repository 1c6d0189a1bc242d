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

/** The harvest of a seat for each sum of two dice in this position, and the average it may count on (Y20 to Y22). */
record Harvests(Position position, Seat seat) {

    List<Message> told() {
        List<Message> told = new ArrayList<>();
        List<String> barren = new ArrayList<>();
        int hits = 0;
        for (int sum = Chances.LEAST; sum <= Chances.MOST; sum++) {
            Goods goods = goods(sum);
            if (!goods.isNone()) {
                hits += Chances.ways(sum);
                told.add(
                        counted("odds.crop", Chances.ways(sum)).with("sum", sum).with("goods", Say.goods(goods)));
            } else if (sum != Robber.SEVEN) {
                barren.add(String.valueOf(sum));
            }
        }
        if (!barren.isEmpty()) {
            told.add(counted(
                            "odds.barren",
                            barren.stream()
                                    .mapToInt(sum -> Chances.ways(Integer.parseInt(sum)))
                                    .sum())
                    .with("sums", barren)
                    .with("n", barren.size()));
        }
        if (hits > 0) {
            told.add(Message.of("odds.usual", "all", Chances.ALL, "goods", inAll()));
            told.add(soon(new Fraction(hits, Chances.ALL)));
        }
        return told;
    }

    private static Message counted(String key, int hits) {
        return Message.of(key, "hits", hits, "all", Chances.ALL);
    }

    private Goods goods(int sum) {
        return new Chances(position, seat).crop(sum);
    }

    /** Every card that all throws there are would bring together. */
    private List<Message> inAll() {
        List<Message> amounts = new ArrayList<>();
        for (Resource resource : Resource.ALL) {
            int n = 0;
            for (int sum = Chances.LEAST; sum <= Chances.MOST; sum++) {
                n += Chances.ways(sum) * goods(sum).get(resource);
            }
            if (n > 0) {
                amounts.add(Message.of("amount", "n", n, "resource", Say.resource(resource)));
            }
        }
        return amounts;
    }

    /** Tells the probability of any harvest before the seat's next turn. */
    private Message soon(Fraction each) {
        int thrown = Awaited.throwsUntilNext(position, seat);
        return Message.of(
                "odds.soon", "n", thrown, "percent", each.within(thrown).percent());
    }
}

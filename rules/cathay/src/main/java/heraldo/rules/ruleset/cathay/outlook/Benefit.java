package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.law.Yield;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.End;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * The cost and the gain of a line.
 *
 * @param above the lines of the sheet above it
 * @param ahead whether it is written ahead, for a turn that has not begun
 */
record Benefit(Rehearsed line, List<Rehearsed> above, boolean ahead) {

    List<Message> told() {
        List<Message> told = new ArrayList<>();
        switch (line.command()) {
            case Trade trade ->
                told.add(Message.of(
                        "outlook.swap", "give", Say.goods(line.spent()), "receive", Say.goods(line.gained())));
            case Start start -> told.add(endowed(Yield.first(line.after(), start.corner())));
            case Attack attack -> told.add(new Duel(line, attack).told());
            case Rise rise
            when ahead -> {
                Chances chances = new Chances(line.before(), line.seat());
                if (!chances.risesRarely()) {
                    told.add(chances.rising());
                }
            }
            case End end -> dice(told);
            default -> cost(told);
        }
        points(told);
        route(told);
        if (line.command() instanceof Recruit && line.after().settings().recruitRest()) {
            told.add(Message.of("outlook.rests"));
        }
        return told;
    }

    private static Message endowed(Goods hand) {
        return Message.of("outlook.endowed", "goods", Say.goods(hand), "some", hand.isNone() ? "no" : "yes");
    }

    private void dice(List<Message> told) {
        if (!line.before().round().first()) {
            told.add(new Chances(line.before(), line.seat()).harvest());
        }
    }

    private void cost(List<Message> told) {
        Goods spent = line.spent();
        if (spent.isNone() || line.after().eliminated(line.seat())) {
            return;
        }
        told.add(Message.of("outlook.costs", "goods", Say.goods(spent)));
        List<String> trades = above.stream()
                .filter(line::owesTo)
                .map(trade -> String.valueOf(trade.number()))
                .toList();
        if (!trades.isEmpty()) {
            told.add(Message.of("outlook.thanks", "lines", trades, "n", trades.size()));
        }
    }

    /** Points that change, and the cards among them by name. */
    private void points(List<Message> told) {
        Seat seat = line.seat();
        int change = Score.points(line.after(), seat) - Score.points(line.before(), seat);
        int cards = 0;
        List<Message> names = new ArrayList<>();
        for (Honour honour : Honour.values()) {
            int from = line.before().honours().holder(honour);
            int to = line.after().honours().holder(honour);
            if (to == seat.number() && from != to) {
                cards++;
                names.add(taken(honour, from));
            } else if (from == seat.number() && from != to) {
                cards--;
                names.add(Message.of("outlook.card-lost", "card", Say.honour(honour)));
            }
        }
        if (change != cards) {
            told.add(Message.of("outlook.points", "n", Math.abs(change - cards))
                    .with("sign", change > cards ? "more" : "less"));
        }
        told.addAll(names);
    }

    private static Message taken(Honour honour, int from) {
        return from == Honours.NOBODY
                ? Message.of("outlook.card", "card", Say.honour(honour))
                : Message.of("outlook.card-taken", "card", Say.honour(honour), "foe", new Seat(from));
    }

    /** A route that grows. */
    private void route(List<Message> told) {
        int before = length(line.before());
        int after = length(line.after());
        if (after > before && !line.before().round().first()) {
            told.add(Message.of("outlook.route", "before", before, "after", after));
        }
    }

    private int length(Position position) {
        return position.side(line.seat()).buildings().route();
    }
}

package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.order.Claim;
import heraldo.rules.ruleset.cathay.order.Trade;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Spends cards so that the points that win come soonest: whatever brings them no nearer is saved. */
final class Economy {

    private final Draft draft;

    private Economy(Draft draft) {
        this.draft = draft;
    }

    static void go(Draft draft) {
        Economy economy = new Economy(draft);
        while (!draft.full() && economy.spends()) {
            draft.now().ruins().stream().forEach(corner -> draft.give(new Claim(corner)));
        }
    }

    /** Buys or trades what brings the seat on most; whether anything does. */
    private boolean spends() {
        List<List<Command>> ways = purchases(draft);
        ways.addAll(trades());
        if (ways.isEmpty()) {
            return false;
        }
        List<Command> best = List.of();
        long most = chance(draft.now());
        for (List<Command> way : ways) {
            long value = chance(draft.after(way));
            best = value > most ? way : best;
            most = Math.max(most, value);
        }
        return !best.isEmpty() && best.stream().allMatch(draft::give);
    }

    private long chance(Position position) {
        return Prospects.alone(
                position, draft.seat(), draft.personality(), draft.game().prices());
    }

    /** Everything that can be paid, with the trades that it takes. */
    static List<List<Command>> purchases(Draft draft) {
        Purse purse = new Purse(draft);
        List<List<Command>> purchases = new ArrayList<>();
        for (Command command : Building.candidates(draft)) {
            purse.trades(command.price(draft.game().prices()), Goods.NONE).ifPresent(trades -> {
                List<Command> commands = new ArrayList<>(trades);
                commands.add(command);
                purchases.add(commands);
            });
        }
        return purchases;
    }

    /** Every trade of which the bank has its part. */
    private List<List<Command>> trades() {
        Goods hand = draft.own().hand();
        Goods bank = draft.now().tabletop().bank();
        List<List<Command>> trades = new ArrayList<>();
        for (Resource given : Resource.ALL) {
            for (Resource wanted : Resource.ALL) {
                if (given != wanted && hand.get(given) >= Prices.RATE && bank.get(wanted) > 0) {
                    trades.add(List.of(new Trade(given, wanted, Optional.empty())));
                }
            }
        }
        return trades;
    }
}

package heraldo.rules.ruleset.kaixiflan.game;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.IntStream;

/** Upper bound of the numbers worth a try: one more than available, so that the refusal shows the lack. */
final class Numbers {

    private static final int MOST = 25;

    private final Law law;
    private final Owner owner;
    private final Owner subject;

    Numbers(Law law, Owner owner, Owner subject) {
        this.law = law;
        this.owner = owner;
        this.subject = subject;
    }

    int most(OrderType<?> type, Param param, SortedMap<String, String> given) {
        int most = switch (type.key()) {
            case "move", "ind-move" -> there(param, given);
            case "recruit", "ind-recruit" -> payable(unit(param)) + 1;
            case "trade" -> tradable(given) + 1;
            default -> MOST;
        };
        return Math.min(MOST, most);
    }

    private static Units unit(Param param) {
        return param.name().equals("armies") ? new Units(0, 1) : new Units(1, 0);
    }

    /** All that stand where a Mover begins. */
    private int there(Param param, SortedMap<String, String> given) {
        return Optional.ofNullable(given.get("origin"))
                .map(OddQ::hex)
                .map(hex -> units(param, hex))
                .orElse(MOST);
    }

    private int units(Param param, Hex hex) {
        Units units = law.realm().muster().at(hex, subject);
        return param.name().equals("armies") ? units.armies() : units.colonists();
    }

    private int payable(Units unit) {
        Stock price = law.book().cost(unit);
        Stock stock = law.realm().province(owner).stock();
        return IntStream.rangeClosed(1, MOST)
                .filter(n -> stock.covers(price.times(n)))
                .max()
                .orElse(0);
    }

    /** As much as the store pays for, of the dearest resource if none is chosen yet. */
    private int tradable(SortedMap<String, String> given) {
        Stock stock = law.realm().province(owner).stock();
        return Good.ALL.stream()
                .filter(give -> chosen(given, "give", give))
                .mapToInt(give -> Good.ALL.stream()
                        .filter(get -> get != give && chosen(given, "get", get))
                        .mapToInt(get -> bought(stock.get(give), give, get))
                        .max()
                        .orElse(0))
                .max()
                .orElse(0);
    }

    private int bought(int purse, Good give, Good get) {
        return purse * give.worth() / (law.rates().of(owner, get) * get.worth());
    }

    private static boolean chosen(SortedMap<String, String> given, String param, Good good) {
        return !given.containsKey(param) || given.get(param).equals(good.id());
    }
}

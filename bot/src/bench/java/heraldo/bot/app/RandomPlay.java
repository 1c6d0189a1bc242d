package heraldo.bot.app;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.SelfPlay;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.order.Form;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/** Whoever plays like this gives any order that can stand, but never gives up; the same seed, the same orders. */
final class RandomPlay<S> implements SelfPlay.Company<S> {

    /** Games would be over after a few steps. */
    private static final String GIVING_UP = "resign";

    private final Ruleset<S> rules;
    private final Random chance;

    RandomPlay(Ruleset<S> rules, long seed) {
        this.rules = rules;
        this.chance = new Random(seed);
    }

    @Override
    public SortedMap<Seat, OrderSheet> sent(S state, Turn turn, SortedMap<Seat, OrderSheet> proposed) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        for (Seat seat : turn.due()) {
            any(state, seat)
                    .map(OrderSheet::of)
                    .or(() -> Optional.ofNullable(proposed.get(seat)))
                    .ifPresent(sheet -> sheets.put(seat, sheet));
        }
        return sheets;
    }

    private Optional<Order> any(S state, Seat seat) {
        List<OrderType<?>> types = new ArrayList<>(rules.play().orders());
        Collections.shuffle(types, chance);
        return types.stream()
                .filter(type -> !type.key().equals(GIVING_UP))
                .flatMap(type -> filled(state, seat, type).stream())
                .filter(order -> rules.play().check(state, seat, OrderSheet.of(order))
                        .getFirst()
                        .possible())
                .findFirst();
    }

    /** What must be filled in is any of what is suggested. */
    private Optional<Order> filled(S state, Seat seat, OrderType<?> type) {
        Form form = new Form(type);
        SortedMap<String, String> given = new TreeMap<>();
        Optional<Param> open = form.open(given);
        while (open.isPresent()) {
            String param = open.get().name();
            List<String> values = rules.think().suggest(state, new ParamQuery(seat, OrderSheet.EMPTY, type, param, given));
            if (values.isEmpty()) {
                return Optional.empty();
            }
            given.put(param, values.get(chance.nextInt(values.size())));
            open = form.open(given);
        }
        return form.order(given);
    }
}

package heraldo.bot.campaign.mill;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The mill with all that a ruleset may ask of a campaign: millers have names, and a grain that nobody else has and that gives
 * them a sack; loads carried both ways are known to both; who grinds all five sacks is reported; and when the corn is gone, the
 * first miller has two days for a last word.
 */
public final class League extends Mill {

    private static final Duration LAST_WORD = Duration.ofHours(48);
    private static final int ALL = 5;

    /** What a miller says of themselves. */
    public record Enrol(String miller, Optional<String> grain) implements Order {}

    public League(RulesetFolder folder) {
        super(folder);
    }

    @Override
    public Optional<OrderType<?>> enrolment() {
        return Optional.of(OrderType.of(
                "enrol",
                Enrol.class,
                Param.one("miller", Types.text("miller", 20).inQuotes()),
                Param.optional("grain", Types.choice("grain", List.of("WHEAT", "RYE"), id -> id, "grain"))));
    }

    @Override
    public Optional<Refusal> admit(Order enrolment, SortedMap<Seat, Order> others, SortedMap<String, String> options) {
        Enrol own = (Enrol) enrolment;
        for (Order each : others.values()) {
            Enrol other = (Enrol) each;
            if (other.miller().equalsIgnoreCase(own.miller())) {
                return Optional.of(Refusal.of("L-NAME", "L1", "name", new PlayerText(own.miller())));
            }
            if (own.grain().isPresent() && own.grain().equals(other.grain())) {
                return Optional.of(Refusal.of("L-GRAIN", "L2"));
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<PlayerText> seatName(Order enrolment) {
        return Optional.of(new PlayerText(((Enrol) enrolment).miller()));
    }

    @Override
    public MillState setUp(Setup setup, Dice dice) {
        MillState state = super.setUp(setup, dice);
        for (Map.Entry<Seat, Order> each : setup.enrolments().entrySet()) {
            boolean grain = ((Enrol) each.getValue()).grain().isPresent();
            state = state.grinding(each.getKey(), grain ? 1 : 0);
        }
        return state;
    }

    @Override
    public Turn turn(MillState state) {
        Turn turn = super.turn(state);
        if (state.turn() <= state.turns()) {
            return turn;
        }
        TreeSet<Seat> first = new TreeSet<>(List.of(first(state)));
        return new Turn(turn.number(), turn.label(), first, false).lasting(LAST_WORD);
    }

    private static Seat first(MillState state) {
        return state.ground().entrySet().stream()
                .max(Map.Entry.<Seat, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .orElseThrow()
                .getKey();
    }

    @Override
    public Optional<Outcome> outcome(MillState state) {
        return state.turn() > state.turns() + 1
                ? Optional.of(new Outcome(new TreeSet<>(List.of(first(state))), Message.of("mill.end")))
                : Optional.empty();
    }

    @Override
    public Resolution<MillState> resolve(MillState state, Map<Seat, OrderSheet> sheets, Dice dice) {
        Resolution<MillState> resolution = super.resolve(state, sheets, dice);
        List<Message> alerts = new ArrayList<>();
        new TreeMap<>(sheets).forEach((seat, sheet) -> {
            int sacks = sheet.orders().stream()
                    .mapToInt(order -> order instanceof Grind grind ? grind.sacks() : 0)
                    .sum();
            if (sacks == ALL) {
                alerts.add(Message.of("league.greedy", "seat", seat));
            }
        });
        return new Resolution<>(
                resolution.state(), resolution.results(), resolution.chronicle(), alerts, resolution.news());
    }

    @Override
    public List<Notice> notices(MillState state, Map<Seat, OrderSheet> sheets) {
        List<Notice> notices = new ArrayList<>();
        for (Seat from : new TreeMap<>(sheets).keySet()) {
            for (Seat to : new TreeMap<>(sheets).keySet()) {
                if (carries(sheets, from, to) && carries(sheets, to, from)) {
                    notices.add(new Notice(from, Message.of("league.mirror", "seat", to)));
                }
            }
        }
        return notices;
    }

    private static boolean carries(Map<Seat, OrderSheet> sheets, Seat from, Seat to) {
        return sheets.get(from).orders().stream()
                .anyMatch(order -> order instanceof Carry carry && carry.to().equals(to));
    }
}

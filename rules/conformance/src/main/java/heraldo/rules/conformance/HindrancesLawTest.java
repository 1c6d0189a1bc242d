package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The law of hindrances: the answer for a type is the same alone and with all other types, in any order. */
class HindrancesLawTest {

    private static final int TURNS = 12;
    private static final int LOOK_EVERY = 3;

    static Stream<HostedRuleset<?>> rulesets() {
        return Hosted.all();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    <S> void allAtOnceAreAnsweredAsEachAlone(HostedRuleset<S> hosted) {
        int[] steps = {0};
        int[] written = {0};
        Playouts.one(hosted, TURNS, played -> {
            int step = steps[0]++;
            if (step % LOOK_EVERY == 0) {
                Playouts.some(played.sheets().keySet(), step / LOOK_EVERY).forEach(seat -> {
                    OrderSheet sheet = Known.in(played.sheets(), seat);
                    List<Order> half = sheet.orders().subList(0, (sheet.size() + 1) / 2);
                    compare(hosted, played.before(), seat, OrderSheet.EMPTY);
                    compare(hosted, played.before(), seat, new OrderSheet(half));
                    compare(hosted, played.before(), seat, sheet);
                    written[0] += sheet.size();
                });
            }
        });
        assertTrue(written[0] > 0, "nobody wrote anything");
    }

    private static <S> void compare(HostedRuleset<S> hosted, S state, Seat seat, OrderSheet sheet) {
        List<OrderType<?>> types = List.copyOf(hosted.orders().types());
        List<Optional<Message>> alone = types.stream()
                .map(type -> hosted.ruleset().think().hindrance(state, ParamQuery.blank(seat, sheet, type)))
                .toList();
        Function<OrderType<?>, Optional<Message>> hindrances =
                hosted.ruleset().think().hindrances(state, seat, sheet);
        assertEquals(alone, types.stream().map(hindrances).toList());
        assertEquals(alone.reversed(), types.reversed().stream().map(hindrances).toList());
    }
}

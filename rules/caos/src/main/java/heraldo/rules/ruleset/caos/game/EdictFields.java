package heraldo.rules.ruleset.caos.game;

import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Band;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The allowed values in forms of the game master's acts: the planets of this galaxy, the bands, the gods that may have worlds.
 */
public record EdictFields(Law law) implements EdictValues {

    @Override
    public List<String> of(OrderType<?> type, Param param) {
        return switch (kind(param)) {
            case "planet" -> List.copyOf(law.galaxy().planets().keySet());
            case "seat" ->
                law.war().seats().stream().map(seat -> "seat-" + seat.number()).toList();
            case "faith" -> faiths(param);
            default -> EdictValues.usual(param);
        };
    }

    private static String kind(Param param) {
        return param.type().map(ParamType::name).orElse("");
    }

    private List<String> faiths(Param param) {
        Stream<Faith> minor =
                law.war().bands().values().stream().map(Band::faith).filter(Faith::isMinor);
        return Stream.concat(Faith.MAJOR.stream(), minor)
                .distinct()
                .map(faith -> stored(param, faith))
                .toList();
    }

    @SuppressWarnings("unchecked") // the field holds a faith
    private static String stored(Param param, Faith faith) {
        return ((ParamType<Faith>) param.type().orElseThrow()).encode(faith);
    }

    @Override
    public Optional<Message> gloss(OrderType<?> type, Param param, String value) {
        if (!kind(param).equals("planet") && !kind(param).equals("seat")) {
            return Optional.empty();
        }
        Seat anybody = law.war().seats().get(0);
        ParamQuery query = new ParamQuery(anybody, OrderSheet.EMPTY, type, param.name(), new TreeMap<>());
        return Optional.ofNullable(
                new Glosses(law, anybody).of(query, List.of(value)).get(value));
    }
}

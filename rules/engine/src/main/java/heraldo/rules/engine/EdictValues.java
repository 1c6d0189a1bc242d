package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.order.Input;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The possible values of edicts' fields in a position; none reveals what the person filling them in may not know. */
public interface EdictValues {

    /** A text that is tried where anything may be written. */
    String ANY_TEXT = "Nn";

    /** The default for any game: the fixed values of a field, and samples of numbers and texts. */
    EdictValues USUAL = (type, param) -> usual(param);

    /**
     * The values of a field, as stored text, in the order in which they are offered. Of a number or a text they are never
     * offered, but tried, to find out whether an edict can stand at all.
     */
    List<String> of(OrderType<?> type, Param param);

    /** Returns the explanation that follows a value's own word; empty if the word says enough. */
    default Optional<Message> gloss(OrderType<?> type, Param param, String value) {
        return Optional.empty();
    }

    /** Returns whether trying out edicts of a type reveals only facts that the game master filling them in may know. */
    default boolean tellsNothing(OrderType<?> type) {
        return true;
    }

    /** Returns whether a type is chosen by name, rather than beside the thing that it takes back. */
    default boolean chosen(OrderType<?> type) {
        return true;
    }

    /** The fixed values of a field; of a number the least, the next and the most; a text. */
    static List<String> usual(Param param) {
        return param.type()
                .map(type -> switch (type.input()) {
                    case Input.Whole(int least, int most) ->
                        Stream.of(least, Math.min(least + 1, most), most)
                                .distinct()
                                .map(String::valueOf)
                                .toList();
                    case Input.Choice choice -> choice.values();
                    case Input.Text text -> text.longest() > 0 ? List.of(ANY_TEXT) : type.usual();
                })
                .orElse(List.of());
    }
}

package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Stride;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Plate.Arrow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Arrows for a tribe's turn, one for each way it went, with the numbers that the chronicle tells everybody. */
final class Marches {

    private final Sheet sheet;
    private final Say say;
    private final List<Message> told;

    /** A way that soldiers or a ship went. */
    private record Way(int tribe, Hex from, Hex to, boolean failed) {}

    Marches(Sheet sheet, Say say, Chronicle chronicle) {
        this.sheet = sheet;
        this.say = say;
        this.told = chronicle.sections().stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry -> entry.onlyFor().isEmpty())
                .map(Chronicle.Entry::text)
                .toList();
    }

    /** None of a close, in which nobody marches. */
    List<Arrow> arrows(World before, World after) {
        boolean played = before.stage() == Stage.TURN
                && (after.stage() != Stage.TURN || after.effort().begun());
        return played ? arrows(after.strides()) : List.of();
    }

    /** One arrow for each way. */
    List<Arrow> arrows(List<Stride> strides) {
        Map<Way, Boolean> ways = new LinkedHashMap<>();
        for (Stride stride : strides) {
            Way way = new Way(stride.tribe(), stride.from(), stride.to(), stride.kind() == Stride.Kind.LOST);
            ways.put(way, stride.attack());
        }
        List<Arrow> arrows = new ArrayList<>();
        ways.forEach((way, attack) -> arrows.add(new Arrow(
                sheet.centre(way.from()),
                sheet.centre(way.to()),
                way.tribe(),
                way.failed() ? OptionalInt.empty() : number(way, attack),
                way.failed())));
        return arrows;
    }

    /** All who went there; of attacks those of the last, which was won. */
    private OptionalInt number(Way way, boolean attack) {
        List<Integer> numbers = told.stream()
                .filter(message ->
                        say.tile(way.from()).equals(message.arguments().get("from")))
                .filter(message -> say.tile(way.to()).equals(message.arguments().get("to")))
                .map(message -> message.arguments().get(attack ? "attackers" : "n"))
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .toList();
        if (numbers.isEmpty()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(
                attack
                        ? numbers.get(numbers.size() - 1)
                        : numbers.stream().mapToInt(Integer::intValue).sum());
    }
}

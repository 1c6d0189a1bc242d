package heraldo.rules.ruleset.hexadominacion.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.check.Prospect;
import heraldo.rules.ruleset.hexadominacion.state.Origin;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reasons why a line that stands may fail, or cost more than its player thinks. */
record Dangers(Prospect prospect) {

    List<Message> of(Line<?> line) {
        List<Message> dangers = new ArrayList<>();
        if (!line.stands()) {
            return dangers;
        }
        Line<?> alone = prospect.alone().lines().get(line.number() - 1);
        if (!alone.stands() && alone.refusal().isEmpty()) {
            dangers.add(Message.of("outlook.caution.trade"));
        }
        emptied(line).map(this::empty).forEach(dangers::add);
        dangers.addAll(Command.of(line.order()).dangers(prospect, line));
        return dangers;
    }

    /** The own cities that nobody guards any more when the sheet is done, if this line is the last that takes soldiers away. */
    private Stream<Integer> emptied(Line<?> line) {
        return left(Command.of(line.order()))
                .filter(hex -> prospect.world().tile(hex).city() && prospect.staying(hex) == 0)
                .filter(hex -> prospect.below(line).flatMap(Dangers::left).noneMatch(hex::equals));
    }

    private static Stream<Integer> left(Command order) {
        return order.leaving().stream().map(Origin::hex);
    }

    private Message empty(int hex) {
        boolean capital = prospect.ready().side(prospect.seat().number()).capital() == hex;
        return prospect.at(capital ? "outlook.caution.capital" : "outlook.caution.city", hex);
    }
}

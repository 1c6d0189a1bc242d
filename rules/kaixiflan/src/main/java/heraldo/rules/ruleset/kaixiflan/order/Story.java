package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.ToldStory;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** <i>Historia</i>: what the turn was like (K7, R100). */
public record Story(String text) implements Command {

    public static OrderType<Story> type(Values values) {
        return OrderType.of("story", Story.class, Param.one("text", values.story()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Reasons.tooLong(text, Values.LONGEST_STORY);
    }

    @Override
    public boolean replaces(Order earlier) {
        return earlier instanceof Story;
    }

    @Override
    public boolean listed() {
        return false;
    }

    /** Step 1, Historia: stories are published (K7, R100). */
    public static void publish(Progress turn) {
        SortedMap<Owner, String> stories = new TreeMap<>();
        turn.tasks(Story.class).forEach(task -> stories.put(task.owner(), task.order().text));
        List<ToldStory> all = new ArrayList<>(turn.now().tales());
        stories.forEach((owner, text) -> all.add(new ToldStory(turn.start().turn(), owner, opening(text))));
        turn.change(realm -> realm.withTales(all));
        turn.tell(Section.of(Message.of("chronicle.stories"), told(turn, stories)));
    }

    private static String opening(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        int length = Math.min(ToldStory.OPENING, line.codePointCount(0, line.length()));
        return line.substring(0, line.offsetByCodePoints(0, length));
    }

    private static List<Message> told(Progress turn, SortedMap<Owner, String> stories) {
        return turn.start().provinces().keySet().stream()
                .map(owner -> stories.containsKey(owner)
                        ? Message.of(
                                "chronicle.story",
                                "province",
                                Say.owner(owner),
                                "text",
                                new PlayerText(stories.get(owner)))
                        : Message.of("chronicle.no-story", "province", Say.owner(owner)))
                .toList();
    }
}

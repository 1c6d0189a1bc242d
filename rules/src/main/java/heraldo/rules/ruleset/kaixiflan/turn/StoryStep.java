package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.law.Naming;
import heraldo.rules.ruleset.kaixiflan.order.Name;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.state.ToldStory;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Step 1, Historia: stories and names are published (K7, R98, R100). */
public final class StoryStep implements Step {

    private static final int OPENING = 100;

    @Override
    public void play(Progress turn) {
        SortedMap<Owner, String> stories = new TreeMap<>();
        turn.tasks(Story.class)
                .forEach(task -> stories.put(task.owner(), task.order().text()));
        List<ToldStory> all = new ArrayList<>(turn.now().tales());
        stories.forEach((owner, text) -> all.add(new ToldStory(turn.start().turn(), owner, opening(text))));
        turn.change(realm -> realm.tales(all));
        turn.tell(Section.of(Message.of("chronicle.stories"), told(turn, stories)));
        turn.tasks(Name.class).forEach(task -> name(turn, task));
    }

    private static String opening(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        int length = Math.min(OPENING, line.codePointCount(0, line.length()));
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

    /** A name stands unless somebody with a better right has named the place. */
    private static void name(Progress turn, Task<Name> task) {
        Name order = task.order();
        if (Naming.may(turn.now(), task.owner(), order.hex())) {
            boolean asOwner = Naming.asOwner(turn.now(), task.owner(), order.hex());
            PlaceName name = new PlaceName(order.name(), task.owner(), asOwner);
            turn.change(realm -> realm.names(Frozen.with(realm.names(), order.hex(), name)));
            task.tell(Message.of("done.name", "hex", Say.hex(order.hex()), "name", new PlayerText(order.name())));
        }
    }
}

package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import java.util.List;

/** Step 2.10, Explorar: hexes are revealed, each worth 1 Fame to everybody who surveyed it (K25, R65). */
public final class ExploreStep implements Step {

    @Override
    public void play(Progress turn) {
        turn.tasks(Explore.class).forEach(task -> explore(turn, task));
    }

    private static void explore(Progress turn, Task<Explore> task) {
        List<Hex> hexes = task.order().hexes();
        turn.change(realm ->
                realm.atlas(realm.atlas().change(hexes, land -> land.exploredBy(task.owner(), realm.turn()))));
        for (Hex hex : hexes) {
            turn.credit(task.owner(), Column.EXPLORED, 1, Say.hex(hex));
            turn.happened(new Deed.Explored(task.owner(), hex));
        }
        List<Message> finds = hexes.stream().map(hex -> find(turn, hex)).toList();
        task.tell(Message.of("done.explore", "finds", finds));
    }

    private static Message find(Progress turn, Hex hex) {
        return Message.of("done.find", "hex", Say.hex(hex), "content", Say.content(turn.now(), hex));
    }
}

package heraldo.rules.ruleset.kaixiflan.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.Optional;

/** Names of values of orders: hexes and missions by their names, owners as people say them. */
public final class CalledThings {

    private CalledThings() {}

    /** Returns the name of a value; empty if its own text says enough. */
    public static Optional<Object> of(Realm realm, String type, Object value) {
        return switch (value) {
            case Hex hex -> Optional.of(Places.full(realm, hex));
            case Owner owner -> Optional.of(Say.owner(owner));
            case String id when type.equals("mission") -> Optional.of(mission(realm, id));
            default -> Optional.empty();
        };
    }

    private static Object mission(Realm realm, String id) {
        return realm.quests()
                .find(id)
                .flatMap(quest -> quest.own())
                .<Object>map(own -> new PlayerText(own.title()))
                .orElseGet(() -> Message.of("mission." + id + ".title"));
    }
}

package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells what a province did last: a town, an agreement, a battle, a mission; in winter, if there is nothing else, what the
 * year was like, so that bards have something to judge.
 *
 * @param words in which stories are told
 */
record Storyteller(Realm realm, Owner owner, Bundle words) {

    private static final String KEY = "governor-story.";

    /** The story; empty if there is nothing to tell. */
    Optional<Story> story() {
        return founded()
                .or(() -> deed(Column.AGREEMENTS, "agreement"))
                .or(() -> deed(Column.BATTLES, "battle"))
                .or(() -> deed(Column.MISSIONS, "mission"))
                .or(this::year)
                .map(story -> new Story(told(story)));
    }

    private Optional<Message> founded() {
        return realm.towns().entrySet().stream()
                .filter(town -> town.getValue().owner() == owner
                        && town.getValue().kind() != TownKind.CAPITAL
                        && town.getValue().founded() == realm.turn() - 1)
                .map(Map.Entry::getKey)
                .findFirst()
                .map(hex -> story("town", hex));
    }

    private Optional<Message> deed(Column column, String kind) {
        return realm.ledger().stream()
                .filter(credit ->
                        credit.turn() == realm.turn() - 1 && credit.province() == owner && credit.column() == column)
                .findFirst()
                .map(credit -> story(kind, capital()));
    }

    private Optional<Message> year() {
        return realm.season() == Season.WINTER ? Optional.of(story("year", capital())) : Optional.empty();
    }

    private Hex capital() {
        return realm.province(owner).capital();
    }

    private static Message story(String kind, Hex hex) {
        return Message.of(KEY + kind, "hex", OddQ.name(hex));
    }

    /** One of the ways in which a story may be told; each province has its own, and another one every year. */
    private String told(Message story) {
        List<String> ways = words.ways(story.key() + "-ways");
        int way = (owner.number() + realm.year()) % Math.max(1, ways.size());
        String close = ways.isEmpty() ? "" : " " + ways.get(way);
        return words.say(story, seat -> "") + close;
    }
}

package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.data.Bundle;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells what the province did last: a town, an agreement, a battle, a mission; in winter, if there is nothing else, what the
 * year was like, so that bards have something to judge.
 *
 * @param words in which stories are told
 */
record Storyteller(Bundle words) implements Habit {

    private static final String KEY = "governor-story.";

    @Override
    public void follow(Draft draft) {
        founded(draft)
                .or(() -> deed(draft, Column.AGREEMENTS, "agreement"))
                .or(() -> deed(draft, Column.BATTLES, "battle"))
                .or(() -> deed(draft, Column.MISSIONS, "mission"))
                .or(() -> year(draft))
                .ifPresent(story -> draft.add(new Story(told(draft, story))));
    }

    private static Optional<Message> founded(Draft draft) {
        return draft.realm().towns().entrySet().stream()
                .filter(town -> town.getValue().owner() == draft.owner
                        && town.getValue().kind() != TownKind.CAPITAL
                        && town.getValue().founded() == draft.realm().turn() - 1)
                .map(Map.Entry::getKey)
                .findFirst()
                .map(hex -> story("town", hex));
    }

    private static Optional<Message> deed(Draft draft, Column column, String kind) {
        Realm realm = draft.realm();
        return realm.ledger().stream()
                .filter(credit -> credit.turn() == realm.turn() - 1
                        && credit.province() == draft.owner
                        && credit.column() == column)
                .findFirst()
                .map(credit -> story(kind, draft.capital()));
    }

    private static Optional<Message> year(Draft draft) {
        return draft.realm().season() == Season.WINTER ? Optional.of(story("year", draft.capital())) : Optional.empty();
    }

    private static Message story(String kind, Hex hex) {
        return Message.of(KEY + kind, "hex", OddQ.name(hex));
    }

    /** One of the ways in which a story may be told; each province has its own, and another one every year. */
    private String told(Draft draft, Message story) {
        List<String> ways = words.ways(story.key() + "-ways");
        int way = (draft.owner.number() + draft.realm().year()) % Math.max(1, ways.size());
        String close = ways.isEmpty() ? "" : " " + ways.get(way);
        return words.say(story, seat -> "") + close;
    }
}

package heraldo.rules.ruleset.kaixiflan.chronicle;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import java.util.ArrayList;
import java.util.List;

/** The head of the chronicle: which turn it was, which comes next and what it brings (§7.1, 1). */
public final class HeaderTale implements Step {

    @Override
    public void play(Progress turn) {
        Realm realm = turn.start();
        Message title = Message.of(
                "chronicle.header", "turn", realm.turn(), "season", Say.season(realm.season()), "year", realm.year());
        turn.tell(Section.of(title, next(realm.turn() + 1)));
    }

    private static List<Message> next(int turn) {
        List<Message> notes = new ArrayList<>();
        Season season = Season.of(turn);
        notes.add(Message.of("chronicle.next", "season", Say.season(season), "year", Season.year(turn)));
        switch (season) {
            case SPRING -> {
                notes.add(Message.of("chronicle.ballad-due"));
                notes.add(Message.of("chronicle.major-due"));
            }
            case SUMMER -> notes.add(Message.of("chronicle.vote-due"));
            case AUTUMN -> notes.add(Message.of("chronicle.minor-due"));
            case WINTER -> {
                // nothing is due
            }
        }
        return notes;
    }
}

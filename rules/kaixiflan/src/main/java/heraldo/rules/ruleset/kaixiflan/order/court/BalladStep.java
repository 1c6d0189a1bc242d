package heraldo.rules.ruleset.kaixiflan.order.court;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.rules.ruleset.kaixiflan.state.ToldStory;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Step 8, Baladas: in Invierno the year's stories are listed, in Primavera the best deed is sung (K49, R78). */
public final class BalladStep implements Step {

    @Override
    public void play(Progress turn) {
        Realm realm = turn.start();
        if (realm.season() == Season.WINTER) {
            turn.tell(Section.of(Message.of("chronicle.bards"), stories(turn.now())));
        } else if (realm.season() == Season.SPRING && realm.year() > 1) {
            turn.tell(Section.of(Message.of("chronicle.ballads"), sing(turn)));
        }
    }

    private static List<Message> stories(Realm realm) {
        List<Message> stories = realm.tales().stream()
                .filter(story -> Season.year(story.turn()) == realm.year())
                .map(BalladStep::listed)
                .toList();
        return stories.isEmpty() ? List.of(Message.of("ballad.no-stories")) : stories;
    }

    private static Message listed(ToldStory story) {
        return Message.of(
                "ballad.listed",
                "province",
                Say.owner(story.teller()),
                "turn",
                story.turn(),
                "opening",
                new PlayerText(story.opening()));
    }

    private static List<Message> sing(Progress turn) {
        List<Message> told = new ArrayList<>();
        Ballot ballot = new Ballot();
        turn.tasks(Ballad.class).forEach(task -> ballot.cast(task.order().province()));
        Optional<Owner> itinerant = itinerant(turn.start());
        itinerant.ifPresent(favourite -> {
            ballot.cast(favourite);
            told.add(Message.of("ballad.itinerant", "province", Say.owner(favourite)));
        });
        if (!ballot.isEmpty()) {
            told.add(Message.of("ballad.votes", "votes", ballot.count()));
        }
        told.add(ballot.winner()
                .or(() -> itinerant.filter(ballot.leaders()::contains))
                .map(winner -> award(turn, winner))
                .orElseGet(() -> Message.of("ballad.none")));
        return told;
    }

    /** The vote of the itinerant bards, if they have one and it is for somebody who told a story last year. */
    private static Optional<Owner> itinerant(Realm realm) {
        return realm.agenda()
                .itinerant()
                .filter(favourite -> realm.settings().itinerantsVote())
                .filter(realm::toldLastYear);
    }

    private static Message award(Progress turn, Owner winner) {
        int fame = turn.start().settings().balladFame();
        turn.credit(winner, Column.BALLADS, fame, "");
        turn.happened(new Deed.Sung(winner));
        return Message.of("ballad.won", "province", Say.owner(winner), "fame", fame);
    }
}

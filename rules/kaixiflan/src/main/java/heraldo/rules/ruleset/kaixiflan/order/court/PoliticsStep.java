package heraldo.rules.ruleset.kaixiflan.order.court;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Step 6, Política: in Verano all terms end and the offices of the next year are filled by secret vote (R79, R80). */
public final class PoliticsStep implements Step {

    @Override
    public void play(Progress turn) {
        if (turn.start().season() != Season.SUMMER) {
            Import.duringTerm(turn);
            return;
        }
        endTerms(turn);
        List<Message> told = new ArrayList<>();
        SortedMap<Office, Owner> elected = new TreeMap<>();
        for (Office office : Office.ALL) {
            elect(turn, office, elected, told);
        }
        turn.change(realm -> realm.withCourt(realm.court().withOffices(elected)));
        Optional.ofNullable(elected.get(Office.TRADE)).ifPresent(holder -> Import.ofElected(turn, holder, told));
        turn.tell(Section.of(Message.of("chronicle.politics"), told));
    }

    /** With the terms end the import and the list of banquets (R80, R81, R83). */
    private static void endTerms(Progress turn) {
        turn.change(realm -> realm.withCourt(
                realm.court().withOffices(Frozen.noMap()).importingNothing().withFeasted(List.of())));
    }

    /** Votes for somebody elected before in this session do not count. */
    private static void elect(Progress turn, Office office, SortedMap<Office, Owner> elected, List<Message> told) {
        Ballot ballot = new Ballot();
        for (Task<Vote> vote : turn.tasks(Vote.class)) {
            vote.order()
                    .of(office)
                    .filter(candidate -> !elected.containsValue(candidate))
                    .ifPresent(ballot::cast);
        }
        Message name = Say.office(office);
        told.add(
                ballot.isEmpty()
                        ? Message.of("politics.no-votes", "office", name)
                        : Message.of("politics.votes", "office", name, "votes", ballot.count()));
        Optional<Owner> winner = ballot.winner();
        winner.ifPresent(owner -> elected.put(office, owner));
        told.add(winner.map(owner -> Message.of("politics.elected", "office", name, "province", Say.owner(owner)))
                .orElseGet(() -> Message.of("politics.vacant", "office", name)));
    }
}

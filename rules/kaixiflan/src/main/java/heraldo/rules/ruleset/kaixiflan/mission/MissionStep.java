package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Step 5, Misiones: who has met an active mission scores; in Primavera and Otoño another one is revealed (R84-R87). */
public final class MissionStep implements Step {

    private final MissionBook missions;

    public MissionStep(MissionBook missions) {
        this.missions = missions;
    }

    @Override
    public void play(Progress turn) {
        List<Message> told = new ArrayList<>();
        turn.change(realm -> realm.withQuests(counted(turn, realm.quests())));
        Law law = turn.lawNow();
        for (Quest quest : turn.now().quests().active()) {
            settle(turn, law, quest, told);
        }
        List<Quest> staying = turn.now().quests().active();
        new Reveal(missions).play(turn, told);
        staying.forEach(quest -> told.add(Message.of("quest.listed", "quest", missions.describe(quest))));
        turn.tell(Section.of(
                Message.of("chronicle.missions"), told.isEmpty() ? List.of(Message.of("quest.none")) : told));
    }

    /** Deeds count from the turn after the reveal. */
    private Quests counted(Progress turn, Quests quests) {
        return quests.withActive(quests.active().stream()
                .map(quest -> quest.turn() < turn.start().turn() ? counted(turn, quest) : quest)
                .toList());
    }

    private Quest counted(Progress turn, Quest quest) {
        Condition condition = missions.card(quest).condition();
        SortedMap<Owner, SortedMap<String, Integer>> tally = new TreeMap<>();
        for (Owner owner : turn.start().provinces().keySet()) {
            SortedMap<String, Integer> before = quest.tally().getOrDefault(owner, new TreeMap<>());
            tally.put(owner, condition.count(before, turn.deeds(), owner, turn.law()));
        }
        return quest.withTally(tally);
    }

    private void settle(Progress turn, Law law, Quest quest, List<Message> told) {
        Condition condition = missions.card(quest).condition();
        List<Owner> met = turn.start().provinces().keySet().stream()
                .filter(owner -> condition.met(quest, owner, law, delivered(turn, owner, quest)))
                .toList();
        boolean nobodyScores = met.size() > 1 && !turn.start().settings().missionsAreShared();
        if (nobodyScores) {
            told.add(sentence("quest.tied", quest, met));
            met.forEach(owner -> refund(turn, owner, quest, told));
        } else if (!met.isEmpty()) {
            met.forEach(owner -> award(turn, owner, quest));
            turn.change(realm -> without(realm, quest));
            told.add(sentence("quest.done", quest, met));
        }
    }

    private static boolean delivered(Progress turn, Owner owner, Quest quest) {
        return turn.deeds(Deed.Delivered.class).stream()
                .anyMatch(deed -> deed.by() == owner && deed.mission().equals(quest.id()));
    }

    private Message sentence(String key, Quest quest, List<Owner> who) {
        return Message.of(
                key,
                "title",
                missions.title(quest),
                "fame",
                missions.card(quest).fame(),
                "who",
                Say.owners(who),
                "provinces",
                who.size());
    }

    private void award(Progress turn, Owner owner, Quest quest) {
        turn.credit(owner, Column.MISSIONS, missions.card(quest).fame(), quest.id());
        turn.happened(new Deed.Completed(owner, quest.id()));
    }

    /** A tribute that did not score comes back, as far as the store holds it (R87). */
    private static void refund(Progress turn, Owner owner, Quest quest, List<Message> told) {
        turn.deeds(Deed.Delivered.class).stream()
                .filter(deed -> deed.by() == owner && deed.mission().equals(quest.id()))
                .forEach(deed -> {
                    turn.change(realm -> refunded(realm, owner, deed.tribute(), turn));
                    told.add(Message.of(
                            "quest.refund", "province", Say.owner(owner), "amounts", Say.stock(deed.tribute())));
                });
    }

    private static Realm refunded(Realm realm, Owner owner, Stock tribute, Progress turn) {
        var province = realm.province(owner);
        int limit = turn.book().era(province.era()).store();
        return realm.with(
                owner, province.withStock(province.stock().plus(tribute).atMost(limit)));
    }

    private static Realm without(Realm realm, Quest done) {
        List<Quest> left = realm.quests().active().stream()
                .filter(quest -> !quest.id().equals(done.id()))
                .toList();
        return realm.withQuests(realm.quests().withActive(left));
    }
}

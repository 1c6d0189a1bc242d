package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.engine.Change;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.stream.Stream;

/** What the game master's acts change; of a decree, what it would change if it came about now. */
public final class EdictChanges {

    private final MissionBook missions;
    private final Realm before;
    private final Realm after;
    private final Viewer viewer;
    private final Compared<Realm> compared;

    private EdictChanges(MissionBook missions, Realm before, Realm after, Viewer viewer) {
        this.missions = missions;
        this.before = before;
        this.after = after;
        this.viewer = viewer;
        this.compared = new Compared<>(before, after);
    }

    /**
     * What an act changes, as a viewer may know it.
     *
     * @param book by which decrees are carried out
     */
    public static List<Change> of(
            Rulebook book, MissionBook missions, Realm before, Realm after, Order act, Viewer viewer) {
        return switch (act) {
            case Decree decree ->
                new DecreeChanges(
                                before,
                                DecreeEffects.foreseen(book, before, decree).realm(),
                                viewer)
                        .of(decree);
            case Correction correction -> new CorrectionChanges(before, after, viewer).of(correction);
            case Edict edict ->
                new EdictChanges(missions, before, after, viewer).told(edict).changes();
            default -> List.of();
        };
    }

    private Compared<Realm> told(Edict edict) {
        return switch (edict) {
            case Edict.NewMission mission -> quests();
            case Edict.PlayCard card -> quests();
            case Edict.DrawMission draw -> quests();
            case Edict.Award(String mission, Owner province) -> {
                compared.with(
                        Message.of("change.missions", "province", Say.owner(province)),
                        realm -> points(realm, province));
                yield quests();
            }
            case Edict.Withdraw mission -> quests();
            case Edict.Bards(Owner province) -> bards();
            case Edict.Silence silence -> bards();
            case Edict.Revoke revoke -> compared;
            case Edict.Vacate(Owner province) -> vacancy(province);
            case Edict.Settle(Owner province) -> vacancy(province);
            case Edict.Close close ->
                compared.with(
                        Message.of("change.game"),
                        realm -> Message.of(realm.over() ? "change.over" : "change.running"));
        };
    }

    private Compared<Realm> quests() {
        Stream.concat(before.quests().active().stream(), after.quests().active().stream())
                .distinct()
                .forEach(quest -> compared.with(
                        Message.of("change.mission", "title", missions.title(quest)), realm -> activity(realm, quest)));
        return compared;
    }

    private static Message activity(Realm realm, Quest quest) {
        boolean active = realm.quests().find(quest.id()).isPresent();
        return Message.of(active ? "change.active" : "change.inactive");
    }

    private static int points(Realm realm, Owner province) {
        return CorrectionChanges.points(realm, province, Column.MISSIONS);
    }

    /** Who votes for whom is nobody else's business (R96). */
    private Compared<Realm> bards() {
        return viewer.director()
                ? compared.with(
                        Message.of("change.bards"),
                        realm -> realm.agenda().itinerant().map(Say::owner).orElseGet(() -> Message.of("nobody")))
                : compared;
    }

    private Compared<Realm> vacancy(Owner province) {
        return compared.with(
                Message.of("change.vacancy", "province", Say.owner(province)),
                realm -> Message.of(realm.province(province).vacant() ? "change.vacant" : "change.played"));
    }
}

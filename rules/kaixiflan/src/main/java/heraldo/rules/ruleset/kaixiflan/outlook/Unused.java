package heraldo.rules.ruleset.kaixiflan.outlook;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.Story;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.order.court.Ballad;
import heraldo.rules.ruleset.kaixiflan.order.court.Import;
import heraldo.rules.ruleset.kaixiflan.order.court.Vote;
import heraldo.rules.ruleset.kaixiflan.order.harvest.Collect;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Chances that a province has left unused in its turn. */
final class Unused {

    private final MissionBook missions;
    private final Progress turn;
    private final Realm realm;
    private final Owner owner;
    private final OrderSheet sheet;
    private final List<Message> clauses = new ArrayList<>();

    Unused(MissionBook missions, Progress turn, Owner owner, OrderSheet sheet) {
        this.missions = missions;
        this.turn = turn;
        this.realm = turn.start();
        this.owner = owner;
        this.sheet = sheet;
    }

    List<Message> clauses() {
        actions();
        add("harvest", endsHarvest());
        add("vote", realm.season() == Season.SUMMER && !has(Vote.class));
        add("ballad", mayVoteForBallad() && !has(Ballad.class));
        add("import", mustImport() && !has(Import.class));
        Owner.PROVINCES.stream()
                .filter(other -> waiting(other)
                        && !written(order -> order instanceof Agreement sealed && sealed.province() == other))
                .forEach(other -> clauses.add(Message.of("outlook.unused.agreement", "province", Say.owner(other))));
        tributes();
        add("story", !has(Story.class));
        return clauses;
    }

    private void add(String clause, boolean applies) {
        if (applies) {
            clauses.add(Message.of("outlook.unused." + clause));
        }
    }

    private boolean has(Class<? extends Order> kind) {
        return written(kind::isInstance);
    }

    private boolean written(Predicate<Order> wanted) {
        return sheet.orders().stream().anyMatch(wanted);
    }

    private void actions() {
        int left = left();
        if (left > 0) {
            clauses.add(Message.of("outlook.unused.actions", "left", left));
        }
    }

    /** The capital collects by itself for whoever orders nothing; with the first action that is over (R11). */
    private boolean endsHarvest() {
        return realm.settings().collectsIfSilent()
                && !has(Pass.class)
                && !has(Collect.class)
                && written(order -> Command.of(order).usesTurn());
    }

    /** Actions that are left; none for a province that passes. */
    int left() {
        int left = turn.book().era(realm.province(owner).era()).actions() - Action.count(sheet);
        return has(Pass.class) ? 0 : Math.max(0, left);
    }

    /** Somebody else told a story last year (R78). */
    private boolean mayVoteForBallad() {
        return realm.season() == Season.SPRING
                && Owner.PROVINCES.stream().anyMatch(other -> other != owner && realm.toldLastYear(other));
    }

    /** In Verano the term ends. */
    private boolean mustImport() {
        return realm.season() != Season.SUMMER
                && realm.court().holds(owner, Office.TRADE)
                && !realm.court().chosen();
    }

    /** Returns whether a province has sealed its half, and a colonist is there to seal the other (R50). */
    private boolean waiting(Owner other) {
        return realm.pacts().offered(other, owner)
                && !realm.pacts().allied(owner, other)
                && realm.muster().at(realm.province(other).capital(), owner).colonists() > 0;
    }

    private void tributes() {
        Stock left = realm.province(owner).stock().minus(turn.costs(owner));
        realm.quests().active().stream()
                .filter(quest -> missions.tribute(quest).filter(left::covers).isPresent())
                .filter(quest -> !written(
                        order -> order instanceof Tribute paid && paid.mission().equals(quest.id())))
                .forEach(quest -> clauses.add(Message.of("outlook.unused.tribute", "mission", missions.title(quest))));
    }
}

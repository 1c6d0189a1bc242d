package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Takes the game master's acts on the open turn: decrees are kept for the phase of
 * events, edicts and corrections act at once. */
public final class EdictDesk {

    private final MissionEdicts missions;
    private final CorrectionDesk corrections;

    /**
     * A desk.
     *
     * @param violations what is wrong with a state, each beginning with the number of its invariant (§10)
     */
    public EdictDesk(Rulebook book, MissionBook missions, Function<Realm, List<String>> violations) {
        this.missions = new MissionEdicts(book, missions);
        this.corrections = new CorrectionDesk(violations);
    }

    /**
     * An act on the open turn.
     *
     * @throws IllegalArgumentException if the order is no act of the game master
     */
    public Amendment<Realm> amend(Realm realm, Order act) {
        if (realm.over()) {
            return Amendment.refused(realm, Refusal.of("E-FIN", "R94"));
        }
        return switch (act) {
            case Decree decree -> decree(realm, decree);
            case Edict edict -> edict(realm, edict);
            case Correction correction -> corrections.amend(realm, correction);
            default -> throw new IllegalArgumentException("no act of the game master: " + act.getClass());
        };
    }

    /** What was decreed is told when it happens; until then only that something was. */
    private static Amendment<Realm> decree(Realm realm, Decree decree) {
        if (!realm.settings().gameMasterDecrees()) {
            return Amendment.refused(realm, Refusal.of("GM-MODE", "R88"));
        }
        Optional<Refusal> refusal = objection(realm, decree);
        return refusal.isPresent()
                ? Amendment.refused(realm, refusal.get())
                : Amendment.made(realm.withAgenda(realm.agenda().with(decree)), Message.of("edict.decree"));
    }

    private static Optional<Refusal> objection(Realm realm, Decree decree) {
        return switch (decree) {
            case Decree.Give give -> Objections.unplayed(realm, give.province());
            case Decree.Take take -> Objections.unplayed(realm, take.province());
            case Decree.Raise raise ->
                Objections.unplayed(realm, raise.owner()).or(() -> Objections.unexplored(realm, raise.hex()));
            case Decree.Disband disband ->
                Objections.unplayed(realm, disband.owner()).or(() -> Objections.unexplored(realm, disband.hex()));
            case Decree.Praise praise -> Objections.unplayed(realm, praise.province());
            case Decree.Blame blame -> Objections.unplayed(realm, blame.province());
            case Decree.Storm storm -> Objections.unexplored(realm, storm.hex());
            case Decree.Lead lead -> Objections.unexplored(realm, lead.hex());
            case Decree.Reveal(Hex hex)
            when realm.atlas().explored(hex) -> Optional.of(Refusal.of("E-EXPL", "R20", "hex", Say.hex(hex)));
            case Decree.Draw draw -> Objections.drawing(realm);
            case Decree.Enrich enrich -> Objections.capital(realm, enrich.hex());
            default -> Optional.empty();
        };
    }

    private Amendment<Realm> edict(Realm realm, Edict edict) {
        return switch (edict) {
            case Edict.NewMission mission -> missions.add(realm, mission);
            case Edict.PlayCard(String mission) -> missions.play(realm, mission);
            case Edict.Award(String mission, Owner province) ->
                Objections.unplayed(realm, province)
                        .map(refusal -> Amendment.refused(realm, refusal))
                        .orElseGet(() -> missions.award(realm, mission, province));
            case Edict.DrawMission draw -> missions.draw(realm, draw.deck());
            case Edict.Withdraw(String mission) -> missions.withdraw(realm, mission);
            case Edict.Bards(Owner province) ->
                Objections.unplayed(realm, province)
                        .map(refusal -> Amendment.refused(realm, refusal))
                        .orElseGet(() -> Amendment.made(
                                realm.withAgenda(realm.agenda().withItinerant(Optional.of(province))),
                                Message.of("edict.bards")));
            case Edict.Silence silence -> silenced(realm);
            case Edict.Revoke(int number) -> revoked(realm, number);
            case Edict.Vacate(Owner province) -> vacant(realm, province, true);
            case Edict.Settle(Owner province) -> vacant(realm, province, false);
            case Edict.Close close -> Amendment.made(realm.withOver(true), Message.of("edict.close"));
        };
    }

    private static Amendment<Realm> silenced(Realm realm) {
        return realm.agenda().itinerant().isEmpty()
                ? Amendment.refused(realm, Refusal.of("GM-BARDS", "R78"))
                : Amendment.made(
                        realm.withAgenda(realm.agenda().withItinerant(Optional.empty())), Message.of("edict.revoke"));
    }

    private static Amendment<Realm> revoked(Realm realm, int number) {
        return number > realm.agenda().decrees().size()
                ? Amendment.refused(realm, Refusal.of("GM-AGENDA", "§8.2"))
                : Amendment.made(realm.withAgenda(realm.agenda().without(number)), Message.of("edict.revoke"));
    }

    private static Amendment<Realm> vacant(Realm realm, Owner province, boolean vacant) {
        return Objections.unplayed(realm, province)
                .map(refusal -> Amendment.refused(realm, refusal))
                .orElseGet(() -> Amendment.made(
                        realm.with(province, realm.province(province).withVacant(vacant)),
                        Message.of(vacant ? "edict.vacate" : "edict.settle", "province", Say.owner(province))));
    }
}

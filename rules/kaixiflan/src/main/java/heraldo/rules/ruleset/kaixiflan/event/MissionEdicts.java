package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.Condition;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.mission.Reveal;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Credit;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Quests;
import heraldo.rules.ruleset.kaixiflan.state.Quests.OwnCard;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The game master adds, awards and withdraws missions (R86). */
final class MissionEdicts {

    private static final String OWN = "DJ";

    private final Rulebook book;
    private final MissionBook missions;

    MissionEdicts(Rulebook book, MissionBook missions) {
        this.book = book;
        this.missions = missions;
    }

    Amendment<Realm> add(Realm realm, Edict.NewMission mission) {
        if (!realm.settings().gameMasterGivesMissions()) {
            return Amendment.refused(realm, Refusal.of("GM-SOURCE", "R86"));
        }
        try {
            String condition = Condition.of(mission.condition()).text();
            OwnCard card = new OwnCard(mission.title(), condition, mission.fame());
            return activate(
                    realm,
                    realm.quests(),
                    new Quest(freeId(realm), MissionBook.x(realm), realm.turn(), Optional.of(card), Frozen.noMap()));
        } catch (IllegalArgumentException unreadable) {
            PlayerText term = new PlayerText(String.valueOf(unreadable.getMessage()));
            return Amendment.refused(realm, Refusal.of("GM-CONDITION", "§8.1", "term", term));
        }
    }

    /** A card of the decks is played out of turn; it leaves its deck. */
    Amendment<Realm> play(Realm realm, String id) {
        Quests quests = realm.quests();
        if (!missions.ids().contains(id) || quests.find(id).isPresent()) {
            return Amendment.refused(realm, Refusal.of("GM-CARD", "R86", "mission", id));
        }
        Quests rest = quests.withMajor(without(quests.major(), id)).withMinor(without(quests.minor(), id));
        return activate(realm, rest, missions.reveal(id, realm));
    }

    /** What turns up by itself needs no hand; a card that somebody meets already goes under its deck (R86). */
    Amendment<Realm> draw(Realm realm, Edict.DrawMission.Deck deck) {
        if (!realm.settings().gameMasterGivesMissions()) {
            return Amendment.refused(realm, Refusal.of("GM-SOURCE", "R86"));
        }
        Quests quests = realm.quests();
        boolean major = deck == Edict.DrawMission.Deck.MAJOR;
        return new Reveal(missions)
                .draw(new Law(realm, book), major ? quests.major() : quests.minor())
                .map(drawn -> activate(
                        realm,
                        major ? quests.withMajor(drawn.rest()) : quests.withMinor(drawn.rest()),
                        missions.reveal(drawn.card(), realm)))
                .orElseGet(() -> Amendment.refused(realm, Refusal.of("GM-DECK", "R86")));
    }

    Amendment<Realm> award(Realm realm, String id, Owner province) {
        return active(realm, id, quest -> {
            int fame = missions.card(quest).fame();
            List<Credit> ledger = new ArrayList<>(realm.ledger());
            ledger.add(new Credit(realm.turn(), province, Column.MISSIONS, fame, id));
            Message notice = Message.of(
                    "edict.award", "title", missions.title(quest), "province", Say.owner(province), "fame", fame);
            return Amendment.made(left(realm, id).withLedger(ledger), notice);
        });
    }

    Amendment<Realm> withdraw(Realm realm, String id) {
        return active(
                realm,
                id,
                quest -> Amendment.made(left(realm, id), Message.of("edict.withdraw", "title", missions.title(quest))));
    }

    private Amendment<Realm> activate(Realm realm, Quests quests, Quest quest) {
        List<Quest> active = new ArrayList<>(quests.active());
        active.add(quest);
        return Amendment.made(
                realm.withQuests(quests.withActive(active)),
                Message.of("edict.mission", "quest", missions.describe(quest)));
    }

    private static Amendment<Realm> active(Realm realm, String id, Function<Quest, Amendment<Realm>> act) {
        return realm.quests()
                .find(id)
                .map(act)
                .orElseGet(() -> Amendment.refused(realm, Refusal.of("GM-MISSION", "R86", "mission", id)));
    }

    private static Realm left(Realm realm, String id) {
        return realm.withQuests(realm.quests()
                .withActive(realm.quests().active().stream()
                        .filter(quest -> !quest.id().equals(id))
                        .toList()));
    }

    private static List<String> without(List<String> deck, String id) {
        return deck.stream().filter(card -> !card.equals(id)).toList();
    }

    /** DJ1, DJ2 …: one that no mission of this game has had. */
    private static String freeId(Realm realm) {
        int used = Stream.concat(
                        realm.quests().active().stream().map(Quest::id),
                        realm.ledger().stream().map(Credit::reason))
                .filter(id -> id.matches(OWN + "[0-9]{1,3}"))
                .mapToInt(id -> Integer.parseInt(id.substring(OWN.length())))
                .max()
                .orElse(0);
        return OWN + (used + 1);
    }
}

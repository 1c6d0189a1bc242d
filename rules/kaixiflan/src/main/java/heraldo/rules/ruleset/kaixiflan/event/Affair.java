package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.kaixiflan.mission.Condition;
import heraldo.rules.ruleset.kaixiflan.mission.MissionBook;
import heraldo.rules.ruleset.kaixiflan.mission.Reveal;
import heraldo.rules.ruleset.kaixiflan.order.Values;
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
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** An act of the game master that takes effect at once: missions, the bards, who plays on. */
public sealed interface Affair extends Act {

    String OWN = "DJ";
    int MOST_FAME = 15;
    int MOST_DECREES = 99;
    int LONGEST_CONDITION = 200;

    /** Declares all of them. */
    static List<OrderType<?>> types(Values values) {
        Param province = Param.one("province", values.province());
        Param mission = Param.one("mission", values.mission());
        Param title = Param.one("title", Types.text("text", Values.LONGEST_NAME).inQuotes());
        Param fame = Param.one("fame", Types.whole("number", 1, MOST_FAME));
        Param condition = Param.one("condition", new ConditionType(LONGEST_CONDITION));
        Param deck = Param.one(
                "deck", Types.choice("deck", List.of(DrawMission.Deck.values()), DrawMission.Deck::id, "deck"));
        return List.of(
                OrderType.of("mission-new", NewMission.class, title, fame, condition),
                OrderType.of("mission-card", PlayCard.class, mission),
                OrderType.of("mission-draw", DrawMission.class, deck),
                OrderType.of("mission-award", Award.class, mission, province),
                OrderType.of("mission-withdraw", Withdraw.class, mission),
                OrderType.of("bards", Bards.class, province),
                OrderType.of("bards-none", Silence.class),
                OrderType.of("event-revoke", Revoke.class, Param.one("number", Types.whole("number", 1, MOST_DECREES))),
                OrderType.of("vacate", Vacate.class, province),
                OrderType.of("settle", Settle.class, province),
                OrderType.of("close", Close.class));
    }

    /** Makes a mission written by the game master active (R86). */
    record NewMission(String title, int fame, String condition) implements Affair {

        private Quest quest(EdictContext context) {
            OwnCard card = new OwnCard(title, Condition.of(condition).text(), fame);
            Realm realm = context.realm();
            return new Quest(freeId(realm), MissionBook.x(realm), realm.turn(), Optional.of(card), Frozen.noMap());
        }

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return unasked(context).or(() -> {
                try {
                    Condition.of(condition);
                    return Optional.empty();
                } catch (IllegalArgumentException unreadable) {
                    PlayerText term = new PlayerText(String.valueOf(unreadable.getMessage()));
                    return Optional.of(Refusal.of("GM-CONDITION", "§8.1", "term", term));
                }
            });
        }

        @Override
        public Realm applied(EdictContext context) {
            return with(context.realm(), context.realm().quests(), quest(context));
        }

        @Override
        public Message notice(EdictContext context) {
            return active(context, quest(context));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            quests(compared, before);
        }
    }

    /** Makes a card of the decks active out of turn; it leaves its deck (R86). */
    record PlayCard(String mission) implements Affair {

        private List<String> without(List<String> deck) {
            return deck.stream().filter(card -> !card.equals(mission)).toList();
        }

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            boolean known = context.missions().ids().contains(mission)
                    && context.realm().quests().find(mission).isEmpty();
            return EdictContext.when(!known, Refusal.of("GM-CARD", "R86", "mission", mission));
        }

        @Override
        public Realm applied(EdictContext context) {
            Quests quests = context.realm().quests();
            Quests rest = quests.withMajor(without(quests.major())).withMinor(without(quests.minor()));
            return with(context.realm(), rest, context.missions().reveal(mission, context.realm()));
        }

        @Override
        public Message notice(EdictContext context) {
            return active(context, context.missions().reveal(mission, context.realm()));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            quests(compared, before);
        }
    }

    /** Makes the next card of a deck active; a card that somebody meets already goes under its deck (R86). */
    record DrawMission(Deck deck) implements Affair {

        /** The decks of missions. */
        public enum Deck {
            MAJOR,
            MINOR;

            String id() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        private Optional<Reveal.Drawn> drawn(EdictContext context) {
            Quests quests = context.realm().quests();
            return new Reveal(context.missions())
                    .draw(context.law(), deck == Deck.MAJOR ? quests.major() : quests.minor());
        }

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return unasked(context).or(() -> EdictContext.when(drawn(context).isEmpty(), Refusal.of("GM-DECK", "R86")));
        }

        @Override
        public Realm applied(EdictContext context) {
            Reveal.Drawn drawn = drawn(context).orElseThrow();
            Quests quests = context.realm().quests();
            Quests rest = deck == Deck.MAJOR ? quests.withMajor(drawn.rest()) : quests.withMinor(drawn.rest());
            return with(context.realm(), rest, context.missions().reveal(drawn.card(), context.realm()));
        }

        @Override
        public Message notice(EdictContext context) {
            return active(
                    context,
                    context.missions().reveal(drawn(context).orElseThrow().card(), context.realm()));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            quests(compared, before);
        }

        @Override
        public boolean draws() {
            return true;
        }
    }

    /** Gives a province a mission's Fame; the mission leaves. */
    record Award(String mission, Owner province) implements Affair {

        private int fame(EdictContext context) {
            return context.missions().card(quest(context, mission)).fame();
        }

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.unplayed(province).or(() -> context.inactive(mission));
        }

        @Override
        public Realm applied(EdictContext context) {
            List<Credit> ledger = new ArrayList<>(context.realm().ledger());
            ledger.add(new Credit(context.realm().turn(), province, Column.MISSIONS, fame(context), mission));
            return left(context.realm(), mission).withLedger(ledger);
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.award", "title", title(context, mission))
                    .with("province", Say.owner(province))
                    .with("fame", fame(context));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    Message.of("change.missions", "province", Say.owner(province)),
                    realm -> EdictContext.points(realm, province, Column.MISSIONS));
            quests(compared, before);
        }
    }

    /** Removes a mission without a score. */
    record Withdraw(String mission) implements Affair {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.inactive(mission);
        }

        @Override
        public Realm applied(EdictContext context) {
            return left(context.realm(), mission);
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.withdraw", "title", title(context, mission));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            quests(compared, before);
        }
    }

    /** Sets the vote of the itinerant bards (R78); who votes for whom is nobody else's business (R96). */
    record Bards(Owner province) implements Affair {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Realm applied(EdictContext context) {
            return context.realm().withAgenda(context.realm().agenda().withItinerant(Optional.of(province)));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.bards");
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            bards(compared, viewer);
        }

        @Override
        public boolean secret() {
            return true;
        }
    }

    /** Takes back the vote of the itinerant bards. */
    record Silence() implements Affair {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return EdictContext.when(context.realm().agenda().itinerant().isEmpty(), Refusal.of("GM-BARDS", "R78"));
        }

        @Override
        public Realm applied(EdictContext context) {
            return context.realm().withAgenda(context.realm().agenda().withItinerant(Optional.empty()));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.revoke");
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            bards(compared, viewer);
        }

        @Override
        public boolean secret() {
            return true;
        }
    }

    /** Takes back an event by its number in the agenda, from 1. */
    record Revoke(int number) implements Affair {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return EdictContext.when(
                    number > context.realm().agenda().decrees().size(), Refusal.of("GM-AGENDA", "§8.2"));
        }

        @Override
        public Realm applied(EdictContext context) {
            return context.realm().withAgenda(context.realm().agenda().without(number));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.revoke");
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            // Nothing has happened yet that could be otherwise.
        }

        @Override
        public boolean secret() {
            return true;
        }
    }

    /** Marks a province as without a player for the time being (R99). */
    record Vacate(Owner province) implements Affair {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Realm applied(EdictContext context) {
            Realm realm = context.realm();
            return realm.with(province, realm.province(province).withVacant(true));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.vacate", "province", Say.owner(province));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            vacancy(compared, province);
        }
    }

    /** Marks a province as played again. */
    record Settle(Owner province) implements Affair {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Realm applied(EdictContext context) {
            Realm realm = context.realm();
            return realm.with(province, realm.province(province).withVacant(false));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.settle", "province", Say.owner(province));
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            vacancy(compared, province);
        }
    }

    /** Ends the game now (R94). */
    record Close() implements Affair {

        @Override
        public Realm applied(EdictContext context) {
            return context.realm().withOver(true);
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.close");
        }

        @Override
        public void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    Message.of("change.game"), realm -> Message.of(realm.over() ? "change.over" : "change.running"));
        }
    }

    /** Refuses missions of the game master where the decks alone give them (R86). */
    private static Optional<Refusal> unasked(EdictContext context) {
        return EdictContext.when(!context.realm().settings().gameMasterGivesMissions(), Refusal.of("GM-SOURCE", "R86"));
    }

    private static Realm with(Realm realm, Quests quests, Quest quest) {
        List<Quest> active = new ArrayList<>(quests.active());
        active.add(quest);
        return realm.withQuests(quests.withActive(active));
    }

    private static Message active(EdictContext context, Quest quest) {
        return Message.of("edict.mission", "quest", context.missions().describe(quest));
    }

    private static Quest quest(EdictContext context, String id) {
        return context.realm().quests().find(id).orElseThrow();
    }

    private static Object title(EdictContext context, String id) {
        return context.missions().title(quest(context, id));
    }

    private static Realm left(Realm realm, String id) {
        return realm.withQuests(realm.quests()
                .withActive(realm.quests().active().stream()
                        .filter(quest -> !quest.id().equals(id))
                        .toList()));
    }

    /** Returns DJ1, DJ2 …: the first id that no mission of this game has had. */
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

    private static void quests(Compared<Realm> compared, EdictContext before) {
        Stream.concat(before.realm().quests().active().stream(), compared.after().quests().active().stream())
                .distinct()
                .forEach(quest -> compared.with(
                        Message.of("change.mission", "title", before.missions().title(quest)),
                        realm -> activity(realm, quest)));
    }

    private static Message activity(Realm realm, Quest quest) {
        boolean active = realm.quests().find(quest.id()).isPresent();
        return Message.of(active ? "change.active" : "change.inactive");
    }

    private static void bards(Compared<Realm> compared, Viewer viewer) {
        if (viewer.director()) {
            compared.with(
                    Message.of("change.bards"),
                    realm -> realm.agenda().itinerant().map(Say::owner).orElseGet(() -> Message.of("nobody")));
        }
    }

    private static void vacancy(Compared<Realm> compared, Owner province) {
        compared.with(
                Message.of("change.vacancy", "province", Say.owner(province)),
                realm -> Message.of(realm.province(province).vacant() ? "change.vacant" : "change.played"));
    }
}

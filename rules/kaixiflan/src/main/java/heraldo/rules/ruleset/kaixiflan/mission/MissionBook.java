package heraldo.rules.ruleset.kaixiflan.mission;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Missions;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Quests;
import heraldo.rules.ruleset.kaixiflan.state.Quests.Quest;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The cards of both decks, and what any mission asks for and is worth, also one of the game master's. */
public final class MissionBook implements Missions {

    private final List<Card> major;
    private final List<Card> minor;
    private final SortedMap<String, Card> cards = new TreeMap<>();

    /** The table {@code missions.yaml}. */
    record Decks(List<Card.Row> major, List<Card.Row> minor) {}

    private MissionBook(List<Card> major, List<Card> minor) {
        this.major = major;
        this.minor = minor;
        Stream.concat(major.stream(), minor.stream()).forEach(card -> cards.putIfAbsent(card.id(), card));
    }

    public static MissionBook read(RulesetFolder folder) {
        Decks decks = folder.table("missions.yaml", Decks.class);
        return new MissionBook(
                decks.major().stream().map(Card.Row::card).toList(),
                decks.minor().stream().map(Card.Row::card).toList());
    }

    /** Both decks, shuffled (§4.2). */
    public Quests shuffled(Dice dice) {
        return new Quests(List.of(), shuffled(major, "deck|major|", dice), shuffled(minor, "deck|minor|", dice));
    }

    private static List<String> shuffled(List<Card> deck, String label, Dice dice) {
        return dice.shuffle(deck.stream().map(Card::id).toList(), id -> label + id);
    }

    /** The ids of all cards. */
    public List<String> ids() {
        return Stream.concat(major.stream(), minor.stream()).map(Card::id).toList();
    }

    /**
     * A card of the decks.
     *
     * @throws IllegalArgumentException if there is none of that id
     */
    public Card card(String id) {
        Card card = cards.get(id);
        if (card == null) {
            throw new IllegalArgumentException("no mission is called " + id);
        }
        return card;
    }

    /** The card behind an active mission. */
    public Card card(Quest quest) {
        return quest.own()
                .map(own -> new Card(quest.id(), own.fame(), Condition.of(own.condition())))
                .orElseGet(() -> card(quest.id()));
    }

    @Override
    public Optional<Stock> tribute(Quest quest) {
        return card(quest).condition().tribute(quest.x());
    }

    @Override
    public int fame(Quest quest) {
        return card(quest).fame();
    }

    /** A card as it becomes active in a turn: its X is fixed now (§8.1). */
    public Quest reveal(String id, Realm realm) {
        return new Quest(id, x(realm), realm.turn(), Optional.empty(), Frozen.noMap());
    }

    /** X = 5 × (1 + the highest Era of any province). */
    public static int x(Realm realm) {
        int era = realm.provinces().values().stream()
                .mapToInt(Province::era)
                .max()
                .orElse(1);
        return 5 * (1 + era);
    }

    /** Returns the title of a mission. */
    public Object title(Quest quest) {
        return quest.own()
                .<Object>map(own -> new PlayerText(own.title()))
                .orElseGet(() -> Message.of("mission." + quest.id() + ".title"));
    }

    /** Returns the gloss of a mission's code: its title and its Fame. */
    public Message gloss(Quest quest) {
        return Message.of("gloss.mission", "title", title(quest), "fame", fame(quest));
    }

    /** Describes the condition of a mission. */
    public Message about(Quest quest) {
        return quest.own()
                .map(own -> Message.of("quest.condition", "condition", new PlayerText(own.condition())))
                .orElseGet(() ->
                        Message.of("mission." + quest.id() + ".about", "x", quest.x(), "half", (quest.x() + 1) / 2));
    }

    /** Everything players should know of an active mission, in one sentence. */
    public Message describe(Quest quest) {
        return Message.of("quest.active", "id", quest.id(), "title", title(quest))
                .with("fame", fame(quest))
                .with("about", about(quest));
    }
}

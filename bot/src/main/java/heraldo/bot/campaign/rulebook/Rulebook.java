package heraldo.bot.campaign.rulebook;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Deed;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.data.JsonStates;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.OrderCodec;
import heraldo.rules.order.OrderType;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A ruleset as campaigns use it: the rules, the orders and edicts in all languages, and the stored form of its turns.
 *
 * @param <S> the state of the ruleset
 */
public final class Rulebook<S> {
    private static final int FORMAT = 1;

    private final HostedRuleset<S> hosted;
    private final StateCodec<OrderSheet> sheets;
    private final StateCodec<OrderSheet> forms;
    private final StateCodec<Story> stories;
    private final StateCodec<Setup> setups;
    private final JsonStates<Deed> deeds;

    Rulebook(HostedRuleset<S> hosted) {
        this.hosted = hosted;
        OrderCodec codec = hosted.orders().codec();
        OrderCodec enrolments = hosted.books().enrolments().codec();
        this.sheets = JsonStates.of(OrderSheet.class, FORMAT).with(Order.class, codec::write, codec::read);
        this.forms = JsonStates.of(OrderSheet.class, FORMAT).with(Order.class, enrolments::write, enrolments::read);
        this.stories = JsonStates.of(Story.class, FORMAT).with(Order.class, codec::write, codec::read);
        OrderCodec edicts = hosted.books().edicts().codec();
        this.deeds = JsonStates.of(Deed.class, FORMAT).with(Order.class, edicts::write, edicts::read);
        this.setups = JsonStates.of(Setup.class, FORMAT).with(Order.class, enrolments::write, enrolments::read);
    }

    /** The ruleset with everything that came with it. */
    public HostedRuleset<S> hosted() {
        return hosted;
    }

    /** The orders of players. */
    public OrderBook orders() {
        return hosted.orders();
    }

    /** Returns the edicts that the game master may put into the game. */
    public OrderBook edicts() {
        return hosted.books().edicts();
    }

    /** Returns the form that a player fills in when taking a seat; empty if there is nothing to choose. */
    public Optional<OrderType<?>> enrolment() {
        return hosted.ruleset().join().enrolment();
    }

    /**
     * A refusal on an occasion for which the rules file may have a code of its own; then the sentence is the ruleset's.
     *
     * @param occasion finds that code
     * @param code the platform's own
     */
    public RefusedException refusal(
            Function<Manifest.Codes, Optional<String>> occasion, String code, Object... namesAndValues) {
        return occasion.apply(hosted.manifest().customs().platformCodes())
                .map(own -> refused(new Refusal(own, "", Message.of("refusal." + own, namesAndValues))))
                .orElseGet(() -> RefusedException.of(code, namesAndValues));
    }

    /**
     * Returns the refusal of something that a campaign accepts only at other times.
     *
     * @param newest its newest turn; empty before the start
     * @param at the time of the request
     */
    public RefusedException closed(Progress progress, Optional<CampaignTurn> newest, Instant at) {
        Optional<Instant> due = newest.flatMap(CampaignTurn::ends);
        return switch (progress) {
            case FORMING -> refusal(Manifest.Codes::closed, "not-started");
            case ENDED -> refusal(Manifest.Codes::closed, "over");
            case CRASHED -> RefusedException.of("turn-crashed");
            case OPEN, HELD, LOCKED ->
                due.filter(end -> !at.isBefore(end))
                        .map(end -> refusal(Manifest.Codes::closed, "late", "due", Moments.of(end)))
                        .orElseGet(() -> refusal(Manifest.Codes::closed, "turn-closed"));
        };
    }

    /** A refusal in the words of this ruleset. */
    public RefusedException refused(Refusal refusal) {
        return new RefusedException(refusal, hosted.id());
    }

    /** Returns the version that new campaigns are opened with. */
    public String version() {
        return Integer.toString(hosted.manifest().version());
    }

    /**
     * Returns whether the ruleset plays campaigns that were opened with a version: its own, or an earlier one it still
     * supports.
     */
    public boolean plays(String opened) {
        return hosted.manifest().plays(opened);
    }

    /** The words of a campaign in a language; who is mentioned stands for the seat. */
    public Lexicon lexicon(Locale language, List<Occupancy> occupancies) {
        SortedMap<Seat, String> names = new TreeMap<>();
        SortedMap<Seat, String> mentions = new TreeMap<>();
        for (Occupancy occupancy : occupancies) {
            if (!usual(occupancy)) {
                names.put(occupancy.seat(), occupancy.name());
            }
            occupancy.player().ifPresent(player -> mentions.put(occupancy.seat(), "<@" + player + ">"));
        }
        return hosted.lexicon(
                language,
                new heraldo.rules.order.Roster(
                        occupancies.stream().map(Occupancy::seat).toList(), names, mentions));
    }
    /** Returns whether a seat has the ruleset's own name, so that everybody reads it in their language. */
    private boolean usual(Occupancy occupancy) {
        return hosted.languages().all().stream()
                .map(language -> hosted.lexicon(language, heraldo.rules.order.Roster.of(List.of())))
                .anyMatch(words -> words.name(occupancy.seat()).equals(occupancy.name()));
    }

    /** The canonical lines of a sheet. */
    public String text(OrderSheet sheet, Lexicon lexicon) {
        return sheet.orders().stream()
                .map(order -> orders().write(order, lexicon))
                .collect(Collectors.joining("\n"));
    }

    public Optional<Position<?>> sample(Setup setup) {
        return hosted.ruleset().play().sample(setup).map(state -> new Position<>(hosted.ruleset(), state));
    }

    public Position<S> setUp(Setup setup, Dice dice) {
        return new Position<>(hosted.ruleset(), hosted.ruleset().play().setUp(setup, dice));
    }

    /** The first position of a campaign once more, as it is kept: the same set-up and seed give the same one. */
    public String setUp(String setup, byte[] seed) {
        return setUp(setups.read(setup), new KeyedDice(seed)).written();
    }

    /** The result of a turn: the new state in stored form, and the story. */
    public record Replay(String state, Story story) {
        @Override
        public String toString() {
            return "a turn replayed";
        }
    }

    /** Plays a turn once more: the same state, sheets and seed give the same result, byte for byte. */
    public Replay replay(String state, SortedMap<Seat, OrderSheet> sheets, byte[] seed) {
        Position.Played<S> played = read(state).play(sheets, seed);
        return new Replay(played.next().written(), played.story());
    }

    /** The result of an edict: the new state in stored form, and the public words. */
    public record Amended(String state, Message words) {
        @Override
        public String toString() {
            return "a state amended";
        }
    }

    /**
     * Puts an edict into a state, as it is kept.
     *
     * @throws RefusedException if it cannot be
     */
    public Amended amend(String state, Order edict) {
        Position.Amended<S> amended = read(state).amended(edict);
        return new Amended(amended.next().written(), amended.words());
    }

    /** A state, as it is kept, under other options. */
    public String adopt(String state, SortedMap<String, String> options) {
        return read(state).under(options).written();
    }

    /** The options a campaign began with, from its set-up as it is kept. */
    public SortedMap<String, String> options(String setup) {
        return setups.read(setup).options();
    }

    /** The seats that everybody knows to be waited for in a state, as it is kept. */
    public SortedSet<Seat> due(String state) {
        return read(state).turn().due();
    }

    /** Returns whether the game is over in a stored state. */
    public boolean over(String state) {
        return read(state).outcome().isPresent();
    }

    public Position<S> read(String state) {
        return Position.read(hosted.ruleset(), state);
    }

    public String write(Setup setup) {
        return setups.write(setup);
    }

    public String write(Deed deed) {
        return deeds.plain(deed);
    }

    /** Reads a deed of a game master from its stored form. */
    public Deed deed(String stored) {
        return deeds.ofPlain(stored);
    }

    /** An enrolment in stored form. */
    public String write(Order enrolment) {
        return forms.write(OrderSheet.of(enrolment));
    }

    public Order enrolment(String stored) {
        return forms.read(stored).line(1);
    }

    public String write(OrderSheet sheet) {
        return sheets.write(sheet);
    }

    public OrderSheet sheet(String stored) {
        return sheets.read(stored);
    }

    public String write(Story story) {
        return stories.write(story);
    }

    public Story story(String stored) {
        return stories.read(stored);
    }
}

package heraldo.bot.campaign.rulebook;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.chance.RecordedDice;
import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Deal;
import heraldo.rules.engine.EdictForm;
import heraldo.rules.engine.Odds;
import heraldo.rules.engine.Outlook;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Pending;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.engine.governor.Council;
import heraldo.rules.engine.mind.Governor;
import heraldo.rules.engine.simulation.Others;
import heraldo.rules.engine.simulation.Question;
import heraldo.rules.engine.simulation.Simulation;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.scene.Scene;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * A state together with the rules it is played by. Prints nothing of it.
 *
 * @param <S> the state of the ruleset
 */
public final class Position<S> {
    /** Any dice do where nothing is played but advice is given: the same advice every time. */
    private static final int PROPOSING_SEED = 32;

    private final Ruleset<S> rules;
    private final S state;
    /** A governor takes longer to think than all else a desk shows. */
    private final Map<Seat, OrderSheet> proposed = new ConcurrentHashMap<>();

    public Position(Ruleset<S> rules, S state) {
        this.rules = rules;
        this.state = state;
    }

    /** The rules it is played by. */
    public Ruleset<S> rules() {
        return rules;
    }

    /** The state; it never changes. */
    public S state() {
        return state;
    }

    static <S> Position<S> read(Ruleset<S> rules, String text) {
        return new Position<>(rules, rules.play().codec().read(text));
    }

    /** The state as the ruleset's codec writes it. */
    public String written() {
        return rules.play().codec().write(state);
    }

    Position<S> at(S next) {
        return new Position<>(rules, next);
    }

    /** The result of playing it: the new position, the story, what the game master alone is told, and the news. */
    public record Played<S>(Position<S> next, Story story, List<Message> alerts, List<News> news) {
        @Override
        public String toString() {
            return "a turn played";
        }
    }

    /** Plays the open turn, or one step of it, with the dice of a seed. */
    public Played<S> play(Map<Seat, OrderSheet> sheets, byte[] seed) {
        RecordedDice dice = new RecordedDice(new KeyedDice(seed));
        Resolution<S> resolution = rules.play().resolve(state, sheets, dice);
        Story story = new Story(resolution.results(), resolution.chronicle(), dice.rolls());
        return new Played<>(at(resolution.state()), story, resolution.alerts(), resolution.news());
    }

    /** The result of an edict: the new position, and the public words. */
    public record Amended<S>(Position<S> next, Message words) {
        @Override
        public String toString() {
            return "a position amended";
        }
    }

    /**
     * Puts an edict into the game.
     *
     * @throws RefusedException if it cannot be
     */
    public Amended<S> amended(Order edict) {
        Amendment<S> amendment = rules.direct().amend(state, edict);
        amendment.refusal().ifPresent(refusal -> {
            throw new RefusedException(refusal);
        });
        return new Amended<>(at(amendment.state()), amendment.notice().orElseGet(() -> Posts.say("edict")));
    }

    /** Lists the changes that an edict made, as a viewer may know them. */
    public List<Change> changes(Position<?> after, Order edict, Viewer viewer) {
        return rules.direct().changes(state, sameGame(after).state(), edict, viewer);
    }

    /** Returns whether the effect of an edict stays secret until its turn has been played. */
    public boolean secret(Order edict) {
        return rules.direct().secret(edict);
    }

    /** Returns whether the effect of an edict cannot be previewed. */
    public boolean drawn(Order edict) {
        return rules.direct().draws(edict);
    }

    /** Returns the edicts that have not taken effect yet. */
    public List<Pending> pending() {
        return rules.direct().pending(state);
    }

    /** The edicts as forms, for a game master with the eyes of a viewer. */
    public EdictForm<S> edictForm(Viewer viewer) {
        return new EdictForm<>(rules.direct(), state, viewer);
    }

    public Turn turn() {
        return rules.play().turn(state);
    }

    /** The open turn and those that may follow it, counted up to a limit. */
    public int turnsAhead(int most) {
        return rules.play()
                .turnsLeft(state)
                .map(left -> Math.min(most, left + 1))
                .orElse(most);
    }

    /** Returns the sheet with which a seat begins the turn, as prepared in earlier ones. */
    public OrderSheet prepared(Seat seat) {
        return rules.steps().prepared(state, seat);
    }

    /** Returns whether the ruleset counts a seat's player as away. */
    public boolean away(Seat seat) {
        return rules.steps().away(state, seat);
    }

    public List<Verdict> check(Seat seat, OrderSheet sheet) {
        return rules.play().check(state, seat, sheet);
    }

    public List<Message> forecast(Seat seat, OrderSheet sheet) {
        return rules.think().forecast(state, seat, sheet);
    }

    public List<String> suggest(ParamQuery query) {
        return rules.think().suggest(state, query);
    }

    /**
     * Lists the values that a form offers for a parameter: those that lead to a valid order, then others, each with what it
     * lacks.
     */
    public List<Offer> offers(ParamQuery query) {
        return rules.think().offers(state, query);
    }

    /**
     * Returns a function that explains why no order of a type can be valid on a sheet now; empty if one can, or if it is not
     * known. The function is not thread-safe; it serves any number of types.
     */
    public Function<OrderType<?>, Optional<Message>> hindrances(Seat seat, OrderSheet sheet) {
        return rules.think().hindrances(state, seat, sheet);
    }

    /** Forecasts a sheet for its seat. */
    public Outlook outlook(Seat seat, OrderSheet sheet) {
        return rules.think().outlook(state, seat, sheet);
    }

    /** Computes the odds of a seat; none where turns are simulated. */
    public Odds odds(Seat seat) {
        return rules.think().odds(state, seat);
    }

    /**
     * Simulates a sheet from what its seat may know; empty where lines are played as they are given.
     *
     * @param others the knowledge or assumptions of the seat's player about the others' sheets
     * @param seed 32 bytes, never those of a turn
     * @param plays the number of times the turn is played
     */
    public Optional<WhatIf> simulated(Seat seat, OrderSheet sheet, Others others, byte[] seed, int plays) {
        return Simulation.of(rules, new Question<>(state, seat, sheet, others), seed, plays)
                .map(answer -> new WhatIf(
                        answer.plays(),
                        answer.later(),
                        answer.lines(),
                        answer.total(),
                        answer.losses(),
                        answer.misfits(),
                        rules.draw().scene(answer.likeliest())));
    }

    /**
     * Invents a sheet that a governor might send for another seat, from what the asking seat may know.
     *
     * @param seed 32 bytes, never those of a turn
     */
    public OrderSheet imagined(Seat seat, Seat rival, byte[] seed) {
        return Simulation.example(rules, Question.of(state, seat, OrderSheet.EMPTY), rival, seed);
    }

    /** A sensible sheet for a seat, made only from what that seat may see. */
    public OrderSheet proposed(Seat seat) {
        return proposed.computeIfAbsent(
                seat, each -> rules.think().propose(state, each, new KeyedDice(new byte[PROPOSING_SEED])));
    }

    /**
     * Decides the sheet that a governor sends for a seat, only from what that seat may see.
     *
     * @param language the language of its public messages, where the game has such words
     */
    public OrderSheet governed(Seat seat, Governor governor, Dice dice, Locale language) {
        OrderSheet sheet = Council.decide(rules, state, seat, governor, dice);
        return rules.think()
                .mind()
                .map(mind -> mind.spoken(state, seat, sheet, language))
                .orElse(sheet);
    }

    /** Describes suggested values, by value. */
    public SortedMap<String, Message> glosses(ParamQuery query, List<String> values) {
        return rules.think().glosses(state, query, values);
    }

    /** Lists the choices that the next player of a seat need not make any more. */
    public List<Message> settled(Seat seat) {
        return rules.join().settled(state, seat);
    }

    /** Returns the deals that an order of a seat needs: the lines that others must write. */
    public List<Deal> deals(Seat seat, Order order) {
        return rules.agree().deals(state, seat, order);
    }

    /** Returns the seats that an order of a seat attacks or robs. */
    public SortedSet<Seat> harmed(Seat seat, Order order) {
        return rules.agree().harmed(state, seat, order);
    }

    /** Returns the notices that seats may get because of everybody's current sheets. */
    public List<Notice> notices(Map<Seat, OrderSheet> sheets) {
        return rules.agree().notices(state, sheets);
    }

    /** The same position under other options. */
    public Position<S> under(SortedMap<String, String> options) {
        return at(rules.play().adopt(state, options));
    }

    /** A seat's own map with the orders of a sheet on it. */
    public Scene preview(Seat seat, OrderSheet sheet) {
        return rules.draw().preview(state, seat, sheet);
    }

    /** Returns the names that players gave to things in this game, by key. */
    public SortedMap<String, String> titles() {
        return rules.tell().titles(state);
    }

    public Scene scene(Viewer viewer) {
        return rules.draw().scene(state, viewer);
    }

    /** Explains why a line that led here missed its player's aim; empty if it did not. */
    public Optional<Message> setback(LineResult result) {
        return rules.tell().setback(state, result);
    }

    /** Names a value of an order in this position; empty if its canonical text says enough. */
    public Optional<Object> called(String type, Object value) {
        return rules.tell().called(state, type, value);
    }

    /** Explains the changes of totals since an earlier position of the same game, as everybody may know them. */
    public SortedMap<Seat, List<Gain>> gainsSince(Position<?> earlier, Story story) {
        return rules.tell().gains(since(earlier, story, Viewer.SPECTATOR));
    }

    /** The map, with what changed on it since an earlier position of the same game. */
    public Scene sceneSince(Position<?> earlier, Story story, Viewer viewer) {
        return rules.draw().scene(since(earlier, story, viewer));
    }

    /** Sums up, for a seat alone, the changes since an earlier position of the same game. */
    public OwnCard cardSince(Position<?> earlier, Story story, List<News> news, Seat seat) {
        return rules.tell().card(since(earlier, story, Viewer.of(seat)), news, seat);
    }

    private Aftermath<S> since(Position<?> earlier, Story story, Viewer viewer) {
        Story seen = story.seenBy(viewer);
        return new Aftermath<>(sameGame(earlier).state(), seen.results(), seen.chronicle(), state, viewer);
    }

    @SuppressWarnings("unchecked") // positions of one campaign have the state of one ruleset
    private Position<S> sameGame(Position<?> other) {
        return (Position<S>) other;
    }

    public Standings standings() {
        return rules.play().standings(state);
    }

    public Chronicle report(Viewer viewer) {
        return rules.tell().report(state, viewer);
    }

    public Optional<Outcome> outcome() {
        return rules.play().outcome(state);
    }

    @Override
    public String toString() {
        return "a position";
    }
}

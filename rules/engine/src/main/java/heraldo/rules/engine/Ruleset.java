package heraldo.rules.engine;

import heraldo.rules.chance.Dice;
import heraldo.rules.data.StateCodec;
import heraldo.rules.engine.mind.Mind;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Offer;
import heraldo.rules.order.OrderType;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Function;

/**
 * A rule system: pure functions over an immutable state. The same arguments give the same result, byte for byte, on any
 * machine. Whatever goes outward passes through a {@link Viewer}.
 *
 * <p>An engine has a public constructor that takes its {@link heraldo.rules.data.RulesetFolder}; the folder's
 * {@code ruleset.yaml} names the class.
 *
 * @param <S> the state of a game, an immutable record
 */
public interface Ruleset<S> extends Directed<S> {

    /** Every order a player may give, in the order in which help lists them. */
    List<OrderType<?>> orders();

    /** What a player fills in when they take a seat, declared like an order; empty if there is nothing to choose. */
    default Optional<OrderType<?>> enrolment() {
        return Optional.empty();
    }

    /**
     * Whether a player may join with what they filled in.
     *
     * @param options those of the campaign
     * @param others what those who sit already filled in
     */
    default Optional<Refusal> admit(Order enrolment, SortedMap<Seat, Order> others, SortedMap<String, String> options) {
        return Optional.empty();
    }

    /** What a seat is called after its player's enrolment; empty if it keeps the ruleset's own name. */
    default Optional<PlayerText> seatName(Order enrolment) {
        return Optional.empty();
    }

    /** Why options that may each be chosen do not go together, or not with so many seats; empty if they do. */
    default Optional<Refusal> objection(Setup setup) {
        return Optional.empty();
    }

    /**
     * What of the {@link #enrolment} is settled for a seat that plays already, in words for whoever takes it; nothing if there
     * was nothing to choose.
     */
    default List<Message> settled(S state, Seat seat) {
        return List.of();
    }

    /** The state before the first turn. */
    S setUp(Setup setup, Dice dice);

    /**
     * A position that shows those who wait for the start what the game looks like; empty if the ruleset has none. Nothing
     * in it comes from the campaign's dice.
     */
    default Optional<S> sample(Setup setup) {
        return Optional.empty();
    }

    /** The turn now open. */
    Turn turn(S state);

    /** What stands on a seat's sheet before it writes anything in this turn: what it has prepared in earlier ones. */
    default OrderSheet prepared(S state, Seat seat) {
        return OrderSheet.EMPTY;
    }

    /** What can be said of each line of a sheet, in the order of the lines. */
    List<Verdict> check(S state, Seat seat, OrderSheet sheet);

    /**
     * Writes an order on a sheet: at its end, or in the place of the one it replaces.
     *
     * @return the new sheet; whether the order can stand is for {@link #check} to say
     */
    default OrderSheet enter(S state, Seat seat, OrderSheet sheet, Order order) {
        return sheet.with(order);
    }

    /** Whether a seat gives up the game with an order: whoever writes it is asked first. */
    default boolean concedes(Order order) {
        return false;
    }

    /**
     * Whether a seat that may write in an instant turn without being due leaves word there for a later turn. What it pastes
     * need only be readable, takes the place of what it has {@link #prepared}, and is handed in at once, blank too; any other
     * order is checked by itself, unless it {@link #waitsForTurn}.
     */
    default boolean plansAhead() {
        return false;
    }

    /** Whether an order that a seat gives ahead is one more line of what it has {@link #prepared}, judged when it is played. */
    default boolean waitsForTurn(Order order) {
        return false;
    }

    /** Whether an order that is played at once waits until the hours of the turn begin, for turns that have some. */
    default boolean waitsForHours(Order order) {
        return true;
    }

    /**
     * Whether a seat's player is away: its turns go by without them until they do anything at all, be it only to look at the
     * map. At the first thing they do, a blank sheet is handed in for the seat as a step of an instant turn, which says no
     * more than that they are back.
     */
    default boolean away(S state, Seat seat) {
        return false;
    }

    /**
     * Plays the open turn, or one step of an instant turn.
     *
     * @param sheets the sheets of the seats that sent one. An instant turn gets those of the step; none at all means that
     *     its deadline has passed
     */
    Resolution<S> resolve(S state, Map<Seat, OrderSheet> sheets, Dice dice);

    /**
     * The news of several steps, or of several turns, that one post tells: like news are told as one where the ruleset can do
     * that.
     */
    default List<News> gathered(List<News> news) {
        return news;
    }

    /** The same position under other options: the game master changed some that may change. */
    default S adopt(S state, SortedMap<String, String> options) {
        return state;
    }

    /**
     * What seats may be told now because of everybody's sheets.
     *
     * @param sheets the sheets as they stand, of all seats that have written one
     */
    default List<Notice> notices(S state, Map<Seat, OrderSheet> sheets) {
        return List.of();
    }

    /**
     * What an order of a seat needs others to write, one deal for each of them; none if it comes about by itself, or the other
     * has done its part already. From the other's side it is the same deal: its order is mirrored by this one. Nothing in it
     * hangs on anybody's sheet, or on what the seat may not know.
     */
    default List<Deal> deals(S state, Seat seat, Order order) {
        return List.of();
    }

    /**
     * What a seat that keeps its word adds to a sheet so that an order it has agreed on comes about; empty if nothing is lacking.
     */
    default Optional<Order> pledge(Order agreed, OrderSheet sheet) {
        return Optional.empty();
    }

    /**
     * Whom an order of a seat attacks, robs or besieges if it is carried out: those whose units, buildings or land it may take or
     * destroy, and whose settlements it may cut off. What somebody gives away by agreement harms nobody. Nothing in it hangs on
     * anybody's sheet, or on what the seat may not know.
     */
    default SortedSet<Seat> harmed(S state, Seat seat, Order order) {
        return Frozen.noSet();
    }

    /**
     * What things are called in this game alone, by key, e.g. {@code hex.F6}: suggestions are found by it, and players may
     * write it in their orders where the values have names at all.
     */
    default SortedMap<String, String> titles(S state) {
        return Collections.emptySortedMap();
    }

    /** What a viewer may see, as a drawing. */
    Scene scene(S state, Viewer viewer);

    /** The position after a turn, as a drawing, with what the turn has changed: moves, and what changed hands. */
    default Scene scene(Aftermath<S> turn) {
        return scene(turn.after(), turn.viewer());
    }

    /**
     * The map as a seat may see it, with the orders of a sheet drawn on it where the ruleset can do that.
     *
     * @param sheet the seat's own, not handed in yet
     */
    default Scene preview(S state, Seat seat, OrderSheet sheet) {
        return scene(state, Viewer.of(seat));
    }

    /** What the signs on its plates mean, all of them. */
    default SignTable signs() {
        return SignTable.EMPTY;
    }

    /** The fame table. */
    Standings standings(S state);

    /**
     * Why each side's total changed in a turn: what is not in the books of everybody is left out, and so is ordinary yield.
     *
     * @return for every seat with reasons, the weightiest first
     */
    default SortedMap<Seat, List<Gain>> gains(Aftermath<S> turn) {
        return Collections.emptySortedMap();
    }

    /**
     * What a turn came to for a seat, beside what came of its lines: nothing that it may not know.
     *
     * @param news what everybody is told of the turn
     */
    default OwnCard card(Aftermath<S> turn, List<News> news, Seat seat) {
        return OwnCard.BLANK;
    }

    /**
     * What a value of an order is called in a position, for whoever reads an order in words: a place by its name, where the
     * canonical text is a bare mark.
     *
     * @param type the name of the kind of value, e.g. {@code hex}
     * @return what may be an argument of a message; empty if the canonical text says enough
     */
    default Optional<Object> called(S state, String type, Object value) {
        return Optional.empty();
    }

    /**
     * Why a line that was played did not come to what its player wanted: a battle that was lost. Empty if none was.
     *
     * @param after the state after the turn
     */
    default Optional<Message> setback(S after, LineResult result) {
        return Optional.empty();
    }

    /** Whether a line did what it says, be it with less than it wanted. */
    default boolean carriedOut(LineResult result) {
        return result.code().equals("OK");
    }

    /** Who won, once it is over. */
    Optional<Outcome> outcome(S state);

    /**
     * The most turns that may still come after the open one, counting those in which orders are due; empty if nothing bounds the
     * game.
     */
    default Optional<Integer> turnsLeft(S state) {
        return Optional.empty();
    }

    /** What a viewer may know of the position, in words: the report. */
    Chronicle report(S state, Viewer viewer);

    /** What is left to spend, and what the sheet would cost: shown with every receipt. */
    List<Message> forecast(S state, Seat seat, OrderSheet sheet);

    /** What a sheet would come to for its seat, line by line and in sum, as far as the seat may know. */
    default Outlook outlook(S state, Seat seat, OrderSheet sheet) {
        return Outlook.BLANK;
    }

    /** What chance may bring a seat, worked out, where no turn can be simulated. It tells nothing that the seat may not know. */
    default Odds odds(S state, Seat seat) {
        return Odds.NONE;
    }

    /**
     * Values that may be filled in, best first, as stored text. Every one of them leads to an order that {@link #check}
     * lets stand, and none tells what the seat may not know.
     */
    List<String> suggest(S state, ParamQuery query);

    /**
     * Values that a form offers, so that nothing vanishes: those that {@link #suggest} gives, best first, then others that one
     * might have thought of, each with what it lacks. None tells what the seat may not know.
     */
    default List<Offer> offers(S state, ParamQuery query) {
        return suggest(state, query).stream().map(Offer::of).toList();
    }

    /**
     * Why no order of a type can stand on a sheet now, for as many types as are asked about: what they have in common is worked
     * out once. The answer is empty if an order can stand, or nobody can say.
     *
     * @return not for several threads
     */
    default Function<OrderType<?>, Optional<Message>> hindrances(S state, Seat seat, OrderSheet sheet) {
        return type -> Optional.empty();
    }

    /**
     * Why no order of one type can stand on a sheet now; empty if one can, or nobody can say.
     *
     * @param query any parameter of the type, nothing filled in
     */
    default Optional<Message> hindrance(S state, ParamQuery query) {
        return hindrances(state, query.seat(), query.sheet()).apply(query.type());
    }

    /**
     * What stands behind values that may be filled in, so that nobody chooses a bare mark: what a place is, whose it is and who
     * stands there. It is said after the value's own word.
     *
     * @param values as {@link #suggest} gives them
     * @return by value; those whose own word says enough are left out
     */
    default SortedMap<String, Message> glosses(S state, ParamQuery query, List<String> values) {
        return Collections.emptySortedMap();
    }

    /**
     * A sensible sheet for a seat, made only from what that seat may see. None of its lines is refused, unless it is what a
     * seat leaves for a later turn ({@link #plansAhead}).
     */
    OrderSheet propose(S state, Seat seat, Dice dice);

    /**
     * What a governor sends for a seat that a person holds or may take: as {@link #propose}, without what only the person may
     * decide. A governor does not give the seat up, gives none of it away for nothing, and keeps the seat's word.
     */
    default OrderSheet govern(S state, Seat seat, Dice dice) {
        return propose(state, seat, dice);
    }

    /** How its governors weigh what they might send; empty if they only do as {@link #govern} says. */
    default Optional<Mind<S>> mind() {
        return Optional.empty();
    }

    /** Whatever is wrong with a state, by the invariants of the rules file; empty for every state of a legal game. */
    List<String> violations(S state);

    /**
     * A state that a viewer cannot tell from the given one: whatever they may not know (undiscovered land, cards in a deck,
     * others' secrets) is drawn anew. It proves that views keep secrets. A ruleset without secrets returns the state.
     */
    default S redrawn(S state, Viewer viewer, Dice dice) {
        return state;
    }

    /** Reads and writes states; made once and kept. */
    StateCodec<S> codec();

    /** Plays the examples of the rules file. */
    CaseDialect cases();
}

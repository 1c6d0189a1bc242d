package heraldo.rules.engine;

/**
 * A rule system as a value: its parts, each of them pure functions over an immutable state. What is called with the same
 * arguments gives the same result, byte for byte, on any machine.
 *
 * @param <S> the state of a game, an immutable record
 * @param play the rules
 * @param tell its words
 * @param draw its pictures
 * @param think advice for seats, and the bot player
 * @param direct the acts of a game master
 * @param join taking a seat
 * @param agree deals and harm between seats
 * @param steps orders that are not played at the end of the turn
 */
public record Ruleset<S>(
        Play<S> play,
        Tell<S> tell,
        Draw<S> draw,
        Think<S> think,
        Direct<S> direct,
        Join<S> join,
        Agree<S> agree,
        Steps<S> steps) {

    /**
     * A game with nothing but the parts that every game has: nobody directs it, nothing is chosen when taking a seat, there are no
     * deals and no harm, and all orders are played at the end of the turn.
     */
    public static <S> Ruleset<S> of(Play<S> play, Tell<S> tell, Draw<S> draw, Think<S> think) {
        return new Ruleset<>(
                play, tell, draw, think, new Direct<>() {}, new Join<>() {}, new Agree<>() {}, new Steps<>() {});
    }

    /** The same game with edicts. */
    public Ruleset<S> withDirect(Direct<S> other) {
        return new Ruleset<>(play, tell, draw, think, other, join, agree, steps);
    }

    /** The same game in which something is chosen when taking a seat. */
    public Ruleset<S> withJoin(Join<S> other) {
        return new Ruleset<>(play, tell, draw, think, direct, other, agree, steps);
    }

    /** The same game in which seats need or harm each other. */
    public Ruleset<S> withAgree(Agree<S> other) {
        return new Ruleset<>(play, tell, draw, think, direct, join, other, steps);
    }

    /** The same game in which not all orders are played at the end of the turn. */
    public Ruleset<S> withSteps(Steps<S> other) {
        return new Ruleset<>(play, tell, draw, think, direct, join, agree, other);
    }
}

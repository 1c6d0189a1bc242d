package heraldo.rules.ruleset.kaixiflan.state;

/** Something a province did while its turn was resolved, as missions count it (§8.1). */
public sealed interface Deed {

    Owner who();

    /** Hexes explored, each of them worth Fame. */
    record Explored(Owner who, int hexes) implements Deed {}

    /**
     * A battle won.
     *
     * @param losses the loser's units that were disbanded
     */
    record Won(Owner who, Owner loser, Units losses) implements Deed {}

    /**
     * A settlement founded.
     *
     * @param distance steps from the founder's capital
     */
    record Founded(Owner who, TownKind kind, int distance) implements Deed {}

    /** A Wonder raised. */
    record Progressed(Owner who) implements Deed {}

    /** A trade agreement established: one deed for each partner. */
    record Allied(Owner who) implements Deed {}

    /** A building of an Era built in the capital. */
    record Built(Owner who, int era) implements Deed {}

    record Recruited(Owner who, Units units) implements Deed {}

    record Feasted(Owner who) implements Deed {}

    record Collected(Owner who, Stock gains) implements Deed {}

    /** Units received in an exchange. */
    record Traded(Owner who, int received) implements Deed {}

    /** The tribute of a mission, paid. */
    record Delivered(Owner who, String mission, Stock tribute) implements Deed {}
}

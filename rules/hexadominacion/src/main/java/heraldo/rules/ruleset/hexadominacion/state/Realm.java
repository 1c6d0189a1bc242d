package heraldo.rules.ruleset.hexadominacion.state;

/**
 * One realm.
 *
 * @param stock its goods, each resource from 0 to the cap (H5); secret unless the option {@code publicStocks} says else
 * @param culture points gathered by trade, conquest and cities (H9, H23, H27)
 * @param capital its capital; {@link Board#NOWHERE} if it has none any more
 * @param exit the round in which it left the game; 0 while it plays
 * @param vote its standing number of extra rounds (R46); secret
 * @param banned the last round in which it may not move soldiers (R15); 0 for none
 */
public record Realm(Stock stock, int culture, int capital, Status status, int exit, int vote, int banned) {

    /** A realm at the start of the game. */
    public static Realm at(int capital, Stock stock) {
        return new Realm(stock, 0, capital, Status.ACTIVE, 0, 0, 0);
    }

    public boolean active() {
        return status == Status.ACTIVE;
    }

    public boolean hasCapital() {
        return capital != Board.NOWHERE;
    }

    /** Returns whether a sanction forbids it to move soldiers in a round (R15). */
    public boolean bannedIn(int round) {
        return banned >= round;
    }

    public Realm withStock(Stock stock) {
        return new Realm(stock, culture, capital, status, exit, vote, banned);
    }

    public Realm withCulture(int culture) {
        return new Realm(stock, culture, capital, status, exit, vote, banned);
    }

    public Realm withCapital(int capital) {
        return new Realm(stock, culture, capital, status, exit, vote, banned);
    }

    public Realm withVote(int vote) {
        return new Realm(stock, culture, capital, status, exit, vote, banned);
    }

    public Realm withBanned(int lastRound) {
        return new Realm(stock, culture, capital, status, exit, vote, lastRound);
    }

    /** This realm after it left the game: no soldiers, no stock, no capital; culture is kept for the record (R45). */
    public Realm left(Status how, int round) {
        return new Realm(Stock.NONE, culture, Board.NOWHERE, how, round, 0, banned);
    }
}

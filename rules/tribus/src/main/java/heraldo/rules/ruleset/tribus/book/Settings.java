package heraldo.rules.ruleset.tribus.book;

import heraldo.rules.kernel.Options;
import java.util.Arrays;
import java.util.List;

/** Options of a game, each by its name: the choices that the rules leave open (§1.6 and the end of §2). */
public record Settings(Options options) {

    private static final int MINUTES = 60;

    /** Points that a city, a land, a soldier and a ship add to the score. */
    public record Weights(int city, int land, int soldier, int ship) {}

    /** Soldiers in each city that a tribe has picked, at the start (T2): 0 to 9. */
    public int startTroops() {
        return options.number("startTroops");
    }

    /** Resources that a soldier costs (T8): 1 to 999. */
    public int troopCost() {
        return options.number("troopCost");
    }

    /** Resources that a ship costs (T9): 1 to 999. */
    public int shipCost() {
        return options.number("shipCost");
    }

    /** The most soldiers on a tile or aboard a ship (T8, Q11): 1 to 99. */
    public int stackMax() {
        return options.number("stackMax");
    }

    /** Resources that a land yields in a week (T6): 0 to 999. */
    public int landYield() {
        return options.number("landYield");
    }

    /** Resources that a city yields in a week (T6): 0 to 999. */
    public int cityYield() {
        return options.number("cityYield");
    }

    /** Tiles that soldiers go in a turn (T10): 1 to 6. */
    public int landMove() {
        return options.number("landMove");
    }

    /** Tiles of sea that a ship sails in a turn (T10): 1 to 6. */
    public int seaMove() {
        return options.number("seaMove");
    }

    /** Soldiers that a siege kills at the end of the owner's turn (T23, Q36): 0 to 9. */
    public int siegeLoss() {
        return options.number("siegeLoss");
    }

    /** Soldiers in each city that nobody has picked (Q3): 0 to 9. */
    public int neutralGarrison() {
        return options.number("neutralGarrison");
    }

    /** Returns the weights of the score (§1.6): 0 to 999 each. */
    public Weights weights() {
        List<Integer> each = options.numbers("scoreWeights");
        return new Weights(each.get(0), each.get(1), each.get(2), each.get(3));
    }

    /** Returns whether a tribe starts with the lands around its cities too, rather than with the cities alone (Q2). */
    public boolean landAtStart() {
        return options.is("startLand", "ADJACENT");
    }

    /** Returns whether soldiers count double when they attack out of their own city and it lies beside the target (Q15). */
    public boolean citySortieBonus() {
        return options.flag("citySortieBonus");
    }

    /** Returns whether a siege takes soldiers on every land around a city, not just some while all of it is foreign (Q35). */
    public boolean siegeByTroops() {
        return options.is("siegeMode", "TROOPS");
    }

    /** Returns whether the siege of a port needs a closed harbour (Q35). */
    public boolean siegeNeedsHarbour() {
        return options.flag("siegeNeedsHarbour");
    }

    /** Returns whether orders play one by one as they come, not all at the end of the turn (Q18). */
    public boolean live() {
        return options.is("turnMode", "LIVE");
    }

    /** Returns whether tribes may draft orders for their next own turn (Q45); a live game has no drafts. */
    public boolean keepsDrafts() {
        return options.flag("allowDrafts") && !live();
    }

    /** Returns whether the first week begins with resources (Q20). */
    public boolean initialGrant() {
        return options.flag("initialGrant");
    }

    /**
     * Resources that a tribe has more in the first week for every tribe that plays before it: 0 to 99. Games from before this
     * option have none.
     */
    public int lateGrant() {
        return Integer.parseInt(options.values().getOrDefault("lateGrant", "0"));
    }

    /** The day whose tick ends the week (Q20). */
    public Weekday weekEnd() {
        return Weekday.valueOf(options.text("weekEnd"));
    }

    /** The days that were chosen in draw order, none twice (Q46); nothing if there is a word among them that is no day. */
    public List<Weekday> weekdays() {
        List<String> names = List.of(weekdaysAsWritten().split(","));
        List<Weekday> days = names.stream()
                .flatMap(name ->
                        Arrays.stream(Weekday.values()).filter(day -> day.name().equals(name)))
                .distinct()
                .toList();
        return days.size() == names.size() ? days : List.of();
    }

    /** The days as they were written; {@code AUTO} where none were chosen. */
    public String weekdaysAsWritten() {
        return options.text("weekdays");
    }

    /** Returns the time at which a day closes, in minutes since midnight (T4). */
    public int closingMinute() {
        String[] close = options.text("closeAt").split(":", -1);
        return Integer.parseInt(close[0]) * MINUTES + Integer.parseInt(close[1]);
    }

    /** Hours in which a tribe has to pick a city (Q47): 1 to 168. */
    public int draftHours() {
        return options.number("draftHours");
    }

    /** Cities that win the game at the end of a week (Q42): 1 to 99; 0 if none do. */
    public int dominationCities() {
        return options.number("dominationCities");
    }

    /** The week after which the score decides (Q42): 1 to 200; 0 if it never does. */
    public int maxWeeks() {
        return options.number("maxWeeks");
    }
}

package heraldo.rules.ruleset.kaixiflan.book;

import java.util.Map;
import java.util.function.ToIntFunction;

/** Amounts of the six resources: a store, a cost, a gain. */
public record Stock(int gold, int stone, int wood, int food, int mana, int science) {

    public static final Stock NONE = all(0);

    /** The same amount of each. */
    public static Stock all(int amount) {
        return new Stock(amount, amount, amount, amount, amount, amount);
    }

    /** An amount of one resource and nothing else. */
    public static Stock of(Good good, int amount) {
        return NONE.with(good, amount);
    }

    /** An amount for each resource. */
    public static Stock of(ToIntFunction<Good> amount) {
        return new Stock(
                amount.applyAsInt(Good.GOLD),
                amount.applyAsInt(Good.STONE),
                amount.applyAsInt(Good.WOOD),
                amount.applyAsInt(Good.FOOD),
                amount.applyAsInt(Good.MANA),
                amount.applyAsInt(Good.SCIENCE));
    }

    /**
     * The amounts of a table, by the names of the resources; what is not named is none.
     *
     * @throws IllegalArgumentException if a name is no resource
     */
    public static Stock of(Map<String, Integer> amounts) {
        Stock stock = NONE;
        for (Map.Entry<String, Integer> amount : amounts.entrySet()) {
            stock = stock.with(Good.named(amount.getKey()), amount.getValue());
        }
        return stock;
    }

    public int get(Good good) {
        return switch (good) {
            case GOLD -> gold;
            case STONE -> stone;
            case WOOD -> wood;
            case FOOD -> food;
            case MANA -> mana;
            case SCIENCE -> science;
        };
    }

    /** These amounts with another one of one resource. */
    public Stock with(Good good, int amount) {
        return switch (good) {
            case GOLD -> new Stock(amount, stone, wood, food, mana, science);
            case STONE -> new Stock(gold, amount, wood, food, mana, science);
            case WOOD -> new Stock(gold, stone, amount, food, mana, science);
            case FOOD -> new Stock(gold, stone, wood, amount, mana, science);
            case MANA -> new Stock(gold, stone, wood, food, amount, science);
            case SCIENCE -> new Stock(gold, stone, wood, food, mana, amount);
        };
    }

    public Stock plus(Stock other) {
        return new Stock(
                gold + other.gold,
                stone + other.stone,
                wood + other.wood,
                food + other.food,
                mana + other.mana,
                science + other.science);
    }

    public Stock minus(Stock other) {
        return new Stock(
                gold - other.gold,
                stone - other.stone,
                wood - other.wood,
                food - other.food,
                mana - other.mana,
                science - other.science);
    }

    public Stock times(int factor) {
        return of(good -> get(good) * factor);
    }

    /** None above a limit (K12). */
    public Stock atMost(int limit) {
        return of(good -> Math.min(limit, get(good)));
    }

    /** None below a floor. */
    public Stock atLeast(int floor) {
        return of(good -> Math.max(floor, get(good)));
    }

    /** Returns whether this stock can pay a cost. */
    public boolean covers(Stock cost) {
        return gold >= cost.gold
                && stone >= cost.stone
                && wood >= cost.wood
                && food >= cost.food
                && mana >= cost.mana
                && science >= cost.science;
    }

    /** Returns the part of a cost that this stock cannot pay. */
    public Stock lacking(Stock cost) {
        return cost.minus(this).atLeast(0);
    }

    /** Returns the number of units of all resources together. */
    public int sum() {
        return gold + stone + wood + food + mana + science;
    }

    public boolean isNone() {
        return equals(NONE);
    }
}

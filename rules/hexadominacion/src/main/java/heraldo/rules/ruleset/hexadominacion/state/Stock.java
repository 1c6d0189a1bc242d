package heraldo.rules.ruleset.hexadominacion.state;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Amounts of the four resources, always written {@code wheat/wood/metal/stone}: a stock, a cost, a bundle, a gain. What is
 * held by a realm is never below zero.
 */
public record Stock(int wheat, int wood, int metal, int stone) {

    public static final Stock NONE = new Stock(0, 0, 0, 0);

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,6})/(\\d{1,6})/(\\d{1,6})/(\\d{1,6})");

    /** The same amount of each. */
    public static Stock all(int amount) {
        return new Stock(amount, amount, amount, amount);
    }

    /** Some of one resource. */
    public static Stock of(Resource resource, int amount) {
        return NONE.with(resource, amount);
    }

    /**
     * Reads what {@link #toString()} writes.
     *
     * @throws IllegalArgumentException if it is not four numbers with slashes between them
     */
    public static Stock of(String text) {
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            throw new IllegalArgumentException("\"" + text + "\" is not wheat/wood/metal/stone, like 0/15/0/15");
        }
        return new Stock(
                Integer.parseInt(written.group(1)),
                Integer.parseInt(written.group(2)),
                Integer.parseInt(written.group(3)),
                Integer.parseInt(written.group(4)));
    }

    public int get(Resource resource) {
        return switch (resource) {
            case WHEAT -> wheat;
            case WOOD -> wood;
            case METAL -> metal;
            case STONE -> stone;
        };
    }

    /** This stock with another amount of one resource. */
    public Stock with(Resource resource, int amount) {
        return switch (resource) {
            case WHEAT -> new Stock(amount, wood, metal, stone);
            case WOOD -> new Stock(wheat, amount, metal, stone);
            case METAL -> new Stock(wheat, wood, amount, stone);
            case STONE -> new Stock(wheat, wood, metal, amount);
        };
    }

    public Stock plus(Stock more) {
        return new Stock(wheat + more.wheat, wood + more.wood, metal + more.metal, stone + more.stone);
    }

    public Stock minus(Stock less) {
        return new Stock(wheat - less.wheat, wood - less.wood, metal - less.metal, stone - less.stone);
    }

    /** Returns the excess over another stock for each resource; nothing where it is less. */
    public Stock above(Stock other) {
        Stock above = NONE;
        for (Resource resource : Resource.ALL) {
            above = above.with(resource, Math.max(0, get(resource) - other.get(resource)));
        }
        return above;
    }

    public Stock times(int count) {
        return new Stock(wheat * count, wood * count, metal * count, stone * count);
    }

    /** Returns whether it covers a price. */
    public boolean covers(Stock price) {
        return wheat >= price.wheat && wood >= price.wood && metal >= price.metal && stone >= price.stone;
    }

    /** Returns the number of times that it can pay a price, at most {@code most}. */
    public int affords(Stock price, int most) {
        int times = most;
        for (Resource resource : Resource.ALL) {
            if (price.get(resource) > 0) {
                times = Math.min(times, get(resource) / price.get(resource));
            }
        }
        return times;
    }

    /** This stock with whatever is above a limit lost. */
    public Stock capped(int limit) {
        return wheat <= limit && wood <= limit && metal <= limit && stone <= limit
                ? this
                : new Stock(
                        Math.min(wheat, limit), Math.min(wood, limit), Math.min(metal, limit), Math.min(stone, limit));
    }

    /** All units together. */
    public int sum() {
        return wheat + wood + metal + stone;
    }

    /** Returns the resource that it has least of; of equal ones the first. */
    public Resource scarcest() {
        Resource scarcest = Resource.ALL.get(0);
        for (Resource resource : Resource.ALL) {
            scarcest = get(resource) < get(scarcest) ? resource : scarcest;
        }
        return scarcest;
    }

    /** Returns the resource that it has most of; of equal ones the first. */
    public Resource richest() {
        Resource richest = Resource.ALL.get(0);
        for (Resource resource : Resource.ALL) {
            richest = get(resource) > get(richest) ? resource : richest;
        }
        return richest;
    }

    public boolean isNone() {
        return wheat == 0 && wood == 0 && metal == 0 && stone == 0;
    }

    @Override
    public String toString() {
        return wheat + "/" + wood + "/" + metal + "/" + stone;
    }
}

package heraldo.rules.ruleset.cathay.book;

/**
 * So many cards of each resource: a hand, the bank, a price. Written as letters in canonical order, {@code -} for none.
 *
 * @param packed eight bits for each resource, the first lowest; at most 255 cards of each
 */
public record Goods(long packed) {

    public static final Goods NONE = new Goods(0);

    private static final int BITS = 8;
    private static final long MASK = 255;
    private static final String EMPTY = "-";

    /**
     * Reads {@code MMTOAP} or {@code -}.
     *
     * @throws IllegalArgumentException if a letter is no resource
     */
    public static Goods of(String letters) {
        Goods goods = NONE;
        for (char letter : (letters.equals(EMPTY) ? "" : letters).toCharArray()) {
            goods = goods.plus(Resource.of(letter), 1);
        }
        return goods;
    }

    /** The same number of each. */
    public static Goods each(int count) {
        Goods goods = NONE;
        for (Resource resource : Resource.ALL) {
            goods = goods.plus(resource, count);
        }
        return goods;
    }

    public int get(Resource resource) {
        return (int) (packed >> shift(resource) & MASK);
    }

    public Goods plus(Resource resource, int count) {
        return new Goods(packed + ((long) count << shift(resource)));
    }

    /** These and others; no sum may pass 255. */
    public Goods plus(Goods more) {
        return new Goods(packed + more.packed);
    }

    /** These without others, which they cover. */
    public Goods minus(Goods less) {
        return new Goods(packed - less.packed);
    }

    /** With another number of one resource. */
    public Goods with(Resource resource, int count) {
        return plus(resource, count - get(resource));
    }

    public boolean covers(Goods price) {
        for (int shift = 0; shift < BITS * Resource.ALL.size(); shift += BITS) {
            if ((packed >> shift & MASK) < (price.packed >> shift & MASK)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether any resource has at least {@code count} cards. */
    public boolean anyHas(int count) {
        for (long rest = packed; rest != 0; rest >>>= BITS) {
            if ((rest & MASK) >= count) {
                return true;
            }
        }
        return false;
    }

    /** Returns the cards of a price that these goods lack. */
    public Goods lacking(Goods price) {
        Goods lack = NONE;
        for (Resource resource : Resource.ALL) {
            lack = lack.plus(resource, Math.max(0, price.get(resource) - get(resource)));
        }
        return lack;
    }

    /** Returns the total number of cards. */
    public int size() {
        int size = 0;
        for (long rest = packed; rest != 0; rest >>>= BITS) {
            size += (int) (rest & MASK);
        }
        return size;
    }

    public boolean isNone() {
        return packed == 0;
    }

    /**
     * The card at a place when they are laid out in canonical order.
     *
     * @param place from 1
     */
    public Resource card(int place) {
        int left = place;
        for (Resource resource : Resource.ALL) {
            left -= get(resource);
            if (left <= 0) {
                return resource;
            }
        }
        throw new IllegalArgumentException("no card " + place + " in " + this);
    }

    private static int shift(Resource resource) {
        return BITS * resource.place();
    }

    @Override
    public String toString() {
        StringBuilder letters = new StringBuilder();
        Resource.ALL.forEach(resource -> letters.append(resource.id().repeat(get(resource))));
        return letters.isEmpty() ? EMPTY : letters.toString();
    }
}

package heraldo.rules.ruleset.cathay.book;

import java.util.List;

/** The resources that hexes yield and players pay with, in canonical order (§1). */
public enum Resource {
    WOOD(0, 'M'),
    WHEAT(1, 'T'),
    SHEEP(2, 'O'),
    CLAY(3, 'A'),
    STONE(4, 'P');

    /** All five, in canonical order. */
    public static final List<Resource> ALL = List.of(values());

    private final int place;
    private final char code;

    Resource(int place, char code) {
        this.place = place;
        this.code = code;
    }

    /** Its place in canonical order, from 0. */
    public int place() {
        return place;
    }

    /** Its letter in hands and on tiles. */
    public char code() {
        return code;
    }

    /** Its letter as text: the key of its words. */
    public String id() {
        return String.valueOf(code);
    }

    /**
     * The resource of a letter.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Resource of(char code) {
        for (Resource resource : ALL) {
            if (resource.code == code) {
                return resource;
            }
        }
        throw new IllegalArgumentException("no resource has the letter " + code);
    }
}

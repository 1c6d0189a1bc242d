package heraldo.rules.ruleset.hexadominacion.state;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a hex lives on: a resource, or a city, which yields what its owner names (H3, H26). */
public enum Industry {
    WHEAT(Resource.WHEAT),
    WOOD(Resource.WOOD),
    METAL(Resource.METAL),
    STONE(Resource.STONE),
    CITY(null);

    /** All of them, in order. */
    public static final List<Industry> ALL = List.of(values());

    private final Resource resource;

    Industry(Resource resource) {
        this.resource = resource;
    }

    /** The industry that yields a resource. */
    public static Industry of(Resource resource) {
        return switch (resource) {
            case WHEAT -> WHEAT;
            case WOOD -> WOOD;
            case METAL -> METAL;
            case STONE -> STONE;
        };
    }

    /** What it yields; empty for a city. */
    public Optional<Resource> resource() {
        return Optional.ofNullable(resource);
    }

    /** Its name in tables and bundles. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}

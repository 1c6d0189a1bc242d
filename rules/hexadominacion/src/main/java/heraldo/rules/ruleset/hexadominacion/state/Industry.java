package heraldo.rules.ruleset.hexadominacion.state;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The livelihood of a hex: a resource, or a city, which yields the resource that its owner names (H3, H26). */
public enum Industry {
    WHEAT(Optional.of(Resource.WHEAT)),
    WOOD(Optional.of(Resource.WOOD)),
    METAL(Optional.of(Resource.METAL)),
    STONE(Optional.of(Resource.STONE)),
    CITY(Optional.empty());

    /** All of them, in order. */
    public static final List<Industry> ALL = List.of(values());

    private final Optional<Resource> resource;

    Industry(Optional<Resource> resource) {
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

    /** Returns the resource that it yields; empty for a city. */
    public Optional<Resource> resource() {
        return resource;
    }

    /** Its name in tables and bundles. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}

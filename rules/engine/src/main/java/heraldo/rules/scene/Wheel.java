package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A galaxy on a plate: fields in rings around a hub, with worlds in them, and what was sent from world to world. Directions are
 * counted counter-clockwise from the right in parts of which a full turn has {@value #TURN}. Where names stand and how what was
 * sent flies is the renderer's business.
 *
 * @param radii where the rings begin and end
 */
public record Wheel(Radii radii, List<Sector> sectors, List<Field> fields, List<World> worlds, List<Raid> raids)
        implements Plate.Board {

    /** Parts of a full turn: any sector of four to ten begins and ends at a whole one. */
    public static final int TURN = 5040;

    public Wheel {
        sectors = List.copyOf(sectors);
        fields = List.copyOf(fields);
        worlds = List.copyOf(worlds);
        raids = List.copyOf(raids);
    }

    /**
     * The radii of the parts of a wheel other than its fields.
     *
     * @param middle of the wheel
     * @param hub the radius of the innermost disc
     * @param wall the radius at which the wall between the inner and the outer sectors begins
     * @param gap the thickness of that wall
     * @param rim the radius at which the rim begins that bears the names of the outer sectors
     * @param edge the radius at which the wheel ends
     */
    public record Radii(Point middle, int hub, int wall, int gap, int rim, int edge) {}

    /** A part of the circle. */
    public record Span(int from, int to) {
        public int middle() {
            return (from + to) / 2;
        }
    }

    /**
     * A sector.
     *
     * @param code what players type for it
     * @param inner whether it lies inside the wall, which then bears its name
     * @param open whether the wall has gates along it
     */
    public record Sector(String code, Message name, Span span, boolean inner, boolean open) {}

    /**
     * A part of a sector.
     *
     * @param code what players type for it
     * @param ground what kind of ground it is: a row of {@code themes.yaml}
     * @param from how far from the middle it begins
     * @param to how far from the middle it ends
     * @param owner whoever controls it, or {@link Plate#NOBODY}
     */
    public record Field(String code, String ground, Span span, int from, int to, boolean inner, int owner) {}

    /** The look of a world. */
    public enum Look {
        CRACKED,
        BANDED,
        LIVING,
        BARREN
    }

    /**
     * A world.
     *
     * @param shield what defends it; {@code quiet} if that is just its nature
     */
    public record World(
            Message name,
            Point at,
            Look look,
            Dominion dominion,
            Optional<Holy> holy,
            Optional<People> people,
            int resources,
            Optional<Shield> shield) {

        /** The number of the seat that owns it, or {@link Plate#NOBODY}. */
        public int owner() {
            return dominion.owner();
        }
    }

    /**
     * The owner of a world.
     *
     * @param owner the number of a seat, or {@link Plate#NOBODY}
     * @param changed whether it changed hands
     */
    public record Dominion(int owner, boolean changed) {}

    /**
     * The god to whom a world is holy.
     *
     * @param ink a colour of {@code themes.yaml}
     */
    public record Holy(String ink, String letter) {}

    /**
     * The inhabitants of a world.
     *
     * @param kind a colour of {@code themes.yaml}
     * @param icon a row of {@code icons.yaml}
     */
    public record People(String kind, String icon, int number) {}

    /** Defence. */
    public record Shield(int strength, boolean quiet) {}

    /**
     * A raid that a seat sent to a world.
     *
     * @param from the number of the world in the list from which it came; nothing if it came from outside the wheel
     * @param to the number of the world in the list
     */
    public record Raid(int seat, OptionalInt from, int to, int units, boolean failed) {}

    /** Signs that can be explained beside the wheel. */
    public enum Sign implements Plate.Mark {
        CHANGED,
        RAID,
        FAILED,
        SHIELD,
        RESOURCE,
        PEOPLE,
        HOLY
    }
}

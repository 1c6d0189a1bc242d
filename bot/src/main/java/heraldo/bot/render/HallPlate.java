package heraldo.bot.render;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/**
 * What a plate of the best players shows.
 *
 * @param heading what it is, and {@code subheading} of which game
 * @param rows as many as there is room for, best first
 */
public record HallPlate(Message heading, Message subheading, List<Row> rows) {

    /** For so many there is room, so that a telephone shows their names. */
    public static final int MOST = 10;

    public HallPlate {
        rows = List.copyOf(rows);
        if (rows.size() > MOST) {
            throw new IllegalArgumentException("too many rows");
        }
    }

    /**
     * One player.
     *
     * @param name literally
     * @param strength empty if nothing is known of it
     */
    public record Row(int place, String name, int victories, Optional<Strength> strength) {}

    /**
     * How strong somebody is.
     *
     * @param points so strong at least
     * @param likeliest so strong most likely
     * @param game of which game it speaks, where that is not said above; else empty
     */
    public record Strength(int points, int likeliest, String game) {}
}

package heraldo.bot.render;

import heraldo.rules.kernel.Message;
import java.util.List;
import java.util.Optional;

/**
 * The content of a plate of the best players.
 *
 * @param heading its subject, and {@code subheading} its game
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
     * The strength of a player.
     *
     * @param points the least strength
     * @param likeliest the most likely strength
     * @param game its game, where the heading of the plate names none; else empty
     */
    public record Strength(int points, int likeliest, String game) {}
}

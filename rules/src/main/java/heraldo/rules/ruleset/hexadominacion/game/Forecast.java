package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** What a sheet would cost, and what would be left. */
public final class Forecast {

    private Forecast() {}

    public static List<Message> of(Game game, World world, Seat seat, OrderSheet sheet) {
        return List.of();
    }
}

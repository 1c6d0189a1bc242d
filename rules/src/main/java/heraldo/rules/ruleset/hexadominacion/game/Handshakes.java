package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Map;

/** Trades and sales that both sides have registered alike (option {@code tradeHandshake}). */
public final class Handshakes {

    private Handshakes() {}

    public static List<Notice> of(World world, Map<Seat, OrderSheet> sheets) {
        return List.of();
    }
}

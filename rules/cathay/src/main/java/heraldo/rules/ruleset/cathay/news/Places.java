package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.chart.Board;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.chart.Tile;
import heraldo.rules.ruleset.cathay.say.Say;
import java.util.ArrayList;
import java.util.List;

/** Corners and hexes as news call them: by what they yield. */
record Places(Board board) {

    /** A corner with the resources and numbers of its hexes. */
    Message corner(int corner) {
        List<Message> yields = new ArrayList<>();
        for (int hex : Net.hexesAt(corner)) {
            Tile tile = board.tile(hex);
            tile.resource().ifPresent(each -> yields.add(crop(tile)));
        }
        return yields.isEmpty()
                ? Message.of("news-corner.desert", "corner", corner)
                : Message.of("news-corner.full", "corner", corner, "yields", yields);
    }

    /** A hex with its resource and number. */
    Message hex(int hex) {
        Tile tile = board.tile(hex);
        return tile.desert()
                ? Message.of("news-hex.desert", "hex", Say.hex(hex))
                : Message.of("news-hex.full", "hex", Say.hex(hex), "yield", crop(tile));
    }

    private static Message crop(Tile tile) {
        return Message.of(
                "news-yield", "resource", Say.resource(tile.resource().orElseThrow()), "number", tile.number());
    }
}

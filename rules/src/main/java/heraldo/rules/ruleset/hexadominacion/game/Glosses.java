package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a hex is called, what it is, whose, and who would stand there by the sheet so far. */
public final class Glosses {

    private static final String EVERYWHERE = "*";

    private final World world;
    private final PlaceNames names;
    private final Garrisons garrisons;

    private Glosses(World world, PlaceNames names, ParamQuery query) {
        this.world = world;
        this.names = names;
        this.garrisons = new Garrisons(world, query.sheet());
    }

    /** What stands behind values, by value. */
    public static SortedMap<String, Message> of(Game game, World world, ParamQuery query, List<String> values) {
        Glosses glosses = new Glosses(world, game.book().names(), query);
        SortedMap<String, Message> found = new TreeMap<>();
        for (String value : values) {
            OptionalInt hex = Board.find(value.split("[:>]", 2)[0]);
            hex.ifPresent(place -> found.put(value, glosses.gloss(place, value)));
            if (value.equals(EVERYWHERE)) {
                found.put(value, Message.of("gloss.everywhere"));
            }
        }
        return found;
    }

    private Message gloss(int hex, String value) {
        if (value.contains(":")) {
            return origin(hex, value);
        }
        return at(value.contains(">") ? "gloss.grant" : "gloss.hex", hex);
    }

    private Message at(String key, int hex) {
        return Message.of(key, "name", name(hex), "what", what(hex), "soldiers", garrisons.at(hex));
    }

    /** Of a hex from which so many attack: how many there are. */
    private Message origin(int hex, String value) {
        int going = Integer.parseInt(value.substring(value.indexOf(':') + 1));
        return Message.of("gloss.origin", "name", name(hex), "going", going, "soldiers", garrisons.at(hex));
    }

    private String name(int hex) {
        return world.names().getOrDefault(hex, names.of(hex));
    }

    private Message what(int hex) {
        Tile tile = world.tile(hex);
        return Message.of("gloss." + kind(hex, tile), "level", tile.level(), "owner", Say.owner(tile.owner()))
                .with("industry", Say.industry(tile.industry()));
    }

    private String kind(int hex, Tile tile) {
        if (tile.neutral()) {
            return tile.city() ? "free-city" : "free-land";
        }
        if (world.realms().get(tile.owner() - 1).capital() == hex) {
            return "capital";
        }
        return tile.city() ? "city" : "land";
    }
}

package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Industry;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.List;
import java.util.Optional;

/** Hexes as examples write them: {@code 2 L1 mad s3 choice=piedra}, owner first. */
final class Tiles {

    /** A hex that no example names: neutral, level 1, wheat, nobody on it. */
    static final Tile UNNAMED = new Tile(1, Industry.WHEAT, Tile.NOBODY, 0);

    private static final List<String> INDUSTRIES = List.of("tri", "mad", "met", "pie", "ciu");
    private static final List<String> RESOURCES = List.of("trigo", "madera", "metal", "piedra");

    private Tiles() {}

    static int hex(Item item, String name) {
        return Board.find(name).orElseThrow(() -> item.wrong(name + " is no hex; A1 to K6 are"));
    }

    static Tile read(Item item, String written) {
        List<String> words = List.of(written.split("\\s+"));
        Tile tile = UNNAMED.withOwner(item.number(words.get(0)));
        for (String word : words.subList(1, words.size())) {
            tile = with(item, tile, word);
        }
        return tile;
    }

    private static Tile with(Item item, Tile tile, String word) {
        if (word.startsWith("choice=")) {
            return tile.withChoice(Optional.of(resource(item, word.substring("choice=".length()))));
        }
        if (INDUSTRIES.contains(word)) {
            return tile.withIndustry(Industry.ALL.get(INDUSTRIES.indexOf(word)));
        }
        if (word.startsWith("L")) {
            return tile.withLevel(item.number(word.substring(1)));
        }
        if (word.startsWith("s")) {
            return tile.withSoldiers(item.number(word.substring(1)));
        }
        throw item.wrong(word + " says nothing about a hex; L1, mad, s3 and choice=piedra do");
    }

    private static Resource resource(Item item, String word) {
        int place = RESOURCES.indexOf(word);
        if (place < 0) {
            throw item.wrong(word + " is none of " + RESOURCES);
        }
        return Resource.ALL.get(place);
    }
}

package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.engine.ParamQuery;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.Rulebook;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.score.Score;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Holdings;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** Notes on the values of a form: the kind and owner of a hex, its free soldiers by the sheet so far, prices, the stock left. */
public final class Glosses {

    private static final String EVERYWHERE = "*";

    private final World world;
    private final Rulebook book;
    private final ParamQuery query;
    private final Garrisons garrisons;
    private final Stock purse;

    private Glosses(World world, Rulebook book, ParamQuery query) {
        this.world = world;
        this.book = book;
        this.query = query;
        Rehearsal rehearsal = Rehearsal.of(world, book, query.seat(), query.sheet());
        this.garrisons = new Garrisons(world, rehearsal);
        this.purse = rehearsal.left();
    }

    /** Returns the notes on values, by value; none for a seat that is not in the game. */
    public static SortedMap<String, Message> of(Game game, World world, ParamQuery query, List<String> values) {
        SortedMap<String, Message> found = new TreeMap<>();
        if (world.seated(query.seat())) {
            Glosses glosses = new Glosses(world, game.book(), query);
            values.forEach(value -> glosses.gloss(value).ifPresent(gloss -> found.put(value, gloss)));
        }
        return found;
    }

    private Optional<Message> gloss(String value) {
        return switch (query.kind()) {
            case "soldiers" -> soldiers(Integer.parseInt(value));
            case "realm" -> Optional.of(realm(Seat.of(value)));
            case "resource" -> have(Resource.valueOf(value.toUpperCase(Locale.ROOT)));
            case "bundle" ->
                Resource.ALL.stream()
                        .filter(good -> Stock.of(value).get(good) > 0)
                        .findFirst()
                        .flatMap(this::have);
            case "rounds" -> Optional.empty();
            default -> place(value);
        };
    }

    /** Returns the price of recruiting a number of soldiers, or the refund for dismissing them. */
    private Optional<Message> soldiers(int number) {
        return switch (query.type().key()) {
            case "recruit" ->
                Optional.of(price("label.price", book.costs().recruit().times(number)));
            case "dismiss" ->
                Optional.of(Message.of(
                        "label.refund", "gain", Say.stock(book.costs().dismiss().times(number))));
            default -> Optional.empty();
        };
    }

    /** A price, and what is missing for it. */
    private Message price(String key, Stock cost) {
        Stock missing = cost.above(purse);
        return Message.of(key + (missing.isNone() ? "" : "-missing"), "cost", Say.stock(cost))
                .with("missing", Say.stock(missing));
    }

    private Message realm(Seat other) {
        Realm realm = world.realm(other);
        Holdings holdings = new Holdings(world);
        return realm.active()
                ? Message.of("label.realm", "hexes", holdings.of(other.number()).size())
                        .with("soldiers", holdings.soldiers(other.number()))
                        .with("points", Score.of(world, other, book.points()).total())
                : Message.of("label.out", "status", Say.status(realm.status()));
    }

    /** Returns the amount of a resource that the sheet leaves. */
    private Optional<Message> have(Resource good) {
        return Optional.of(Message.of("label.have", "n", purse.get(good)));
    }

    private Optional<Message> place(String value) {
        if (value.equals(EVERYWHERE)) {
            return Optional.of(Message.of("gloss.everywhere"));
        }
        OptionalInt hex = Board.find(value.split("[:>]", 2)[0]);
        return hex.isPresent() ? Optional.of(place(hex.getAsInt(), value)) : Optional.empty();
    }

    private Message place(int hex, String value) {
        if (value.contains(":")) {
            return origin(hex, value);
        }
        if (value.contains(">")) {
            return at("gloss.grant", hex);
        }
        Optional<Resource> choice =
                query.kind().equals("city") ? world.tile(hex).choice() : Optional.empty();
        if (choice.isPresent() && world.tile(hex).owner() == query.seat().number()) {
            return at("label.yields", hex).with("resource", Say.resource(choice.get()));
        }
        return cost(hex)
                .map(cost -> price("label.site", cost).with("name", name(hex)).with("what", what(hex)))
                .orElseGet(() -> at("gloss.hex", hex));
    }

    /** Returns the price of raising a hex, or of moving the capital there; empty if neither applies. */
    private Optional<Stock> cost(int hex) {
        Tile tile = world.tile(hex);
        return switch (query.type().key()) {
            case "build" ->
                Optional.of(tile.level()).filter(level -> level < Tile.TOP).map(book.costs()::build);
            case "capital" ->
                Optional.of(book.costs().capital())
                        .filter(cost -> world.realm(query.seat()).capital() != hex);
            default -> Optional.empty();
        };
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
        return world.names().getOrDefault(hex, book.names().of(hex));
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

package heraldo.rules.ruleset.tribus.event;

import heraldo.rules.board.Hex;
import heraldo.rules.engine.Compared;
import heraldo.rules.engine.Edict;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.order.Values;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.state.Ship;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A correction of the open position by the game master, at once and public. */
public sealed interface Correction extends Edict<EdictContext, World> {

    int MOST_SOLDIERS = 99;
    int MOST_RESOURCES = 9999;

    /** Declares all of them. */
    static List<OrderType<?>> types(Values values) {
        Param tile = values.tile("tile");
        Param city = values.tile("city");
        Param tribe = Param.one("tribe", values.tribe());
        ParamType<Weekday> day = Types.choice(
                "weekday", List.of(Weekday.values()), each -> each.name().toLowerCase(Locale.ROOT), "weekday");
        return List.of(
                OrderType.of("now-day", Reassign.class, tribe, Param.one("day", day)),
                OrderType.of("now-owner", Award.class, tile, tribe),
                OrderType.of("now-free", Free.class, tile),
                OrderType.of("now-soldiers", Station.class, whole("soldiers", MOST_SOLDIERS), tile),
                OrderType.of("now-ship", Launch.class, tile, tribe, whole("crew", MOST_SOLDIERS)),
                OrderType.of("now-no-ship", Sink.class, tile),
                OrderType.of("now-pool", Fill.class, city, whole("amount", MOST_RESOURCES)),
                OrderType.of("now-relieved", Relieve.class, city));
    }

    private static Param whole(String name, int most) {
        return Param.one(name, Types.whole("number", 0, most));
    }

    /** Moves a tribe to another day; the tribe that had that day takes over the old one (Q46). */
    record Reassign(Seat tribe, Weekday day) implements Correction {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.out(tribe).or(context::begun);
        }

        @Override
        public World applied(EdictContext context) {
            return context.reassigned(tribe.number(), day);
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.day", "tribe", tribe, "day", Say.day(day));
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            before.world()
                    .tribes()
                    .keySet()
                    .forEach(each -> compared.with(
                            Message.of("change.day", "tribe", Say.tribe(each)),
                            world -> Say.day(world.tribe(each).day())));
        }
    }

    /** Gives a tile of land to a tribe, with the soldiers that are on it. */
    record Award(Hex tile, Seat tribe) implements Correction {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.drafting().or(() -> context.out(tribe)).or(() -> context.terrain(tile, true));
        }

        @Override
        public World applied(EdictContext context) {
            return context.tile(tile, now -> now.passedTo(tribe.number()));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.owner", "tile", context.say().tile(tile), "tribe", tribe);
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            before.owner(compared, tile);
        }
    }

    /** Empties a tile of land, which belongs to nobody then. */
    record Free(Hex tile) implements Correction {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.drafting().or(() -> context.terrain(tile, true));
        }

        @Override
        public World applied(EdictContext context) {
            return context.tile(tile, now -> Tile.FREE);
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.free", "tile", context.say().tile(tile));
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            before.owner(compared, tile);
            before.soldiers(compared, tile);
        }
    }

    /** Sets the soldiers of the owner on a tile of land; soldiers of nobody stand only in cities (Q3). */
    record Station(int soldiers, Hex tile) implements Correction {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.drafting()
                    .or(() -> context.terrain(tile, true))
                    .or(() -> context.many(soldiers))
                    .or(() -> context.nobody(tile, soldiers));
        }

        @Override
        public World applied(EdictContext context) {
            return context.tile(tile, now -> now.withSoldiers(soldiers));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of(
                    "edict.soldiers", "n", soldiers, "tile", context.say().tile(tile));
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            before.soldiers(compared, tile);
        }
    }

    /** Puts a ship of a tribe on a tile of sea, with a crew. */
    record Launch(Hex tile, Seat tribe, int crew) implements Correction {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.drafting()
                    .or(() -> context.out(tribe))
                    .or(() -> context.terrain(tile, false))
                    .or(() -> context.many(crew));
        }

        @Override
        public World applied(EdictContext context) {
            return context.board(board -> board.with(tile, new Ship(tribe.number(), crew)));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.ship", "tile", context.say().tile(tile), "tribe", tribe, "n", crew);
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            before.ship(compared, tile);
        }
    }

    /** Removes the ship from a tile of sea. */
    record Sink(Hex tile) implements Correction {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.unless(context.world().board().ship(tile).isPresent(), "GM_NO_SHIP", "", tile);
        }

        @Override
        public World applied(EdictContext context) {
            return context.board(board -> board.withoutShip(tile));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.no-ship", "tile", context.say().tile(tile));
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            before.ship(compared, tile);
        }
    }

    /** Sets the contents of the pool that a city has for its owner (Q21). */
    record Fill(Hex city, int amount) implements Correction {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.unless(
                    context.world().pools().stream().anyMatch(pool -> pool.serves(context.owner(city), city)),
                    "GM_NO_POOL",
                    "Q21",
                    city);
        }

        @Override
        public World applied(EdictContext context) {
            return context.filled(city, amount);
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.pool", "city", context.say().tile(city), "n", amount);
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            compared.with(
                            before.place("change.pool", city),
                            world -> world.purse(EdictContext.owner(world, city), city))
                    .of(world -> EdictContext.holder(world, city));
        }
    }

    /** Lifts the siege mark of a city (Q36). */
    record Relieve(Hex city) implements Correction {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.unless(context.world().board().tile(city).besieged(), "GM_NOT_BESIEGED", "Q36", city);
        }

        @Override
        public World applied(EdictContext context) {
            return context.tile(city, now -> now.withBesieged(false));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.relieved", "city", context.say().tile(city));
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            compared.with(
                            before.place("change.siege", city),
                            world -> Message.of(world.board().tile(city).besieged() ? "change.yes" : "change.no"))
                    .of(world -> EdictContext.holder(world, city));
        }
    }
}

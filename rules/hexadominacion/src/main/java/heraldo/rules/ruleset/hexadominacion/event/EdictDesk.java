package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Carries out the acts of the game master, at once. */
public final class EdictDesk {

    private final World world;
    private final PlaceNames names;

    private EdictDesk(World world, PlaceNames names) {
        this.world = world;
        this.names = names;
    }

    /**
     * An act on the open position.
     *
     * @throws IllegalArgumentException if the order is no act of the game master
     */
    public static Amendment<World> amend(World world, PlaceNames names, Order order) {
        if (!(order instanceof Edict edict)) {
            throw new IllegalArgumentException("no edict of this game: " + order.getClass());
        }
        return new EdictDesk(world, names).amend(edict);
    }

    private Amendment<World> amend(Edict edict) {
        Optional<Refusal> objection =
                world.over() ? Optional.of(Refusal.of("E_CLOSED", "H2")) : new Objections(world, names).to(edict);
        return objection
                .map(refusal -> Amendment.refused(world, refusal))
                .orElseGet(() -> Amendment.made(carriedOut(edict), notice(edict)));
    }

    private World carriedOut(Edict edict) {
        return switch (edict) {
            case Edict.Sanction(Seat realm, int until) -> realm(realm, now -> now.withBanned(until));
            case Edict.Pardon(Seat realm) -> realm(realm, now -> now.withBanned(0));
            case Edict.Rename(int hex, String name) -> world.change(draft -> draft.names.put(hex, name));
            case Edict.Agree agree ->
                world.change(draft -> {
                    draft.last += draft.extension;
                    draft.extension = 0;
                });
            case Edict.Decline decline -> closed();
            case Edict.Close close -> closed();
            case Edict.Award(int hex, Seat realm) -> tile(hex, now -> now.withOwner(realm.number()));
            case Edict.Free(int hex) -> tile(hex, now -> now.withOwner(Tile.NOBODY));
            case Edict.Station(int soldiers, int hex) -> tile(hex, now -> now.withSoldiers(soldiers));
            case Edict.Raise(int hex, int level) -> tile(hex, now -> now.withLevel(level));
            case Edict.Hold(Seat realm, int amount, Resource resource) ->
                realm(realm, now -> now.withStock(now.stock().with(resource, amount)));
            case Edict.Cultivate(Seat realm, int points) -> realm(realm, now -> now.withCulture(points));
            case Edict.Crown(Seat realm, int hex) -> realm(realm, now -> now.withCapital(hex));
        };
    }

    private World realm(Seat seat, UnaryOperator<Realm> change) {
        return world.with(seat, change.apply(world.realm(seat)));
    }

    private World tile(int hex, UnaryOperator<Tile> change) {
        return world.with(hex, change.apply(world.tile(hex)));
    }

    /** The game is over; a round that was to follow by extension is not played. */
    private World closed() {
        return world.change(draft -> {
            draft.round -= draft.extension > 0 ? 1 : 0;
            draft.extension = 0;
            draft.over = true;
        });
    }

    private Message notice(Edict edict) {
        return switch (edict) {
            case Edict.Sanction(Seat realm, int until) -> Message.of("edict.sanction", "realm", realm, "until", until);
            case Edict.Pardon(Seat realm) -> Message.of("edict.pardon", "realm", realm);
            case Edict.Rename(int hex, String name) ->
                Message.of("edict.rename", "hex", Say.hex(hex), "name", new PlayerText(name));
            case Edict.Agree agree ->
                Message.of("edict.agree", "last", world.last() + world.course().extension());
            case Edict.Decline decline -> Message.of("edict.decline");
            case Edict.Close close -> Message.of("edict.close");
            case Edict.Award(int hex, Seat realm) -> Message.of("edict.award", "hex", Say.hex(hex), "realm", realm);
            case Edict.Free(int hex) -> Message.of("edict.free", "hex", Say.hex(hex));
            case Edict.Station(int soldiers, int hex) ->
                Message.of("edict.station", "soldiers", soldiers, "hex", Say.hex(hex));
            case Edict.Raise(int hex, int level) -> Message.of("edict.raise", "hex", Say.hex(hex), "level", level);
            case Edict.Hold hold -> Message.of("edict.hold", "realm", hold.realm());
            case Edict.Cultivate(Seat realm, int points) ->
                Message.of("edict.cultivate", "realm", realm, "points", points);
            case Edict.Crown(Seat realm, int hex) -> Message.of("edict.crown", "realm", realm, "hex", Say.hex(hex));
        };
    }
}

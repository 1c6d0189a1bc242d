package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.engine.Change;
import heraldo.rules.engine.Compared;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.book.PlaceNames;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** What the acts of the game master change. What a realm holds is told where everybody may know it. */
public final class EdictChanges {

    private final PlaceNames names;
    private final Compared<World> compared;

    private EdictChanges(PlaceNames names, Compared<World> compared) {
        this.names = names;
        this.compared = compared;
    }

    /** What an act has changed, as a viewer may know it. */
    public static List<Change> of(PlaceNames names, World before, World after, Order order, Viewer viewer) {
        EdictChanges changes = new EdictChanges(names, new Compared<>(before, after));
        boolean stocks = Settings.of(before).publicStocks();
        return order instanceof Edict.Hold hold && !stocks && !viewer.maySee(hold.realm())
                ? List.of()
                : changes.told((Edict) order).changes();
    }

    private Compared<World> told(Edict edict) {
        return switch (edict) {
            case Edict.Sanction(Seat realm, int until) -> ban(realm);
            case Edict.Pardon(Seat realm) -> ban(realm);
            case Edict.Rename(int hex, String name) ->
                compared.with(Message.of("change.name", "hex", Say.hex(hex)), world -> named(world, hex))
                        .of(world -> holder(world, hex));
            case Edict.Agree agree -> compared.with(Message.of("change.last"), World::last);
            case Edict.Decline decline -> game();
            case Edict.Close close -> game();
            case Edict.Award(int hex, Seat realm) -> owner(hex);
            case Edict.Free(int hex) -> owner(hex);
            case Edict.Station(int soldiers, int hex) ->
                compared.with(
                                place("change.soldiers", hex),
                                world -> world.tile(hex).soldiers())
                        .of(world -> holder(world, hex));
            case Edict.Raise(int hex, int level) ->
                compared.with(
                                place("change.level", hex),
                                world -> world.tile(hex).level())
                        .of(world -> holder(world, hex));
            case Edict.Hold hold ->
                compared.with(
                        Message.of("change.stock", "resource", Say.resource(hold.resource()), "realm", hold.realm()),
                        world -> world.realm(hold.realm()).stock().get(hold.resource()));
            case Edict.Cultivate(Seat realm, int points) ->
                compared.with(
                        Message.of("change.culture", "realm", realm),
                        world -> world.realm(realm).culture());
            case Edict.Crown(Seat realm, int hex) ->
                compared.with(
                        Message.of("change.capital", "realm", realm),
                        world -> Say.hex(world.realm(realm).capital()));
        };
    }

    private static Message place(String key, int hex) {
        return Message.of(key, "hex", Say.hex(hex));
    }

    private Compared<World> owner(int hex) {
        return compared.with(place("change.owner", hex), world -> holder(world, hex));
    }

    private static Object holder(World world, int hex) {
        return Say.owner(world.tile(hex).owner());
    }

    private Compared<World> ban(Seat seat) {
        return compared.with(Message.of("change.ban", "realm", seat), world -> banned(world.realm(seat)));
    }

    private static Message banned(Realm realm) {
        return realm.banned() == 0 ? Message.of("change.free") : Message.of("change.until", "round", realm.banned());
    }

    private Compared<World> game() {
        return compared.with(
                Message.of("change.game"), world -> Message.of(world.over() ? "change.over" : "change.running"));
    }

    private Object named(World world, int hex) {
        return new PlayerText(world.names().getOrDefault(hex, names.of(hex)));
    }
}

package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.engine.Compared;
import heraldo.rules.engine.Edict;
import heraldo.rules.engine.Pending;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Optional;

/** An act of the game master on the open position, at once and public. */
public sealed interface Ruling extends Edict<EdictContext, World> {

    int LAST_ROUND = 9999;
    int MOST = 99_999;
    int LONGEST_NAME = 12;

    /** Declares all of them: first those about the course of the game, then corrections of the position. */
    static List<OrderType<?>> types(Values values) {
        Param realm = Param.one("realm", values.realm());
        Param hex = Param.one("hex", values.hex());
        return List.of(
                OrderType.of("sanction", Sanction.class, realm, whole("until", 1, LAST_ROUND)),
                OrderType.of("pardon", Pardon.class, realm),
                OrderType.of("rename", Rename.class, hex, Param.one("name", Types.text("text", LONGEST_NAME))),
                OrderType.of("agree", Agree.class),
                OrderType.of("decline", Decline.class),
                OrderType.of("close", Close.class),
                OrderType.of("now-owner", Award.class, hex, realm),
                OrderType.of("now-neutral", Free.class, hex),
                OrderType.of("now-soldiers", Station.class, whole("soldiers", 0, Values.MOST_SOLDIERS), hex),
                OrderType.of("now-level", Raise.class, hex, whole("level", 1, Tile.TOP)),
                OrderType.of(
                        "now-stock",
                        Hold.class,
                        realm,
                        whole("amount", 0, MOST),
                        Param.one("resource", values.resource())),
                OrderType.of("now-culture", Cultivate.class, realm, whole("points", 0, MOST)),
                OrderType.of("now-capital", Crown.class, realm, hex));
    }

    private static Param whole(String name, int least, int most) {
        return Param.one(name, Types.whole("whole", least, most));
    }

    /** Lists the realms that may not move soldiers, until a round has ended or they are pardoned (R15). */
    static List<Pending> pending(EdictContext context) {
        World world = context.world();
        return world.playing()
                .filter(seat -> !world.over())
                .filter(seat -> world.realm(seat).banned() >= world.round())
                .map(seat -> Pending.open(
                        Message.of("pending.sanction", "realm", seat)
                                .with("until", world.realm(seat).banned()),
                        new Pardon(seat)))
                .toList();
    }

    /** Forbids a realm to move soldiers until a round has ended (R15). */
    record Sanction(Seat realm, int until) implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            int round = context.world().round();
            return context.out(realm)
                    .or(() -> EdictContext.when(until < round, Refusal.of("GM_PAST", "R15", "round", round)));
        }

        @Override
        public World applied(EdictContext context) {
            return context.realm(realm, now -> now.withBanned(until));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.sanction", "realm", realm, "until", until);
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            EdictContext.ban(compared, realm);
        }
    }

    /** Allows a realm to move soldiers again. */
    record Pardon(Seat realm) implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.out(realm);
        }

        @Override
        public World applied(EdictContext context) {
            return context.realm(realm, now -> now.withBanned(0));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.pardon", "realm", realm);
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            EdictContext.ban(compared, realm);
        }
    }

    /** Names a hex on the map before the second round (§6); its key and its old name still find it. */
    record Rename(int hex, String name) implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.renaming(hex, name);
        }

        @Override
        public World applied(EdictContext context) {
            return context.world().change(draft -> draft.names.put(hex, name));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.rename", "hex", Say.hex(hex), "name", new PlayerText(name));
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            compared.with(
                            Message.of("change.name", "hex", Say.hex(hex)),
                            world -> new PlayerText(world.names()
                                    .getOrDefault(hex, before.names().of(hex))))
                    .of(world -> EdictContext.holder(world, hex));
        }
    }

    /** Plays the extension that was voted (option {@code extensionNeedsGm}). */
    record Agree() implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.unasked();
        }

        @Override
        public World applied(EdictContext context) {
            return context.world().change(draft -> {
                draft.last += draft.extension;
                draft.extension = 0;
            });
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of(
                    "edict.agree",
                    "last",
                    context.world().last() + context.world().course().extension());
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            compared.with(Message.of("change.last"), World::last);
        }
    }

    /** Ends the game instead of the extension that was voted. */
    record Decline() implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.unasked();
        }

        @Override
        public World applied(EdictContext context) {
            return context.closed();
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.decline");
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            EdictContext.course(compared);
        }
    }

    /** Ends the game now; the score counts as it stands (R50). */
    record Close() implements Ruling {

        @Override
        public World applied(EdictContext context) {
            return context.closed();
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.close");
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            EdictContext.course(compared);
        }
    }

    /** Gives a hex to a realm, with the soldiers that are in it; capitals stay (H4). */
    record Award(int hex, Seat realm) implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.out(realm).or(() -> context.capital(hex));
        }

        @Override
        public World applied(EdictContext context) {
            return context.tile(hex, now -> now.withOwner(realm.number()));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.award", "hex", Say.hex(hex), "realm", realm);
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            EdictContext.owner(compared, hex);
        }
    }

    /** Takes a hex from its realm, with the soldiers that are in it; capitals stay (H4). */
    record Free(int hex) implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.capital(hex);
        }

        @Override
        public World applied(EdictContext context) {
            return context.tile(hex, now -> now.withOwner(Tile.NOBODY));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.free", "hex", Say.hex(hex));
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            EdictContext.owner(compared, hex);
        }
    }

    /** Sets the soldiers in a hex. */
    record Station(int soldiers, int hex) implements Ruling {

        @Override
        public World applied(EdictContext context) {
            return context.tile(hex, now -> now.withSoldiers(soldiers));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.station", "soldiers", soldiers, "hex", Say.hex(hex));
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            compared.with(
                            EdictContext.place("change.soldiers", hex),
                            world -> world.tile(hex).soldiers())
                    .of(world -> EdictContext.holder(world, hex));
        }
    }

    /** Sets the level of a hex. */
    record Raise(int hex, int level) implements Ruling {

        @Override
        public World applied(EdictContext context) {
            return context.tile(hex, now -> now.withLevel(level));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.raise", "hex", Say.hex(hex), "level", level);
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            compared.with(
                            EdictContext.place("change.level", hex),
                            world -> world.tile(hex).level())
                    .of(world -> EdictContext.holder(world, hex));
        }
    }

    /** Sets a realm's stock of a resource, which is told only to those who may know it (H5). */
    record Hold(Seat realm, int amount, Resource resource) implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            int most = Settings.of(context.world()).stockCap();
            return context.out(realm)
                    .or(() -> EdictContext.when(amount > most, Refusal.of("GM_STOCK", "H5", "most", most)));
        }

        @Override
        public World applied(EdictContext context) {
            return context.realm(realm, now -> now.withStock(now.stock().with(resource, amount)));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.hold", "realm", realm);
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            if (Settings.of(before.world()).publicStocks() || viewer.maySee(realm)) {
                compared.with(
                        Message.of("change.stock", "resource", Say.resource(resource), "realm", realm),
                        world -> world.realm(realm).stock().get(resource));
            }
        }
    }

    /** Sets a realm's culture. */
    record Cultivate(Seat realm, int points) implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return EdictContext.when(!context.world().seated(realm), EdictContext.stranger(realm));
        }

        @Override
        public World applied(EdictContext context) {
            return context.realm(realm, now -> now.withCulture(points));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.cultivate", "realm", realm, "points", points);
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    Message.of("change.culture", "realm", realm),
                    world -> world.realm(realm).culture());
        }
    }

    /** Makes one of a realm's cities its capital (H4). */
    record Crown(Seat realm, int hex) implements Ruling {

        @Override
        public Optional<Refusal> refusal(EdictContext context) {
            return context.out(realm).or(() -> context.homeless(realm, hex));
        }

        @Override
        public World applied(EdictContext context) {
            return context.realm(realm, now -> now.withCapital(hex));
        }

        @Override
        public Message notice(EdictContext context) {
            return Message.of("edict.crown", "realm", realm, "hex", Say.hex(hex));
        }

        @Override
        public void compare(Compared<World> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    Message.of("change.capital", "realm", realm),
                    world -> Say.hex(world.realm(realm).capital()));
        }
    }
}

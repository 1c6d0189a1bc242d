package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.engine.Compared;
import heraldo.rules.engine.Direct.Decreed;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.mission.Reveal;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Column;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Land;
import heraldo.rules.ruleset.kaixiflan.state.Omens;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * An event of the game master (K8, §8.2). It waits secretly in the agenda and acts in the phase of events; it never leaves an
 * illegal state: what does not fit is left out (§10).
 */
public sealed interface Event extends Act, Decree {

    int MOST_POINTS = 99;
    int RICHEST = 3;
    int LONGEST_REASON = 100;
    int LONGEST_NEWS = 1000;

    /** Keys of the chronicle's sentences about an event that took something. */
    List<String> LOSSES = List.of("decree.take", "decree.disband", "decree.blame");

    /** Declares all of them. */
    static List<OrderType<?>> types(Values values) {
        Param hex = Param.one("hex", values.hex());
        Param province = Param.one("province", values.province());
        Param owner = Param.one("owner", values.owner());
        Param amount = Param.one("amount", Types.whole("number", 1, MOST_POINTS));
        Param resource = Param.one("resource", values.resource());
        Param colonists = Param.optional("colonists", values.number());
        Param armies = Param.optional("armies", values.number());
        Param richness = Param.one("richness", Types.whole("number", 1, RICHEST));
        Param points = Param.one("points", Types.whole("number", 1, MOST_POINTS));
        Param reason = Param.one("reason", Types.text("text", LONGEST_REASON));
        Param text = Param.one("text", Types.story("text", LONGEST_NEWS));
        return List.of(
                OrderType.of("event-give", Give.class, province, amount, resource),
                OrderType.of("event-take", Take.class, province, amount, resource),
                OrderType.of("event-raise", Raise.class, hex, owner, colonists, armies),
                OrderType.of("event-disband", Disband.class, hex, owner, colonists, armies),
                OrderType.of("event-enrich", Enrich.class, hex, resource, richness),
                OrderType.of("event-exhaust", Exhaust.class, hex),
                OrderType.of("event-reveal", Reveal.class, hex),
                OrderType.of("event-storm", Storm.class, hex),
                OrderType.of("event-fair", Fair.class),
                OrderType.of("event-praise", Praise.class, province, points, reason),
                OrderType.of("event-blame", Blame.class, province, points, reason),
                OrderType.of("event-lead", Lead.class, hex),
                OrderType.of("event-draw", Draw.class),
                OrderType.of("event-proclaim", Proclaim.class, text));
    }

    /** Tells whether a sentence of the chronicle is about an event that took effect. */
    static Decreed decreed(Message told) {
        if (!told.key().startsWith("decree.")) {
            return Decreed.NOTHING;
        }
        return LOSSES.contains(told.key()) ? Decreed.LOST : Decreed.DONE;
    }

    /** Explains why the event itself cannot be decreed; empty if it can. */
    default Optional<Refusal> objection(EdictContext context) {
        return Optional.empty();
    }

    /** Takes effect in the phase of events, and returns what is told of it. */
    Message play(Progress turn);

    /** Compares what the event changes between now and its taking effect. */
    default void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
        // Most events change something; those that do not have nothing to compare.
    }

    /** Returns the realm as the event would leave it now. */
    default Realm foreseen(EdictContext context) {
        Progress turn = trial(context);
        play(turn);
        return turn.now();
    }

    /** Returns what will be told of the event, without what only its effect will show. */
    default Message expected(EdictContext context) {
        return play(trial(context));
    }

    /** A turn of which nothing is kept; no event but the deck's leaves anything to chance. */
    private static Progress trial(EdictContext context) {
        return new Progress(new Law(context.realm(), context.law().book()), new KeyedDice(new byte[32]), List.of());
    }

    @Override
    default Optional<Refusal> refusal(EdictContext context) {
        return EdictContext.when(!context.realm().settings().gameMasterDecrees(), Refusal.of("GM-MODE", "R88"))
                .or(() -> objection(context));
    }

    @Override
    default Realm applied(EdictContext context) {
        return context.realm().withAgenda(context.realm().agenda().with(this));
    }

    /** Until it happens, only that something was decreed is told. */
    @Override
    default Message notice(EdictContext context) {
        return Message.of("edict.decree");
    }

    @Override
    default void compare(Compared<Realm> compared, EdictContext before, Viewer viewer) {
        Compared<Realm> later = new Compared<>(before.realm(), foreseen(before));
        foresee(later, before, viewer);
        later.changes().forEach(compared::add);
    }

    @Override
    default boolean secret() {
        return true;
    }

    /** Gives a province some of a resource. */
    record Give(Owner province, int amount, Good resource) implements Event {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Message play(Progress turn) {
            Stock gift = Stock.of(resource, amount);
            store(turn, province, stock -> stock.plus(gift));
            return Message.of("decree.give", "province", Say.owner(province), "amounts", Say.stock(gift));
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            before.stock(compared, viewer, province, resource);
        }
    }

    /** Takes some of a resource from a province, as far as it has any. */
    record Take(Owner province, int amount, Good resource) implements Event {

        @Override
        public Message expected(EdictContext context) {
            return Message.of("decree.take", "province", Say.owner(province))
                    .with("amounts", List.of(Say.amount(resource, amount)));
        }

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Message play(Progress turn) {
            int has = turn.now().province(province).stock().get(resource);
            Stock loss = Stock.of(resource, Math.min(has, amount));
            store(turn, province, stock -> stock.minus(loss));
            return Message.of("decree.take", "province", Say.owner(province), "amounts", Say.stock(loss));
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            before.stock(compared, viewer, province, resource);
        }
    }

    /** Adds units in an explored hex, as far as the limits allow. */
    record Raise(Hex hex, Owner owner, Optional<Integer> colonists, Optional<Integer> armies) implements Event {

        private Units units() {
            return new Units(colonists.orElse(0), armies.orElse(0));
        }

        @Override
        public Message expected(EdictContext context) {
            return told("raise", hex, owner, units());
        }

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(owner).or(() -> context.unexplored(hex));
        }

        @Override
        public Message play(Progress turn) {
            Units room = turn.book().most().minus(turn.now().muster().total(owner));
            Units raised = units().least(new Units(Math.max(0, room.colonists()), Math.max(0, room.armies())));
            turn.change(realm -> realm.withMuster(realm.muster().plus(hex, owner, raised)));
            return told("raise", hex, owner, raised);
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            before.units(compared, hex, owner);
        }
    }

    /** Removes units from a hex, as far as there are any. */
    record Disband(Hex hex, Owner owner, Optional<Integer> colonists, Optional<Integer> armies) implements Event {

        private Units units() {
            return new Units(colonists.orElse(0), armies.orElse(0));
        }

        @Override
        public Message expected(EdictContext context) {
            return told("disband", hex, owner, units());
        }

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(owner).or(() -> context.unexplored(hex));
        }

        @Override
        public Message play(Progress turn) {
            Units gone = units().least(turn.now().muster().at(hex, owner));
            turn.change(realm -> realm.withMuster(realm.muster().minus(hex, owner, gone)));
            return told("disband", hex, owner, gone);
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            before.units(compared, hex, owner);
        }
    }

    /** Makes a hex a source. */
    record Enrich(Hex hex, Good resource, int richness) implements Event {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.capital(hex);
        }

        @Override
        public Message play(Progress turn) {
            return hold(turn, hex, Optional.of(new Land.Source(resource, richness)), "enrich");
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            before.content(compared, hex, viewer, true);
        }
    }

    /** Makes a hex barren. */
    record Exhaust(Hex hex) implements Event {

        @Override
        public Message play(Progress turn) {
            return hold(turn, hex, Optional.empty(), "exhaust");
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            before.content(compared, hex, viewer, true);
        }
    }

    /** Explores a hex for everybody. */
    record Reveal(Hex hex) implements Event {

        @Override
        public Message expected(EdictContext context) {
            return Message.of("pending.reveal", "hex", Say.place(context.realm(), hex));
        }

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return EdictContext.when(
                    context.realm().atlas().explored(hex), Refusal.of("E-EXPL", "R20", "hex", Say.hex(hex)));
        }

        @Override
        public Message play(Progress turn) {
            turn.change(realm -> realm.withAtlas(realm.atlas().change(List.of(hex), Land::revealed)));
            return Message.of("decree.reveal", "hex", Say.hex(hex), "content", Say.content(turn.now(), hex));
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            before.content(compared, hex, viewer, false);
        }
    }

    /** Keeps a storm over a hex for the next turn. */
    record Storm(Hex hex) implements Event {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unexplored(hex);
        }

        @Override
        public Message play(Progress turn) {
            Omens omens = turn.now().omens();
            turn.change(realm -> realm.withOmens(new Omens(Frozen.with(omens.storms(), hex), omens.fair())));
            return Message.of("event.EV3.done", "hex", Say.hex(hex));
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            compared.with(before.place("change.crop", hex), realm -> EdictContext.crop(realm, hex));
        }
    }

    /** Makes free trade cheaper in the next turn. */
    record Fair() implements Event {

        @Override
        public Message play(Progress turn) {
            turn.change(realm -> realm.withOmens(new Omens(realm.omens().storms(), true)));
            return Message.of("event.EV10.done");
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    Message.of("change.rate"),
                    realm -> Message.of(realm.omens().fair() ? "change.rate-fair" : "change.rate-usual"));
        }
    }

    /** Adds to a province's Fame. */
    record Praise(Owner province, int points, String reason) implements Event {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Message play(Progress turn) {
            return credit(turn, "praise", province, points, reason);
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            adjusted(compared, province);
        }
    }

    /** Takes from a province's Fame. */
    record Blame(Owner province, int points, String reason) implements Event {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unplayed(province);
        }

        @Override
        public Message play(Progress turn) {
            return credit(turn, "blame", province, -points, reason);
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            adjusted(compared, province);
        }
    }

    /** Moves Kaixiflán to an explored hex. */
    record Lead(Hex hex) implements Event {

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            return context.unexplored(hex);
        }

        @Override
        public Message play(Progress turn) {
            turn.change(realm -> realm.withCourt(realm.court().withKaixiflan(hex)));
            return Message.of("decree.lead", "hex", Say.hex(hex));
        }

        @Override
        public void foresee(Compared<Realm> compared, EdictContext before, Viewer viewer) {
            compared.with(
                    Message.of("change.kaixiflan"),
                    realm -> Say.place(before.realm(), realm.court().kaixiflan()));
        }
    }

    /** Draws a card of the deck of events, one a turn; the deck itself does so where it draws by itself (R88). */
    record Draw() implements Event {

        @Override
        public Realm foreseen(EdictContext context) {
            return context.realm();
        }

        @Override
        public Message expected(EdictContext context) {
            return Message.of("pending.draw");
        }

        @Override
        public Optional<Refusal> objection(EdictContext context) {
            boolean drawn = context.realm().agenda().decrees().stream().anyMatch(Draw.class::isInstance);
            return EdictContext.when(context.realm().settings().eventsTurnUp(), Refusal.of("GM-DRAW", "R88"))
                    .or(() -> EdictContext.when(drawn, Refusal.of("GM-DRAWN", "R88")));
        }

        @Override
        public Message play(Progress turn) {
            throw new IllegalArgumentException("a card is drawn from its deck");
        }
    }

    /** Tells something, and changes nothing. */
    record Proclaim(String text) implements Event {

        @Override
        public Message play(Progress turn) {
            return Message.of("decree.proclaim", "text", new PlayerText(text));
        }
    }

    private static void store(Progress turn, Owner owner, UnaryOperator<Stock> change) {
        Province province = turn.now().province(owner);
        turn.change(realm -> realm.with(owner, province.withStock(change.apply(province.stock()))));
    }

    private static Message told(String key, Hex hex, Owner owner, Units units) {
        return Message.of("decree." + key, "owner", Say.owner(owner), "units", Say.units(units), "hex", Say.hex(hex));
    }

    private static Message hold(Progress turn, Hex hex, Optional<Land.Source> source, String key) {
        turn.change(realm -> realm.withAtlas(realm.atlas().change(List.of(hex), land -> land.holding(source))));
        Message told = Message.of("decree." + key, "hex", Say.hex(hex));
        return source.map(found -> told.with("source", Say.source(found))).orElse(told);
    }

    private static Message credit(Progress turn, String key, Owner owner, int points, String reason) {
        turn.credit(owner, Column.ADJUSTMENTS, points, reason);
        return Message.of(
                "decree." + key,
                "province",
                Say.owner(owner),
                "points",
                Math.abs(points),
                "reason",
                new PlayerText(reason));
    }

    private static void adjusted(Compared<Realm> compared, Owner province) {
        compared.with(
                Message.of("change.adjustments", "province", Say.owner(province)),
                realm -> EdictContext.points(realm, province, Column.ADJUSTMENTS));
    }
}

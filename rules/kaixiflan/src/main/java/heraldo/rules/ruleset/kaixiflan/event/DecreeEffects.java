package heraldo.rules.ruleset.kaixiflan.event;

import heraldo.rules.board.Hex;
import heraldo.rules.chance.Dice;
import heraldo.rules.chance.KeyedDice;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.ruleset.kaixiflan.book.Rulebook;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.law.Law;
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

/** What the game master's decrees do. They never leave an illegal state: what does not fit is left out (§8.2, §10). */
final class DecreeEffects {

    private final Progress turn;

    DecreeEffects(Progress turn) {
        this.turn = turn;
    }

    /** A realm as a decree would leave it, and what would be told. */
    record Foreseen(Realm realm, Message told) {}

    /** What would come of a decree that were carried out now. A card that is drawn is not foreseen. */
    static Foreseen foreseen(Rulebook book, Realm realm, Decree decree) {
        if (decree instanceof Decree.Draw) {
            return new Foreseen(realm, Message.of("pending.draw"));
        }
        Progress turn = new Progress(new Law(realm, book), unthrown(), List.of());
        Message told = new DecreeEffects(turn).play(decree);
        return new Foreseen(turn.now(), told);
    }

    /** No decree leaves anything to chance. */
    private static Dice unthrown() {
        return new KeyedDice(new byte[32]);
    }

    /** Carries out a decree and tells it. */
    Message play(Decree decree) {
        return switch (decree) {
            case Decree.Give give -> give(give);
            case Decree.Take take -> take(take);
            case Decree.Raise raise -> raise(raise);
            case Decree.Disband disband -> disband(disband);
            case Decree.Enrich(Hex hex, var good, int richness) ->
                hold(hex, Optional.of(new Land.Source(good, richness)), "enrich");
            case Decree.Exhaust(Hex hex) -> hold(hex, Optional.empty(), "exhaust");
            case Decree.Reveal(Hex hex) -> reveal(hex);
            case Decree.Storm(Hex hex) -> storm(hex);
            case Decree.Fair fair -> fair();
            case Decree.Draw draw -> throw new IllegalArgumentException("a card is drawn from its deck");
            case Decree.Praise(Owner who, int points, String reason) -> fame(who, points, reason, "praise");
            case Decree.Blame(Owner who, int points, String reason) -> fame(who, -points, reason, "blame");
            case Decree.Lead(Hex hex) -> lead(hex);
            case Decree.Proclaim(String text) -> Message.of("decree.proclaim", "text", new PlayerText(text));
        };
    }

    private Message give(Decree.Give give) {
        Stock gift = Stock.of(give.resource(), give.amount());
        stock(give.province(), stock -> stock.plus(gift));
        return Message.of("decree.give", "province", Say.owner(give.province()), "amounts", Say.stock(gift));
    }

    private Message take(Decree.Take take) {
        int has = turn.now().province(take.province()).stock().get(take.resource());
        Stock loss = Stock.of(take.resource(), Math.min(has, take.amount()));
        stock(take.province(), stock -> stock.minus(loss));
        return Message.of("decree.take", "province", Say.owner(take.province()), "amounts", Say.stock(loss));
    }

    private void stock(Owner owner, UnaryOperator<Stock> change) {
        Province province = turn.now().province(owner);
        turn.change(realm -> realm.with(owner, province.withStock(change.apply(province.stock()))));
    }

    private Message raise(Decree.Raise raise) {
        Units room = turn.book().most().minus(turn.now().muster().total(raise.owner()));
        Units units = raise.units().least(new Units(Math.max(0, room.colonists()), Math.max(0, room.armies())));
        turn.change(realm -> realm.withMuster(realm.muster().plus(raise.hex(), raise.owner(), units)));
        return units("raise", raise.hex(), raise.owner(), units);
    }

    private Message disband(Decree.Disband disband) {
        Units units = disband.units().least(turn.now().muster().at(disband.hex(), disband.owner()));
        turn.change(realm -> realm.withMuster(realm.muster().minus(disband.hex(), disband.owner(), units)));
        return units("disband", disband.hex(), disband.owner(), units);
    }

    private static Message units(String key, Hex hex, Owner owner, Units units) {
        return Message.of("decree." + key, "owner", Say.owner(owner), "units", Say.units(units), "hex", Say.hex(hex));
    }

    private Message hold(Hex hex, Optional<Land.Source> source, String key) {
        turn.change(realm -> realm.withAtlas(realm.atlas().change(List.of(hex), land -> land.holding(source))));
        Message told = Message.of("decree." + key, "hex", Say.hex(hex));
        return source.map(found -> told.with("source", Say.source(found))).orElse(told);
    }

    private Message reveal(Hex hex) {
        turn.change(realm -> realm.withAtlas(realm.atlas().change(List.of(hex), Land::revealed)));
        return Message.of("decree.reveal", "hex", Say.hex(hex), "content", Say.content(turn.now(), hex));
    }

    private Message storm(Hex hex) {
        Omens omens = turn.now().omens();
        turn.change(realm -> realm.withOmens(new Omens(Frozen.with(omens.storms(), hex), omens.fair())));
        return Message.of("event.EV3.done", "hex", Say.hex(hex));
    }

    private Message fair() {
        turn.change(realm -> realm.withOmens(new Omens(realm.omens().storms(), true)));
        return Message.of("event.EV10.done");
    }

    private Message fame(Owner owner, int points, String reason, String key) {
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

    private Message lead(Hex hex) {
        turn.change(realm -> realm.withCourt(realm.court().withKaixiflan(hex)));
        return Message.of("decree.lead", "hex", Say.hex(hex));
    }
}

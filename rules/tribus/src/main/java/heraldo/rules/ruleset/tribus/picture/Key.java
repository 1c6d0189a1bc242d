package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Holding;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Legend.Entry;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The legend: the tribes with their days and what they own, the pools, and what the signs mean. */
record Key(World world, Ranking ranking) {

    Legend legend() {
        List<Legend.Group> groups = new ArrayList<>();
        groups.add(new Legend.Group(Message.of("scene.legend.tribes"), tribes()));
        if (!world.pools().isEmpty()) {
            groups.add(new Legend.Group(Message.of("scene.legend.pools"), pools()));
        }
        groups.add(new Legend.Group(Message.of("scene.legend.signs"), signs()));
        return new Legend(groups);
    }

    private List<Entry> tribes() {
        List<Entry> entries = new ArrayList<>();
        world.tribes()
                .forEach((number, tribe) ->
                        entries.add(new Entry(Optional.empty(), Ink.seat(number), tribe(number, tribe))));
        entries.add(new Entry(Optional.empty(), Ink.NEUTRAL, Message.of("scene.legend.neutral")));
        entries.add(new Entry(Optional.empty(), Ground.SEA, Message.of("scene.legend.sea")));
        return entries;
    }

    private Message tribe(int number, Tribe tribe) {
        Holding holding = ranking.holding(number);
        return tribe.in()
                ? Message.of("scene.legend.tribe", "tribe", new Seat(number), "day", Say.day(tribe.day()))
                        .with("cities", holding.cities())
                        .with("lands", holding.lands())
                        .with("soldiers", holding.soldiers())
                : Message.of("scene.legend.out", "tribe", new Seat(number));
    }

    /** Lists the rest of each pool, tribe by tribe. */
    private List<Entry> pools() {
        Purses purses = new Purses(world);
        return world.living().stream()
                .filter(tribe -> !purses.of(tribe).isEmpty())
                .map(tribe -> new Entry(
                        Optional.of(Glyph.BADGE),
                        Ink.seat(tribe),
                        Message.of(
                                "scene.word",
                                "word",
                                purses.of(tribe).stream()
                                        .map(place -> pool(purses, place))
                                        .toList())))
                .toList();
    }

    private static Message pool(Purses purses, int place) {
        return Message.of("scene.legend.pool", "letter", Purses.letter(place))
                .with("n", purses.pool(place).amount());
    }

    private static List<Entry> signs() {
        return List.of(
                sign(Glyph.WALLS, Ink.TEXT, "port"),
                sign(Glyph.ANCHOR, Pieces.WATER, "harbour"),
                sign(Glyph.TOWER, Ink.TEXT, "inland"),
                sign(Glyph.BADGE, Ink.NEUTRAL, "soldiers"),
                sign(Glyph.SHIP, Ink.TEXT, "ship"),
                sign(Glyph.HULK, Ink.TEXT, "drifting"),
                sign(Glyph.BROKEN_OUTLINE, Ink.ALERT, "surrounded"),
                sign(Glyph.FLAME, Ink.ALERT, "besieged"),
                sign(Glyph.CHIP, Ink.TEXT, "purse"),
                sign(Glyph.OUTLINE, Ground.TAKEN, "taken"),
                sign(Glyph.ARROW, Ink.TEXT, "moves"),
                sign(Glyph.SHIELD, Ink.ALERT, "lost"));
    }

    private static Entry sign(Glyph glyph, Ink ink, String key) {
        return new Entry(Optional.of(glyph), ink, Message.of("scene.legend." + key));
    }
}

package heraldo.rules.ruleset.hexadominacion.chronicle;

import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The public part of the chronicle of a round, phase by phase, deed by deed in the order of play (§7). */
final class OpenTale {

    /** The headings, in the order in which they stand. */
    private enum Heading {
        TRADES,
        BUILDINGS,
        CAPITALS,
        ATTACKS,
        INCOME,
        LEAVING,
        END;

        private final Message title = Message.of("chronicle." + name().toLowerCase(Locale.ROOT));
    }

    private final Map<Heading, List<Message>> told = new EnumMap<>(Heading.class);

    OpenTale(List<Deed> deeds) {
        boolean fought = false;
        for (Deed deed : deeds) {
            tell(deed);
            fought |= deed instanceof Deed.Fought;
        }
        if (!fought) {
            tell(Heading.ATTACKS, Message.of("no-attacks"));
        }
    }

    /** Those under which something stands. */
    List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        told.forEach((heading, sentences) -> sections.add(Section.of(heading.title, sentences)));
        return sections;
    }

    private void tell(Heading heading, Message sentence) {
        told.computeIfAbsent(heading, none -> new ArrayList<>()).add(sentence);
    }

    private void tell(Deed deed) {
        switch (deed) {
            case Deed.Traded traded -> tell(Heading.TRADES, traded(traded));
            case Deed.Built built -> tell(Heading.BUILDINGS, built(built));
            case Deed.CapitalMoved moved -> tell(Heading.CAPITALS, moved(moved));
            case Deed.Drawn drawn -> tell(Heading.ATTACKS, drawn(drawn));
            case Deed.Fought fought -> tell(Heading.ATTACKS, BattleTale.of(fought));
            case Deed.Eliminated eliminated -> tell(Heading.ATTACKS, eliminated(eliminated));
            case Deed.Earned earned -> tell(Heading.INCOME, earned(earned));
            case Deed.Ceded ceded -> tell(Heading.LEAVING, LeavingTale.ceded(ceded));
            case Deed.Surrendered surrendered -> tell(Heading.LEAVING, LeavingTale.surrendered(surrendered));
            case Deed.Counted counted -> tell(Heading.END, counted(counted));
            case Deed.Ended ended -> tell(Heading.END, Message.of("ended", "active", ended.active()));
            case Deed.Farmed farmed -> {}
        }
    }

    private static Message traded(Deed.Traded deed) {
        return Message.of(
                "traded",
                "culture",
                deed.culture(),
                "gets",
                Say.stock(deed.gets()),
                "gives",
                Say.stock(deed.gives()),
                "one",
                new Seat(deed.one()),
                "other",
                new Seat(deed.other()));
    }

    private static Message built(Deed.Built deed) {
        return Message.of("built", "realm", new Seat(deed.seat()), "hex", Say.hex(deed.hex()), "level", deed.level());
    }

    private static Message moved(Deed.CapitalMoved deed) {
        return Message.of("capital-moved", "realm", new Seat(deed.seat()), "hex", Say.hex(deed.to()));
    }

    private static Message drawn(Deed.Drawn deed) {
        return Message.of(
                "drawn", "realms", deed.seats().stream().map(Seat::new).toList());
    }

    private static Message eliminated(Deed.Eliminated deed) {
        return Message.of("eliminated", "realm", new Seat(deed.seat()), "by", new Seat(deed.by()))
                .with("capital", Say.hex(deed.capital()))
                .with("hexes", deed.hexes())
                .with("culture", deed.culture());
    }

    private static Message earned(Deed.Earned deed) {
        return Message.of("earned", "culture", deed.culture(), "realm", new Seat(deed.seat()), "units", deed.sum());
    }

    private static Message counted(Deed.Counted deed) {
        String key = deed.waits() ? "counted-waits" : "counted";
        return Message.of(key, "votes", deed.votes(), "rounds", deed.rounds());
    }
}

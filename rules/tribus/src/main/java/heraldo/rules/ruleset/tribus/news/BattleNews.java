package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.law.Property;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.Deed;
import heraldo.rules.ruleset.tribus.turn.Deed.Field;
import heraldo.rules.ruleset.tribus.turn.Deed.Fought;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Cities that fell or held, each by itself; ships that were boarded; of the fights in the open the biggest, the rest in few
 * words.
 */
record BattleNews(Places places, Battles battles, World after) {

    Stream<News> news() {
        List<Fought> open = open(battles.decisive());
        return Stream.of(
                        battles.entries().stream()
                                .filter(entry -> city(entry.to()))
                                .map(this::entered),
                        battles.decisive().stream()
                                .filter(fought -> city(fought.to()))
                                .map(this::city),
                        battles.decisive().stream()
                                .filter(fought -> fought.field() == Field.SEA)
                                .map(fought -> news("boarding", fought)),
                        Battles.biggest(open).stream().map(fought -> news("battle", fought)),
                        repelled(open))
                .flatMap(each -> each);
    }

    /** Fights for what is neither city nor ship. */
    List<Fought> open(List<Fought> fights) {
        return fights.stream()
                .filter(fought -> fought.field() != Field.SEA && !city(fought.to()))
                .toList();
    }

    private boolean city(Hex hex) {
        return places.chart().city(hex);
    }

    private News entered(Deed.Entered entry) {
        Message told = Message.of("news.city-entered", "seat", new Seat(entry.tribe()), "foe", owner(entry.owner()))
                .with("free", entry.owner() == Tribe.NOBODY ? "yes" : "no")
                .with("last", last(entry.owner()))
                .with("place", places.full(entry.to()))
                .with("spot", places.brief(entry.to()));
        return new News(told, about(entry.tribe(), entry.owner()), 0);
    }

    private News city(Fought fought) {
        boolean sea = fought.field() == Field.PORT;
        boolean free = fought.foe() == Tribe.NOBODY;
        if (fought.ashore() > 0) {
            return news(free ? "city-free" : sea ? "city-sea" : "city-taken", fought, true);
        }
        int margin = fought.fight().margin();
        String kind = margin > 0 ? "city-spared" : margin == 0 ? "city-dead" : free ? "city-wild" : "city-held";
        return news(kind, fought, margin >= 0);
    }

    private News news(String sort, Fought fought) {
        int margin = fought.fight().margin();
        return news(sort + (margin > 0 ? "-won" : margin < 0 ? "-held" : "-dead"), fought, margin >= 0);
    }

    /** The winner is named first. */
    private News news(String kind, Fought fought, boolean ahead) {
        List<Seat> about = ahead ? about(fought.tribe(), fought.foe()) : about(fought.foe(), fought.tribe());
        Message told = Message.of("news." + kind, "seat", new Seat(fought.tribe()), "foe", owner(fought.foe()))
                .with("place", places.full(fought.to()))
                .with("spot", places.brief(fought.to()))
                .with("attack", fought.fight().attack())
                .with("guard", fought.fight().defence())
                .with("die", fought.fight().die())
                .with("tries", battles.tries(fought.to()))
                .with("lost", fought.fight().attackers())
                .with("left", left(fought))
                .with("free", fought.foe() == Tribe.NOBODY ? "yes" : "no")
                .with("sea", fought.field() == Field.PORT ? "yes" : "no")
                .with("last", last(fought.foe()));
        return new News(told, about, Battles.size(fought));
    }

    /** Counts the winners still standing; where a ship took a city, those who stay in it. */
    private static int left(Fought fought) {
        return fought.fight().margin() < 0 ? fought.fight().defendersLeft() : fought.ashore();
    }

    /** Returns {@code yes} if a tribe has no city any more, otherwise {@code no}. */
    private String last(int tribe) {
        boolean none = tribe != Tribe.NOBODY && new Property(places.chart()).cities(after.board(), tribe) == 0;
        return none ? "yes" : "no";
    }

    /** Tribes without nobody. */
    static List<Seat> about(int... tribes) {
        List<Seat> about = new ArrayList<>();
        for (int tribe : tribes) {
            if (tribe != Tribe.NOBODY) {
                about.add(new Seat(tribe));
            }
        }
        return about;
    }

    private static Object owner(int tribe) {
        return tribe == Tribe.NOBODY ? Message.of("garrison") : new Seat(tribe);
    }

    /** Tells the other failed attacks in one sentence. */
    private Stream<News> repelled(List<Fought> open) {
        List<Fought> rest = open.stream()
                .filter(fought -> fought.fight().margin() <= 0)
                .filter(fought -> Battles.biggest(open)
                        .filter(big -> big.to().equals(fought.to()))
                        .isEmpty())
                .toList();
        return rest.isEmpty()
                ? Stream.empty()
                : Stream.of(repelled(new Seat(rest.get(0).tribe()), rest));
    }

    private News repelled(Seat seat, List<Fought> rest) {
        List<Hex> hexes = rest.stream().map(Fought::to).toList();
        int lost = rest.stream().mapToInt(fought -> fought.fight().attackers()).sum();
        Message told = Message.of("news.repelled", "seat", seat, "places", places.tiles(hexes))
                .with("number", hexes.size())
                .with("lost", lost);
        return new News(told, List.of(seat), hexes.size());
    }
}

package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.List;
import java.util.stream.Stream;

/** News of what was built, recruited and traded: of each deed by itself; those of one seat are told together later. */
final class WorkNews {

    private final Progress turn;
    private final Places places;

    WorkNews(Progress turn, Places places) {
        this.turn = turn;
        this.places = places;
    }

    Stream<News> of(Deed deed) {
        return switch (deed) {
            case Deed.Obeyed obeyed -> order(obeyed.by(), obeyed.command());
            case Deed.Placed placed ->
                Stream.of(start(
                        "placed", placed.seat(), placed.corner(), placed.edge().isPresent()));
            case Deed.Claimed claimed -> Stream.of(corner("claims", claimed.by(), claimed.corner(), 1));
            case Deed.Traded traded -> Stream.of(trade(traded));
            default -> Stream.empty();
        };
    }

    private Stream<News> order(Seat seat, Command command) {
        return switch (command) {
            case Start start -> Stream.of(start("start", seat, start.corner(), true));
            case Road road ->
                Stream.of(News.of(
                        "roads", List.of(seat), 1, "seat", seat, "edges", List.of(Say.edge(road.edge())), "n", 1));
            case Settle settle -> Stream.of(corner("settlements", seat, settle.corner(), 1));
            case City city -> Stream.of(corner("cities", seat, city.corner(), 2));
            case Recruit recruit ->
                Stream.of(News.of("recruits", List.of(seat), 1, "seat", seat, "soldiers", soldier(recruit), "n", 1));
            default -> Stream.empty();
        };
    }

    private News start(String kind, Seat seat, int corner, boolean road) {
        Object goods = turn.deeds().stream()
                .filter(deed -> deed instanceof Deed.Endowed hand && hand.seat().equals(seat))
                .map(deed -> Say.goods(((Deed.Endowed) deed).hand()))
                .findFirst()
                .orElse("");
        return News.of(
                kind,
                List.of(seat),
                1,
                "seat",
                seat,
                "place",
                places.corner(corner),
                "corner",
                corner,
                "goods",
                goods,
                "endowed",
                goods instanceof List ? "yes" : "no",
                "road",
                road ? "yes" : "no");
    }

    private News corner(String kind, Seat seat, int corner, int points) {
        return News.of(
                kind,
                List.of(seat),
                points,
                "seat",
                seat,
                "places",
                List.of(places.corner(corner)),
                "corners",
                List.of(String.valueOf(corner)),
                "n",
                1);
    }

    private static List<Message> soldier(Recruit recruit) {
        return List.of(Message.of("news-soldier." + recruit.kind().id(), "corner", recruit.corner()));
    }

    private static News trade(Deed.Traded traded) {
        int given = traded.given().size();
        return News.of(
                "trades",
                List.of(traded.by()),
                given,
                "seat",
                traded.by(),
                "swaps",
                List.of(Message.of("news-swap", "give", Say.goods(traded.given()), "get", Say.goods(traded.got()))),
                "given",
                given,
                "n",
                traded.got().size());
    }
}

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
        Message told = Message.of("news." + kind, "seat", seat, "place", places.corner(corner))
                .with("corner", corner)
                .with("goods", goods)
                .with("endowed", goods instanceof List ? "yes" : "no")
                .with("road", road ? "yes" : "no");
        return new News(told, List.of(seat), 1);
    }

    private News corner(String kind, Seat seat, int corner, int points) {
        Message told = Message.of("news." + kind, "seat", seat, "places", List.of(places.corner(corner)))
                .with("corners", List.of(String.valueOf(corner)))
                .with("n", 1);
        return new News(told, List.of(seat), points);
    }

    private static List<Message> soldier(Recruit recruit) {
        return List.of(Message.of("news-soldier." + recruit.kind().id(), "corner", recruit.corner()));
    }

    private static News trade(Deed.Traded traded) {
        int given = traded.given().size();
        Message swap = Message.of("news-swap", "give", Say.goods(traded.given()), "get", Say.goods(traded.got()));
        Message told = Message.of("news.trades", "seat", traded.by(), "swaps", List.of(swap), "given", given)
                .with("n", traded.got().size());
        return new News(told, List.of(traded.by()), given);
    }
}

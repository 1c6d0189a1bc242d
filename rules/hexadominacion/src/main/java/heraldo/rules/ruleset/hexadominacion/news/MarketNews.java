package heraldo.rules.ruleset.hexadominacion.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.say.Places;
import heraldo.rules.ruleset.hexadominacion.say.Say;
import heraldo.rules.ruleset.hexadominacion.state.Resource;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** News of peaceful exchange between realms: swaps, gifts and sales of land. */
final class MarketNews {

    private final Round round;
    private final Places places;

    MarketNews(Round round, Places places) {
        this.round = round;
        this.places = places;
    }

    /** Land that one realm left another by the same kind of bargain. */
    private record Bargain(int seat, int to, boolean sold) {}

    Stream<News> news() {
        return Stream.concat(trades().stream(), cessions());
    }

    /** One swap by itself; of many, how many and the biggest. */
    private Optional<News> trades() {
        List<Deed.Traded> trades = round.deeds(Deed.Traded.class);
        return trades.stream()
                .min(Comparator.comparingInt(trade -> -trade.culture()))
                .map(trade -> trade(trade, trades.size()));
    }

    private static News trade(Deed.Traded trade, int number) {
        List<Seat> both = List.of(new Seat(trade.one()), new Seat(trade.other()));
        Message told = Message.of(
                number == 1 ? "news.trade" : "news.market",
                "number",
                number,
                "seat",
                both.get(0),
                "other",
                both.get(1),
                "give",
                amounts(trade.gives()),
                "get",
                amounts(trade.gets()),
                "culture",
                trade.culture());
        return new News(told, number == 1 ? both : List.of(), number);
    }

    /** A swap may be one-sided. */
    private static Object amounts(Stock stock) {
        List<Message> amounts = Resource.ALL.stream()
                .filter(resource -> stock.get(resource) > 0)
                .map(resource ->
                        Message.of("news-amount", "n", stock.get(resource), "resource", Say.resource(resource)))
                .toList();
        return amounts.isEmpty() ? Message.of("nothing") : amounts;
    }

    private Stream<News> cessions() {
        Map<Bargain, List<Deed.Ceded>> bargains = new LinkedHashMap<>();
        for (Deed.Ceded deed : round.deeds(Deed.Ceded.class)) {
            Bargain bargain = new Bargain(deed.seat(), deed.to(), deed.sold());
            bargains.computeIfAbsent(bargain, any -> new ArrayList<>()).add(deed);
        }
        return bargains.entrySet().stream().map(each -> cession(each.getKey(), each.getValue()));
    }

    private News cession(Bargain bargain, List<Deed.Ceded> deeds) {
        List<Integer> hexes = deeds.stream().map(Deed.Ceded::hex).toList();
        Stock price = deeds.stream().map(Deed.Ceded::price).reduce(Stock.NONE, Stock::plus);
        List<Seat> both = List.of(new Seat(bargain.seat()), new Seat(bargain.to()));
        Message told = Message.of(bargain.sold() ? "news.sold" : "news.ceded", "number", hexes.size())
                .with("seat", both.get(0))
                .with("other", both.get(1))
                .with("places", places.full(hexes))
                .with("spots", places.brief(hexes))
                .with("price", amounts(price));
        return new News(told, both, hexes.size());
    }
}

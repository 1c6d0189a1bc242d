package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.turn.Deed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The news of two dice at the end of a turn: yields, shortages, or the robber and the cuts of large hands. */
final class DiceNews {

    private final Places places;
    private final Deed.Thrown thrown;
    private final List<Deed.Produced> yields = new ArrayList<>();
    private final List<Resource> lacking = new ArrayList<>();
    private final List<Seat> robbed = new ArrayList<>();
    private final List<Deed.Discarded> cuts = new ArrayList<>();
    private final List<Deed.Robber> robber = new ArrayList<>();

    DiceNews(Deed.Thrown thrown, Places places) {
        this.thrown = thrown;
        this.places = places;
    }

    /** Something that may have come of the dice. */
    void add(Deed deed) {
        switch (deed) {
            case Deed.Produced produced -> yields.add(produced);
            case Deed.Shortage shortage -> lacking.add(shortage.resource());
            case Deed.Robber moved -> robber.add(moved);
            case Deed.Robbed taken -> robbed.add(taken.from());
            case Deed.Discarded cut -> cuts.add(cut);
            default -> {}
        }
    }

    Stream<News> news() {
        List<News> news = new ArrayList<>();
        robber.forEach(moved -> news.add(robber(moved)));
        if (!cuts.isEmpty()) {
            news.add(cut());
        }
        if (!lacking.isEmpty()) {
            List<Message> resources = lacking.stream().map(Say::resource).toList();
            news.add(told("shortage", List.of(), lacking.size(), "resources", resources, "n", lacking.size()));
        }
        if (!yields.isEmpty()) {
            news.add(harvest());
        }
        if (news.isEmpty()) {
            news.add(told("dice", List.of(), 0));
        }
        return news.stream();
    }

    private News told(String kind, List<Seat> about, int size, Object... more) {
        List<Object> arguments = new ArrayList<>(List.of(
                "dice",
                Message.of("news-dice", "one", thrown.one(), "other", thrown.other()),
                "sum",
                thrown.one() + thrown.other()));
        arguments.addAll(List.of(more));
        return News.of(kind, about, size, arguments.toArray());
    }

    private News robber(Deed.Robber moved) {
        if (moved.candidates().isEmpty()) {
            return told("robber-stays", List.of(), 0, "hex", Say.hex(moved.from()), "place", places.hex(moved.from()));
        }
        return told(
                robbed.isEmpty() ? "robber-empty" : "robber",
                List.of(),
                robbed.size(),
                "hex",
                Say.hex(moved.to()),
                "place",
                places.hex(moved.to()),
                "who",
                List.copyOf(robbed),
                "n",
                robbed.size());
    }

    /** Tells the number of cards that each seat discarded, which is public, but not the cards themselves. */
    private News cut() {
        List<Message> shares = cuts.stream()
                .map(cut -> Message.of(
                        "news-cut", "seat", cut.by(), "n", cut.goods().size()))
                .toList();
        int all = cuts.stream().mapToInt(cut -> cut.goods().size()).sum();
        List<Seat> who = cuts.stream().map(Deed.Discarded::by).toList();
        return told("cut", List.of(), all, "shares", shares, "who", who, "n", who.size());
    }

    /** By what was collected, and for whom: a number stands on two hexes at most. */
    private News harvest() {
        Map<List<Message>, List<Message>> crops = new LinkedHashMap<>();
        for (Resource resource : Resource.ALL) {
            List<Message> shares = shares(resource);
            if (!shares.isEmpty()) {
                crops.computeIfAbsent(shares, any -> new ArrayList<>()).add(Say.resource(resource));
            }
        }
        List<Message> told = new ArrayList<>();
        crops.forEach((shares, resources) ->
                told.add(Message.of("news-crop", "resources", List.copyOf(resources), "shares", shares)));
        return told(
                "harvest",
                List.of(),
                yields.stream().mapToInt(gain -> gain.goods().size()).sum(),
                "crops",
                Message.inTurn("news-crops", told).orElseThrow(),
                "resources",
                crops.values().stream().flatMap(List::stream).toList());
    }

    private List<Message> shares(Resource resource) {
        return yields.stream()
                .filter(gain -> gain.goods().get(resource) > 0)
                .map(gain -> Message.of(
                        "news-share", "seat", gain.by(), "n", gain.goods().get(resource)))
                .toList();
    }
}

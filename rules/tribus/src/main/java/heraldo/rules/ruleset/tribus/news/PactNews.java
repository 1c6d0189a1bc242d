package heraldo.rules.ruleset.tribus.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.law.Property;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Pact;
import heraldo.rules.ruleset.tribus.turn.Deed;
import java.util.List;
import java.util.stream.Stream;

/** Pacts that were carried out, and those that were not, with what was in the way (Q39). */
record PactNews(Places places) {

    private Property property() {
        return new Property(places.chart());
    }

    News news(Deed.Bargained deed) {
        Pact pact = deed.pact();
        return switch (deed.code()) {
            case "OK" -> kept(pact);
            case "X_ASSET" -> broken(pact, "pact-gone", "reason", missing(pact, deed.board()));
            case "X_LAST_CITY" -> broken(pact, "pact-last", "loser", new Seat(loser(pact, deed.board())));
            default -> broken(pact, "pact-out", "id", pact.id());
        };
    }

    private News kept(Pact pact) {
        boolean city = pact.assets().anyMatch(asset -> asset.kind() == Asset.Kind.CITY);
        boolean forward = !pact.give().isEmpty();
        boolean both = forward && !pact.get().isEmpty();
        boolean none = !forward && pact.get().isEmpty();
        String kind = none ? "pact-word" : both ? city ? "pact-cities" : "pact" : city ? "pact-city" : "pact-gift";
        Seat from = new Seat(forward ? pact.giver() : pact.receiver());
        Seat to = new Seat(forward ? pact.receiver() : pact.giver());
        Message told = Message.of("news." + kind, "seat", from, "other", to)
                .with("give", places.assets(forward ? pact.give() : pact.get()))
                .with("get", places.assets(pact.get()))
                .with("number", (forward ? pact.give() : pact.get()).size());
        return new News(told, List.of(from, to), pact.places().size());
    }

    private static News broken(Pact pact, String kind, String name, Object value) {
        List<Seat> both = List.of(new Seat(pact.giver()), new Seat(pact.receiver()));
        Message told = Message.of("news." + kind, "seat", both.get(0), "other", both.get(1))
                .with(name, value);
        return new News(told, both, pact.places().size());
    }

    /** The first promised thing that its giver no longer owns. */
    private Message missing(Pact pact, Board board) {
        return Stream.concat(
                        pact.give().stream().map(asset -> missing(board, pact.giver(), asset)),
                        pact.get().stream().map(asset -> missing(board, pact.receiver(), asset)))
                .flatMap(each -> each)
                .findFirst()
                .orElseThrow();
    }

    private Stream<Message> missing(Board board, int owner, Asset asset) {
        if (property().owns(board, owner, asset)) {
            return Stream.empty();
        }
        boolean occupied =
                asset.kind() == Asset.Kind.LAND && board.tile(asset.place()).owner() == owner;
        String key = "news-gone." + (occupied ? "occupied" : asset.kind().id());
        return Stream.of(Message.of(key, "owner", new Seat(owner))
                .with("place", places.full(asset.place()))
                .with("tile", places.chart().name(asset.place())));
    }

    /** Returns the party that the pact would leave without a city. */
    private int loser(Pact pact, Board board) {
        Board passed =
                property().passed(property().passed(board, pact.give(), pact.receiver()), pact.get(), pact.giver());
        return property().cities(passed, pact.giver()) == 0 ? pact.giver() : pact.receiver();
    }
}

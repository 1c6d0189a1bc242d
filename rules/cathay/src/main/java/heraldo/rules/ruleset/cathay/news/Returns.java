package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** News of seats that threw for their return, and of those that came back. */
final class Returns {

    private final Progress turn;
    private final Places places;
    private Optional<Deed.Prayed> prayer = Optional.empty();

    Returns(Progress turn, Places places) {
        this.turn = turn;
        this.places = places;
    }

    Stream<News> of(Deed deed) {
        return switch (deed) {
            case Deed.Prayed prayed when prayed.heard() -> prayed(prayed);
            case Deed.Risen risen -> Stream.of(risen(risen));
            default -> Stream.empty();
        };
    }

    /** A throw that is used at once is told with the return itself. */
    private Stream<News> prayed(Deed.Prayed prayed) {
        prayer = Optional.of(prayed);
        boolean used = turn.deeds().stream()
                .anyMatch(
                        deed -> deed instanceof Deed.Risen risen && risen.seat().equals(prayed.by()));
        return used
                ? Stream.empty()
                : Stream.of(new News(
                        Message.of("news.prayed", "seat", prayed.by(), "dice", dice(prayed))
                                .with("sum", prayed.one() + prayed.other()),
                        List.of(prayed.by()),
                        1));
    }

    private News risen(Deed.Risen risen) {
        Optional<Deed.Prayed> thrown = prayer.filter(prayed -> prayed.by().equals(risen.seat()));
        return new News(
                Message.of("news.risen", "seat", risen.seat())
                        .with("place", places.corner(risen.corner()))
                        .with("thrown", thrown.isPresent() ? "yes" : "no")
                        .with("dice", thrown.<Object>map(Returns::dice).orElse(""))
                        .with("card", takesCard(risen.seat()) ? "yes" : "no"),
                List.of(risen.seat()),
                1);
    }

    private boolean takesCard(Seat seat) {
        return turn.deeds().stream()
                .anyMatch(deed -> deed instanceof Deed.Honoured honoured
                        && honoured.honour() == Honour.RES
                        && honoured.to() == seat.number());
    }

    private static Message dice(Deed.Prayed prayed) {
        return Message.of("news-dice", "one", prayed.one(), "other", prayed.other());
    }

    /** Drops the news of the card RES taken from nobody, which the news of the return includes. */
    List<News> cards(List<News> cards) {
        return cards.stream()
                .filter(card -> !card.kind().equals("card")
                        || !Honour.RES.name().equalsIgnoreCase((String)
                                card.told().arguments().get("which")))
                .toList();
    }
}

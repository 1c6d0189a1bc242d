package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Honour;
import heraldo.rules.ruleset.cathay.state.Honours;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** News of the four cards that are worth a point: who had one before, and who has it now. */
record CardNews(Position before, Position after) {

    Stream<News> news() {
        return Arrays.stream(Honour.values()).flatMap(honour -> card(honour).stream());
    }

    private Optional<News> card(Honour honour) {
        int from = before.honours().holder(honour);
        int to = after.honours().holder(honour);
        if (from == to) {
            return Optional.empty();
        }
        List<Seat> about = new ArrayList<>();
        after.honours().of(honour).ifPresent(about::add);
        before.honours().of(honour).ifPresent(about::add);
        return Optional.of(new News(
                Message.of("news." + kind(from, to), "seat", Say.seat(to))
                        .with("foe", Say.seat(from))
                        .with("card", Say.honour(honour))
                        .with("which", honour.name().toLowerCase(Locale.ROOT))
                        .with("measure", to == Honours.NOBODY ? 0 : measure(honour, to)),
                about,
                1));
    }

    private static String kind(int from, int to) {
        return to == Honours.NOBODY ? "card-lost" : from == Honours.NOBODY ? "card" : "card-taken";
    }

    /** Returns the holder's score for a card: cities, the length of its route or soldiers; 1 for RES. */
    private int measure(Honour honour, int seat) {
        return switch (honour) {
            case RES -> 1;
            case DEV -> after.side(seat).buildings().cities().count();
            case ROUTE -> after.side(seat).buildings().route();
            case ARMY -> after.side(seat).troop().count();
        };
    }
}

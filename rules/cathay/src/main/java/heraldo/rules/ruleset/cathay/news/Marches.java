package heraldo.rules.ruleset.cathay.news;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.order.Move;
import heraldo.rules.ruleset.cathay.turn.Deed;
import heraldo.rules.ruleset.cathay.turn.Progress;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** News of soldiers that only walked; those that attacked or claimed a ruin have news of their own. */
record Marches(Progress turn) {

    List<News> news() {
        List<Deed> deeds = turn.deeds();
        return IntStream.range(0, deeds.size())
                .boxed()
                .flatMap(i -> of(deeds, i))
                .toList();
    }

    private static Stream<News> of(List<Deed> deeds, int place) {
        if (deeds.get(place) instanceof Deed.Obeyed obeyed && obeyed.command() instanceof Move move) {
            boolean more = deeds.stream().skip(place).anyMatch(later -> follows(later, obeyed.by(), move));
            return more ? Stream.empty() : Stream.of(march(obeyed.by(), move));
        }
        return Stream.empty();
    }

    private static boolean follows(Deed later, Seat seat, Move move) {
        return switch (later) {
            case Deed.Claimed claimed -> claimed.by().equals(seat) && claimed.corner() == move.corner();
            case Deed.Obeyed obeyed ->
                obeyed.by().equals(seat)
                        && obeyed.command() instanceof Attack attack
                        && attack.soldier().equals(move.soldier());
            default -> false;
        };
    }

    private static News march(Seat seat, Move move) {
        Message soldier = Message.of("news-march." + move.soldier().kind().id(), "corner", move.corner());
        return News.of("marches", List.of(seat), 1, "seat", seat, "soldiers", List.of(soldier), "n", 1);
    }
}

package heraldo.bot.campaign.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.proof.Line;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Which place everybody gets at the end of a game, and who gets none. */
class FinishedTest {

    private static Line.Tenure held(int seat, char player, int first, int last, boolean stayed) {
        int due = last - first + 1;
        String token = String.valueOf(player).repeat(32);
        return new Line.Tenure(new Seat(seat), token, first, last, due, due - 1, List.of(), stayed);
    }

    /** Seats with so many points, some of which have won. */
    private static Finished game(List<Line.Tenure> held, List<Integer> totals, Integer... winners) {
        List<Standings.Row> rows = new ArrayList<>();
        for (int i = 0; i < totals.size(); i++) {
            rows.add(new Standings.Row(new Seat(i + 1), List.of(), totals.get(i)));
        }
        TreeSet<Seat> won = new TreeSet<>(Arrays.stream(winners).map(Seat::new).toList());
        return Finished.of(
                new CampaignId("00000000-0000-0000-0000-000000000001"),
                "tribus",
                Instant.EPOCH,
                held,
                new Standings(List.of(), rows, false),
                new Outcome(won, Message.of("over")));
    }

    /** By player: place and a star for who has won; nothing for whom none counts. */
    private static List<String> places(Finished game) {
        return game.parts().stream()
                .map(part -> part.token().charAt(0)
                        + (part.place().isPresent()
                                ? String.valueOf(part.place().getAsInt())
                                : "")
                        + (part.won() ? "*" : ""))
                .toList();
    }

    private static List<Line.Tenure> four() {
        return List.of(
                held(1, 'a', 1, 10, true),
                held(2, 'b', 1, 10, true),
                held(3, 'c', 1, 4, true),
                held(4, 'd', 1, 10, true));
    }

    @Test
    void theTableDecidesAndWhoIsTiedSharesTheBetterPlace() {
        assertEquals(List.of("a1*", "b2", "c4", "d2"), places(game(four(), List.of(9, 5, 1, 5), 1)));
        assertEquals(List.of("a1", "b1", "c3", "d3"), places(game(four(), List.of(7, 7, 2, 2))), "nobody has won");
    }

    @Test
    void whoHasWonIsFirstEvenWithFewerPoints() {
        assertEquals(List.of("a2", "b1*", "c4", "d3"), places(game(four(), List.of(9, 5, 1, 6), 2)));
        assertEquals(
                List.of("a3", "b1*", "c1*", "d4"),
                places(game(four(), List.of(9, 5, 1, 6), 2, 3)),
                "who was out early may have won with others");
    }

    @Test
    void aSeatCountsForWhoeverHasItAtTheEndAndHeldItForHalfOfItsTurns() {
        List<Line.Tenure> late =
                List.of(held(1, 'a', 1, 6, false), held(1, 'b', 7, 10, true), held(2, 'c', 1, 10, true));
        assertEquals(List.of("a", "b", "c2"), places(game(late, List.of(9, 5), 1)));
        List<Line.Tenure> half =
                List.of(held(1, 'a', 1, 5, false), held(1, 'b', 6, 10, true), held(2, 'c', 1, 10, true));
        assertEquals(List.of("a", "b1*", "c2"), places(game(half, List.of(9, 5), 1)));
        List<Line.Tenure> again = List.of(
                held(1, 'a', 1, 4, false),
                held(1, 'b', 5, 8, false),
                held(1, 'a', 9, 10, true),
                held(2, 'c', 1, 2, false));
        Finished game = game(again, List.of(9, 5), 1);
        assertEquals(List.of("a1*", "b", "c"), places(game), "both times count");
        assertEquals(4, game.parts().get(0).inTime());
        assertEquals(6, game.parts().get(0).due());
        assertEquals(
                Optional.of(3),
                game.parts().stream().skip(1).map(Finished.Part::inTime).findFirst());
    }
}

package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.check.Examiner;
import heraldo.rules.ruleset.cathay.law.Automatic;
import heraldo.rules.ruleset.cathay.law.Links;
import heraldo.rules.ruleset.cathay.law.Sites;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.order.End;
import heraldo.rules.ruleset.cathay.order.Rise;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Start;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The engine's own player: one order at a time, the best building it can pay, and then the end of its turn. */
public record Settler(Examiner examiner) {

    public OrderSheet propose(Position position, Seat seat) {
        if (!position.active().equals(seat)) {
            return OrderSheet.EMPTY;
        }
        return wishes(position, seat)
                .filter(command -> examiner.refusal(position, seat, command).isEmpty())
                .findFirst()
                .map(OrderSheet::of)
                .orElse(OrderSheet.EMPTY);
    }

    private static Stream<Command> wishes(Position position, Seat seat) {
        List<Command> placed = placed(position, seat).map(List::of).orElse(List.of());
        return Stream.of(
                        placed.stream(),
                        corners(position, seat).mapToObj(City::new),
                        Sites.all(position, seat).stream().mapToObj(Settle::new),
                        Links.open(position, seat).stream().mapToObj(Road::new),
                        Stream.of(new End()))
                .flatMap(each -> each);
    }

    private static IntStream corners(Position position, Seat seat) {
        return position.side(seat).buildings().settlements().stream();
    }

    private static Optional<Command> placed(Position position, Seat seat) {
        return Automatic.corner(position, seat).stream()
                .boxed()
                .findFirst()
                .map(corner -> position.round().first()
                        ? new Start(corner, Automatic.road(position, corner).orElse(0))
                        : new Rise(corner));
    }
}

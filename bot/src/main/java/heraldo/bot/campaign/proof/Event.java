package heraldo.bot.campaign.proof;

import java.util.Optional;
import java.util.stream.Stream;

/** An act of the game master and what it did, if it changed anything. */
record Event(Line.Act act, Optional<Line.Deed> deed) {

    Stream<Line> lines() {
        return Stream.concat(Stream.of(act), deed.stream());
    }

    /** The row that was open. */
    RowKey open() {
        return new RowKey(act.turn(), act.step());
    }
}

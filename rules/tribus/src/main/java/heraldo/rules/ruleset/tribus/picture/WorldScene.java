package heraldo.rules.ruleset.tribus.picture;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Rulebook;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.say.Say;
import heraldo.rules.ruleset.tribus.score.Ranking;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import java.util.ArrayList;
import java.util.List;

/** The map of a game (§7). Nothing on it is secret: everybody sees the same. */
public record WorldScene(Rulebook book, World world) {

    /** The position while a turn is open, with what has been played of it. */
    public static Scene of(Rulebook book, World world) {
        return bare(book, world).on(new WorldPlate(book, world, world).open());
    }

    private static Scene bare(Rulebook book, World world) {
        return new WorldScene(book, world)
                .drawn(title(world), altText(book, world).text());
    }

    private static AltText altText(Rulebook book, World world) {
        return new AltText(book.chart(), world, new Ranking(book, world));
    }

    /**
     * The position as a plate, with what a turn has changed.
     *
     * @param chronicle what everybody is told of the turn
     */
    public static Scene plate(Rulebook book, World before, World after, Chronicle chronicle) {
        return bare(book, after).on(new WorldPlate(book, before, after).plate(chronicle));
    }

    /** The position with what a seat's sheet would do in place of what the last tribe did. */
    public static Scene preview(Rulebook book, Examiner examiner, World world, Seat seat, OrderSheet sheet) {
        World planned = new Plans(examiner).of(world, seat, sheet);
        Message title = Message.of("scene.title.preview", "tribe", seat);
        return new WorldScene(book, planned)
                .drawn(title, altText(book, planned).plans())
                .on(new WorldPlate(book, world, planned).planned(seat));
    }

    private Scene drawn(Message title, Message alt) {
        Sheet sheet = new Sheet(book.chart());
        Pieces pieces = new Pieces(book.chart(), sheet, world);
        Arrows arrows = new Arrows(sheet, world);
        List<Token> tokens = new ArrayList<>(pieces.tokens());
        tokens.addAll(arrows.shields());
        Drawing drawing = new Drawing(
                sheet.width(),
                sheet.height(),
                new Ground(book.chart(), sheet, world).cells(),
                arrows.links(),
                tokens,
                pieces.labels());
        return new Scene(title, drawing, new Key(world, new Ranking(book, world)).legend(), alt);
    }

    private static Message title(World world) {
        if (world.ending().isPresent()) {
            return Message.of("scene.title.over", "week", world.week());
        }
        return switch (world.stage()) {
            case PICK ->
                Message.of("scene.title.pick", "tribe", Say.tribe(world.active().orElse(0)));
            case TURN ->
                Message.of("scene.title.turn", "week", world.week(), "day", Say.day(world.day()))
                        .with("tribe", Say.tribe(world.active().orElse(0)));
            case TICK ->
                Message.of(world.today().isPresent() ? "scene.title.tick" : "scene.title.rest", "week", world.week())
                        .with("day", Say.day(world.day()));
        };
    }
}

package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Places;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The whole picture of a position. Everything on it is public (§7). */
public final class GalaxyScene {

    private static final int SIZE = 2 * Ring.MIDDLE;
    private static final Ink SHADE = new Ink("shield");
    private static final int RIM = 460;
    private static final int SECTOR = 18;
    private static final int SUBSECTOR = 13;

    /** The width of the longest name of a sector, in heights of a capital letter. */
    private static final int LONGEST = 23;

    private final Law law;
    private final War war;
    private final Chart chart;

    public GalaxyScene(Law law, Charts charts) {
        this(law, charts.of(law.galaxy()));
    }

    private GalaxyScene(Law law, Chart chart) {
        this.law = law;
        this.war = law.war();
        this.chart = chart;
    }

    public Scene scene() {
        return drawn(Message.of("scene.title", "turn", Say.turn(war)), new AltText(law).text());
    }

    /**
     * The position as a plate.
     *
     * @param standings the standings of the bands
     */
    public Scene plate(Standings standings) {
        return scene().on(new GalaxyPlate(law, war, standings).plate());
    }

    /**
     * The position after a turn as a plate, with what the turn has changed.
     *
     * @param before the position in which the turn was opened
     */
    public Scene plate(War before, Standings standings) {
        return drawn(Message.of("scene.title", "turn", Say.turn(before)), new AltText(law).text())
                .on(new GalaxyPlate(law, before, standings).plate());
    }

    /** The position with what a sheet would do in place of what the last turn did: its attacks as arrows, its Defence. */
    public Scene preview(Seat seat, OrderSheet sheet, Standings standings) {
        War planned = war.withLatest(Plans.of(law, seat, sheet));
        GalaxyScene scene = new GalaxyScene(law.in(planned), chart);
        return scene.drawn(Message.of("scene.preview", "turn", Say.turn(planned)), new AltText(scene.law).plans())
                .on(new GalaxyPlate(scene.law, planned, standings).plate());
    }

    private Scene drawn(Message title, Message alt) {
        Drawing drawing = new Drawing(
                SIZE,
                SIZE,
                new Ground(law, chart).cells(),
                new Arrows(war, chart).links(),
                new Worlds(war, chart).tokens(),
                labels());
        return new Scene(title, drawing, new Key(law).legend(), alt);
    }

    private List<Label> labels() {
        List<Label> labels = new ArrayList<>();
        chart.galaxy()
                .planets()
                .keySet()
                .forEach(planet -> labels.add(new Label(
                        Message.of("scene.name", "name", planet),
                        chart.name(planet),
                        NamePlaces.SIZE,
                        Ink.TEXT,
                        true)));
        chart.galaxy()
                .subsectors()
                .values()
                .forEach(subsector -> labels.add(along(
                        Message.of("scene.name", "name", subsector.id()), chart.name(subsector), SUBSECTOR, SHADE)));
        chart.galaxy().outer().forEach(sector -> labels.add(name(sector)));
        return labels;
    }

    /** A sector's name along its rim. */
    private Label name(Sector sector) {
        Message name = Message.of("scene.sector", "id", sector.id(), "name", Places.sector(sector.id()));
        Wedge wedge = chart.wedge(sector);
        return along(name, wedge.centre(RIM), Math.min(SECTOR, wedge.arc(RIM) / LONGEST), Ink.TEXT);
    }

    /** Words along a circle around the middle of the galaxy. */
    private static Label along(Message words, Point at, int size, Ink ink) {
        return new Label(words, at, size, ink, true, Optional.of(Wedge.MIDDLE));
    }
}

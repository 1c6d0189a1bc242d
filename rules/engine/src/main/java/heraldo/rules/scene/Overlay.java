package heraldo.rules.scene;

import heraldo.rules.kernel.Message;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lines and signs to be drawn over a scene, and what those of them that are used mean. */
public final class Overlay {

    private final int size;
    private final List<Point> places;
    private final List<Link> links = new ArrayList<>();
    private final List<Token> tokens = new ArrayList<>();
    private final Map<Point, Integer> crowd = new LinkedHashMap<>();
    private final Map<Message, Legend.Entry> meanings = new LinkedHashMap<>();

    /**
     * An empty overlay.
     *
     * @param size how high its signs are, in scene units
     * @param places where the signs of one area stand, one after another, from the middle of the area
     */
    public Overlay(int size, List<Point> places) {
        this.size = size;
        this.places = List.copyOf(places);
    }

    /** Adds a line or an arrow. */
    public void link(Link link, Message meaning) {
        links.add(link);
        mean(glyph(link), link.ink(), meaning);
    }

    private static Glyph glyph(Link link) {
        if (link.arrow()) {
            return link.dashed() ? Glyph.BROKEN_ARROW : Glyph.ARROW;
        }
        return link.dashed() ? Glyph.BROKEN_BAR : Glyph.BAR;
    }

    /** Adds a token just where it says. */
    public void token(Token token) {
        tokens.add(token);
    }

    /** Adds a token just where it says, and what it means. */
    public void token(Token token, Message meaning) {
        tokens.add(token);
        mean(token.glyph(), token.ink(), meaning);
    }

    /** Adds a sign to an area, in the first place that is free. */
    public void sign(Point middle, Glyph glyph, Ink ink, String text, Message meaning) {
        int before = crowd.merge(middle, 1, Integer::sum) - 1;
        Point place = places.get(before % places.size());
        tokens.add(new Token(glyph, middle.plus(place.x(), place.y()), size, ink, text));
        mean(glyph, ink, meaning);
    }

    /**
     * A scene with this drawn over it and explained first in its legend.
     *
     * @param heading what the group in the legend is called
     */
    public Scene over(Scene scene, Message title, Message heading, Message alt) {
        List<Legend.Group> groups = new ArrayList<>(scene.legend().groups());
        if (!meanings.isEmpty()) {
            groups.add(0, new Legend.Group(heading, List.copyOf(meanings.values())));
        }
        return new Scene(title, over(scene.drawing()), new Legend(groups), alt);
    }

    private Drawing over(Drawing below) {
        return new Drawing(
                below.width(),
                below.height(),
                below.cells(),
                joined(below.links(), links),
                joined(below.tokens(), tokens),
                below.labels());
    }

    private void mean(Glyph glyph, Ink ink, Message meaning) {
        meanings.putIfAbsent(meaning, new Legend.Entry(Optional.of(glyph), ink, meaning));
    }

    private static <T> List<T> joined(List<T> below, List<T> above) {
        List<T> all = new ArrayList<>(below);
        all.addAll(above);
        return all;
    }
}

package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Kind;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.state.World;
import heraldo.rules.scene.Ink;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Token;
import heraldo.rules.scene.Token.Glyph;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The planets: a disc with its owner's mark, and around it, each in its own corner, the shield of extreme conditions or of
 * the last turn's Defence, the inhabitants, the resources and the god.
 */
final class Worlds {

    static final Ink EMPTY = new Ink("empty");
    static final Ink SHIELD = new Ink("shield");
    static final Ink DEFENCE = new Ink("defence");
    static final Ink RESOURCE = new Ink("resource");
    static final Ink CONQUEST = Ink.ALERT;

    private static final int ORB = 36;
    private static final int HALO = 52;
    private static final int SIGN = 19;
    private static final int PLATE = 18;
    private static final int ACROSS = 21;
    private static final int UP = 13;

    private final War war;
    private final Chart chart;

    Worlds(War war, Chart chart) {
        this.war = war;
        this.chart = chart;
    }

    List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        chart.galaxy().planets().values().forEach(planet -> add(planet, tokens));
        return tokens;
    }

    static Ink owner(World world) {
        return world.owner().map(Seat::number).map(Ink::seat).orElse(EMPTY);
    }

    static Ink kind(Kind kind) {
        return new Ink("people." + kind.name().toLowerCase(Locale.ROOT));
    }

    static Ink god(Faith god) {
        return new Ink("god." + god.kind());
    }

    /** The letter of a god; that of a minor one begins its name. */
    static String letter(Faith god) {
        return god.minorName().orElse(god.code()).substring(0, 1).toUpperCase(Locale.ROOT);
    }

    /** Lists the boxes that a planet and all its possible signs cover on the drawing. */
    static List<Box> boxes(Planet planet, Point at) {
        List<Box> boxes = new ArrayList<>();
        boxes.add(Box.around(at, ORB + 4, ORB + 4));
        boxes.add(Box.around(at.plus(-ACROSS, -UP), SIGN, SIGN));
        if (planet.inhabitants() > 0) {
            boxes.add(Box.around(at.plus(ACROSS + 2, -UP), SIGN + 8, SIGN));
        }
        if (planet.resources() > 0) {
            boxes.add(Box.around(at.plus(ACROSS, UP), SIGN, SIGN));
        }
        if (planet.holy().isPresent()) {
            boxes.add(Box.around(at.plus(-ACROSS, UP), SIGN, SIGN));
        }
        return boxes;
    }

    private void add(Planet planet, List<Token> tokens) {
        World world = war.world(planet.id());
        Point at = chart.planet(planet.id());
        if (war.latest().conquests().contains(planet.id())) {
            tokens.add(new Token(Glyph.HALO, at, HALO, CONQUEST, ""));
        }
        tokens.add(new Token(Glyph.ORB, at, ORB, owner(world), ""));
        shield(planet, at.plus(-ACROSS, -UP), tokens);
        if (world.inhabitants() > 0) {
            Ink ink = kind(planet.kind().orElse(Kind.IMPERIAL));
            tokens.add(new Token(
                    Glyph.BADGE, at.plus(ACROSS + 2, -UP), PLATE, ink, Integer.toString(world.inhabitants())));
        }
        if (planet.resources() > 0) {
            String number = planet.resources() > 1 ? Integer.toString(planet.resources()) : "";
            tokens.add(new Token(Glyph.DIAMOND, at.plus(ACROSS, UP), SIGN, RESOURCE, number));
        }
        world.holy()
                .ifPresent(god -> tokens.add(new Token(Glyph.CHIP, at.plus(-ACROSS, UP), SIGN, god(god), letter(god))));
    }

    private void shield(Planet planet, Point at, List<Token> tokens) {
        int defence = war.latest().defences().getOrDefault(planet.id(), 0);
        if (defence > (planet.extreme() ? 1 : 0)) {
            tokens.add(new Token(Glyph.SHIELD, at, SIGN + 2, DEFENCE, Integer.toString(defence)));
        } else if (planet.extreme()) {
            tokens.add(new Token(Glyph.SHIELD, at, SIGN, SHIELD, ""));
        }
    }
}

package heraldo.bot.render;

import heraldo.rules.scene.Wheel.Holy;
import heraldo.rules.scene.Wheel.People;
import heraldo.rules.scene.Wheel.Raid;
import heraldo.rules.scene.Wheel.Shield;
import heraldo.rules.scene.Wheel.Sign;
import java.awt.Color;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Paints signs of a wheel where they are explained, just as they are on the wheel but larger. */
final class WheelKeys {

    private static final double HIGH = 34;

    private final Easel easel;
    private final Theme theme;
    private final WorldLayer worlds;

    WheelKeys(Easel easel) {
        this.easel = easel;
        this.theme = easel.theme();
        this.worlds = new WorldLayer(easel);
    }

    void draw(Sign sign, double x, double y) {
        switch (sign) {
            case CHANGED -> changed(new Sweep(x, y));
            case RAID -> raid(x, y);
            case FAILED -> failed(x, y);
            case SHIELD -> worlds.shield(new Shield(1, true), box(x, y, 28));
            case RESOURCE -> worlds.resources(1, box(x, y, 28));
            case PEOPLE -> worlds.people(new People("people.imperial", "person", 1), box(x, y, 54));
            case HOLY -> worlds.holy(new Holy("god.K", "K"), box(x, y, HIGH));
        }
    }

    private static Rectangle2D box(double x, double y, double width) {
        return new Rectangle2D.Double(x - width / 2, y - HIGH / 2, width, HIGH);
    }

    private void changed(Sweep sweep) {
        new Glow(easel, theme.ink("glow")).around(sweep, 15);
        easel.fill(sweep.disc(17), theme.ink("casing"));
        easel.fill(sweep.disc(15), theme.ink("nobody"));
    }

    private void raid(double x, double y) {
        Point2D from = new Point2D.Double(x - 34, y);
        Point2D to = new Point2D.Double(x + 30, y);
        List<Point2D> way = RaidFlight.curve(from, to, 0, 1, 1);
        RaidFlight flight = new RaidFlight(
                new Raid(1, OptionalInt.empty(), 0, 2, false),
                way,
                to,
                Optional.of(way.get(way.size() / 3)),
                Optional.empty());
        RaidLayer raids = new RaidLayer(easel);
        raids.shaft(flight);
        raids.signs(flight);
    }

    private void failed(double x, double y) {
        Color colour = theme.ink("nobody");
        Line2D line = new Line2D.Double(x - 30, y, x + 6, y);
        easel.stroke(line, theme.ink("sheath"), RaidFlight.WIDTH + 6);
        easel.stroke(line, colour, RaidFlight.WIDTH, List.of(7.0, 15.0));
        new RaidLayer(easel).cross(x + 16, y, 14);
    }
}

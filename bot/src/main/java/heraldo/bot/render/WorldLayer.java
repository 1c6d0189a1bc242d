package heraldo.bot.render;

import heraldo.bot.render.Orbs.Orb;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Wheel.Holy;
import heraldo.rules.scene.Wheel.People;
import heraldo.rules.scene.Wheel.Shield;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Paints worlds: the light around them, the disc of their owner or of their kind, and their signs. */
final class WorldLayer {

    private static final double[][] AURA = {{3, 0.55}, {7, 0.28}, {11, 0.14}};
    private static final double AURA_WIDTH = 4.5;
    private static final double NIGHT = 0.34;
    private static final double NIGHT_OF_OWNED = 0.20;
    private static final double FIGURES = 11.5;

    /** More than anything reaches from the middle of a world. */
    private static final int REACH = 48;

    private final Easel easel;
    private final Theme theme;
    private final WorldArt art;

    WorldLayer(Easel easel) {
        this.easel = easel;
        this.theme = easel.theme();
        this.art = new WorldArt(easel);
    }

    /** The light of a god, and that of what changed hands. */
    void lights(Orb orb) {
        if (orb.world().dominion().changed() || orb.world().holy().isPresent()) {
            List<Object> key = List.of(
                    orb.radius(),
                    orb.world().dominion().changed(),
                    orb.world().holy().map(Holy::ink));
            piece(orb, key, layer -> layer::shine);
        }
    }

    private void shine(Orb orb) {
        orb.world().holy().ifPresent(holy -> {
            for (double[] ring : AURA) {
                double reach = orb.radius() + ring[0] + (orb.world().dominion().changed() ? Glow.REACH : 0);
                easel.fill(orb.sweep().ring(reach, AURA_WIDTH), Glow.faint(theme.ink(holy.ink()), ring[1]));
            }
        });
        if (orb.world().dominion().changed()) {
            new Glow(easel, theme.ink("glow")).around(orb.sweep(), orb.radius());
        }
    }

    void disc(Orb orb) {
        List<Object> key = List.of(
                orb.world().look(), orb.kind(), orb.radius(), orb.world().owner());
        piece(orb, key, layer -> layer::body);
    }

    /** Paints something around a world, or takes it from what was painted before. */
    private void piece(Orb orb, List<Object> key, Function<WorldLayer, Consumer<Orb>> part) {
        Stamp stamp = Workshop.of(theme).stamp(key, () -> {
            Easel clear = easel.clear(2 * REACH, 2 * REACH);
            part.apply(new WorldLayer(clear)).accept(orb.at(REACH, REACH));
            return clear.image();
        });
        easel.lay(stamp, (int) orb.x() - REACH, (int) orb.y() - REACH);
    }

    private void body(Orb orb) {
        Sweep sweep = orb.sweep();
        double radius = orb.radius();
        easel.fill(sweep.disc(radius + 2.6), theme.ink("casing"));
        if (orb.world().owner() == Plate.NOBODY) {
            art.draw(orb);
            easel.fill(art.night(sweep, radius), Glow.faint(theme.ink("night"), NIGHT));
            easel.fill(sweep.ring(radius - 0.6, 1.5), Glow.faint(theme.ink("pale"), 0.24));
        } else {
            Color seat = theme.seat(orb.world().owner());
            easel.fill(sweep.disc(radius), seat);
            easel.fill(art.night(sweep, radius), Glow.faint(theme.ink("night"), NIGHT_OF_OWNED));
            easel.fill(sweep.ring(radius - 1, 2), Glow.faint(theme.ink("pale"), 0.55));
            easel.mark(orb.world().owner(), orb.x(), orb.y(), radius, theme.on(seat));
        }
    }

    void signs(Orb orb) {
        orb.world().shield().ifPresent(shield -> shield(shield, orb.shield()));
        if (orb.world().resources() > 0) {
            resources(orb.world().resources(), orb.resources());
        }
        orb.world().holy().ifPresent(holy -> holy(holy, orb.holy()));
        orb.world().people().ifPresent(people -> people(people, orb.people()));
    }

    void holy(Holy holy, Rectangle2D box) {
        double x = box.getCenterX();
        double y = box.getCenterY();
        double half = box.getHeight() / 2;
        double cut = 0.42 * half;
        Path2D sign = new Path2D.Double();
        sign.moveTo(x - cut, y - half);
        sign.lineTo(x + cut, y - half);
        sign.lineTo(x + half, y - cut);
        sign.lineTo(x + half, y + cut);
        sign.lineTo(x + cut, y + half);
        sign.lineTo(x - cut, y + half);
        sign.lineTo(x - half, y + cut);
        sign.lineTo(x - half, y - cut);
        sign.closePath();
        Color colour = theme.ink(holy.ink());
        easel.cased(sign, colour, theme.ink("casing"), 1.8);
        easel.fill(easel.centred(Typeface.FIGURES, holy.letter(), x, y, 0.58 * box.getHeight()), theme.on(colour));
    }

    void people(People people, Rectangle2D box) {
        Color colour = theme.ink(people.kind());
        double height = box.getHeight();
        easel.cased(
                new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), height, 0.5 * height, 0.5 * height),
                colour,
                theme.ink("casing"),
                1.8);
        Color ink = theme.on(colour);
        double y = box.getCenterY();
        easel.fill(easel.icon(people.icon(), box.getX() + 0.32 * box.getWidth(), y, 0.8 * height), ink);
        String number = Integer.toString(people.number());
        easel.fill(
                easel.centred(Typeface.FIGURES, number, box.getX() + 0.73 * box.getWidth(), y, FIGURES / 18 * height),
                ink);
    }

    /** Draws a bare shield for a world that nature defends, and one with the strength on it for a world that troops defend. */
    void shield(Shield shield, Rectangle2D box) {
        double x = box.getCenterX();
        double y = box.getCenterY();
        Color colour = theme.ink(shield.quiet() ? "shield" : "shield-strong");
        easel.cased(crest(x, y, box.getWidth(), box.getHeight()), colour, theme.ink("casing"), 1.8);
        if (shield.quiet()) {
            Path2D half = crest(x, y, box.getWidth(), box.getHeight());
            half.closePath();
            easel.fill(right(x, y, box.getWidth(), box.getHeight()), Glow.faint(theme.ink("night"), 0.25));
        } else {
            String strength = Integer.toString(shield.strength());
            easel.fill(
                    easel.centred(Typeface.FIGURES, strength, x, y - 0.04 * box.getHeight(), 0.52 * box.getHeight()),
                    theme.on(colour));
        }
    }

    private static Path2D crest(double x, double y, double width, double height) {
        Path2D crest = right(x, y, width, height);
        double left = x - width / 2;
        crest.moveTo(x, y - height / 2);
        crest.quadTo(x - 0.3 * width, y - 0.38 * height, left, y - 0.36 * height);
        crest.lineTo(left, y);
        crest.quadTo(left + 0.02 * width, y + 0.32 * height, x, y + height / 2);
        crest.closePath();
        return crest;
    }

    private static Path2D right(double x, double y, double width, double height) {
        Path2D half = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double right = x + width / 2;
        half.moveTo(x, y - height / 2);
        half.quadTo(x + 0.3 * width, y - 0.38 * height, right, y - 0.36 * height);
        half.lineTo(right, y);
        half.quadTo(right - 0.02 * width, y + 0.32 * height, x, y + height / 2);
        half.closePath();
        return half;
    }

    void resources(int number, Rectangle2D box) {
        double x = box.getCenterX();
        double y = box.getCenterY();
        double wide = box.getWidth() / 2;
        double high = box.getHeight() / 2;
        Path2D lozenge = new Path2D.Double();
        lozenge.moveTo(x, y - high);
        lozenge.lineTo(x + wide, y);
        lozenge.lineTo(x, y + high);
        lozenge.lineTo(x - wide, y);
        lozenge.closePath();
        easel.cased(lozenge, theme.ink("resource"), theme.ink("casing"), 1.8);
        Path2D shine = new Path2D.Double();
        shine.moveTo(x, y - high);
        shine.lineTo(x + wide, y);
        shine.lineTo(x - 0.1 * wide, y + 0.1 * high);
        shine.lineTo(x - 0.32 * wide, y - 0.68 * high);
        shine.closePath();
        easel.fill(shine, theme.ink("resource-light"));
        if (number > 1) {
            Shape words = easel.centred(Typeface.FIGURES, Integer.toString(number), x, y, 0.42 * box.getHeight());
            easel.fill(words, theme.ink("dark"));
        }
    }
}

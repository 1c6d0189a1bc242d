package heraldo.bot.render;

import heraldo.bot.render.Orbs.Orb;
import heraldo.rules.scene.Wheel.Radii;
import heraldo.rules.scene.Wheel.Raid;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds ways for raids: curves that keep away from worlds, from one another, from the inside of the wall if they have no business
 * there, and from the rim; and places for the numbers on them.
 */
final class RaidRoutes {

    private static final double[] BOWS = {0.05, 0.10, 0.14, 0.18, 0.22, 0.26, 0.36, 0.48};
    private static final double CLEAR = 5;
    private static final double ON_WORLD = 110;
    private static final double NEAR_WORLD = 40;
    private static final double ON_SIGN = 30;
    private static final double ON_RAID = 22;
    private static final double INSIDE = 60;
    private static final double ON_RIM = 90;
    private static final double BOWED = 60;
    private static final double APART = 11;
    private static final double[] OUT = {47, 56, 66};
    private static final int ANGLES = 24;

    /** At which share of its way the number of a raid stands, if it can. */
    private static final double FIRST = 0.34;

    /** The distances of the number from the way, if it must stand beside it. */
    private static final double[] ASIDE = {0, 13, -13, 19, -19, 27, -27, 36, -36, 48, -48, 60, -60, 75, -75, 90, -90};

    /** The distances before the usual end of its way at which a raid may fail. */
    private static final double[] BACK = {0, 8, 16, 26, 38};

    /** From how far around its target a raid may come to fail, in radians, where the straight side has no room for its cross. */
    private static final double[] AROUND = {0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6, 2, -2, 2.4, -2.4};

    /** The cost of a radian of that. */
    private static final double TURNED = 40;

    private static final double[] STRAIGHT = {0};

    /** A place that something else has. */
    private static final double TAKEN = 400;

    private static final double GAP = 1.5;

    /** The reach of a world's signs from the edge of its disc. */
    private static final double SIGNS = 28;

    private final List<Orb> orbs;
    private final List<List<Rectangle2D>> signs;
    private final List<Rectangle2D> letters;
    private final Radii radii;
    private final Sweep middle;
    private final List<RaidFlight> flights = new ArrayList<>();

    /** The boxes around the flights, with a margin in which others come too near. */
    private final List<Rectangle2D> strips = new ArrayList<>();

    /** The boxes of the flights' signs. */
    private final List<Rectangle2D> taken = new ArrayList<>();

    RaidRoutes(List<Orb> orbs, List<Rectangle2D> letters, Radii radii) {
        this.letters = letters;
        this.orbs = orbs;
        this.signs = orbs.stream().map(Orb::signs).toList();
        this.radii = radii;
        this.middle = new Sweep(radii.middle().x(), radii.middle().y());
    }

    List<RaidFlight> find(List<Raid> raids) {
        for (Raid raid : raids) {
            RaidFlight flight = raid.from().isPresent() ? flight(raid) : landing(raid);
            flights.add(flight);
            strips.add(flight.strip(APART));
            taken.addAll(flight.signs());
        }
        for (int i = 0; i < flights.size(); i++) {
            if (flights.get(i).raid().units() > 1) {
                RaidFlight numbered = numbered(flights.get(i));
                flights.set(i, numbered);
                taken.addAll(numbered.signs());
            }
        }
        return List.copyOf(flights);
    }

    private RaidFlight flight(Raid raid) {
        RaidFlight best = null;
        double least = Double.MAX_VALUE;
        for (double around : raid.failed() ? AROUND : STRAIGHT) {
            for (double back : raid.failed() ? BACK : STRAIGHT) {
                if (least < TAKEN) {
                    break;
                }
                for (double bow : BOWS) {
                    for (double side : new double[] {1, -1}) {
                        RaidFlight flight = curve(raid, side * bow, back, around);
                        double own = BOWED * bow + back + TURNED * Math.abs(around);
                        double cost = cost(flight, least - own) + own;
                        if (best == null || cost < least) {
                            least = cost;
                            best = flight;
                        }
                    }
                }
            }
        }
        return java.util.Objects.requireNonNull(best);
    }

    private RaidFlight curve(Raid raid, double bow, double back, double around) {
        Orb from = orbs.get(raid.from().getAsInt());
        Orb to = orbs.get(raid.to());
        double end = before(to, raid) + back;
        double facing = Math.atan2(from.y() - to.y(), from.x() - to.x());
        List<Point2D> way = RaidFlight.curve(
                new Point2D.Double(from.x(), from.y()),
                around == 0 ? new Point2D.Double(to.x(), to.y()) : away(to, facing + around, end),
                bow,
                from.reach() + CLEAR,
                around == 0 ? end : 0);
        return new RaidFlight(raid, way, way.get(way.size() - 1), Optional.empty(), Optional.empty());
    }

    /** Returns the distance from the middle of its target at which a raid ends. */
    private static double before(Orb to, Raid raid) {
        return to.reach() + CLEAR + (raid.failed() ? RaidFlight.CROSS - 2 : 0);
    }

    /** Returns the cost of a way; the sum stops once it exceeds {@code most}. */
    private double cost(RaidFlight flight, double most) {
        Raid raid = flight.raid();
        boolean inside = raid.from().isPresent() && (in(orbs.get(raid.from().getAsInt())) || in(orbs.get(raid.to())));
        List<Orb> near = near(flight);
        double cost = 0;
        for (int i = 0; i < flight.way().size() && cost < most; i += 2) {
            Point2D at = flight.way().get(i);
            cost += worlds(raid, at, near) + raids(at);
            double away = at.distance(middle.x(), middle.y());
            cost += !inside && away < radii.wall() + radii.gap() ? INSIDE : 0;
            cost += away > radii.rim() ? ON_RIM : 0;
        }
        return cost + (raid.failed() ? room(flight.tip(), RaidFlight.CROSS) : 0);
    }

    private boolean in(Orb orb) {
        return orb.distance(middle.x(), middle.y()) < radii.wall();
    }

    /** The worlds that may lie on a way or beside it. */
    private List<Orb> near(RaidFlight flight) {
        Rectangle2D strip = flight.strip(RaidFlight.HEAD_LONG);
        return orbs.stream()
                .filter(orb -> strip.intersects(
                        orb.x() - orb.radius(), orb.y() - orb.radius(), 2 * orb.radius(), 2 * orb.radius()))
                .toList();
    }

    private double worlds(Raid raid, Point2D at, List<Orb> near) {
        double cost = 0;
        for (Orb orb : near) {
            double away = orb.distance(at.getX(), at.getY()) - orb.radius();
            boolean end = orb.number() == raid.to() || raid.from().orElse(-1) == orb.number();
            if (!end && away < CLEAR + APART) {
                cost += away < CLEAR ? ON_WORLD : away < APART ? NEAR_WORLD : 0;
            }
            cost += end && away < 0 ? ON_WORLD : 0;
            if (away < RaidFlight.HEAD_LONG) {
                cost += signs.get(orb.number()).stream().anyMatch(sign -> sign.contains(at)) ? ON_SIGN : 0;
            }
        }
        return cost;
    }

    private double raids(Point2D at) {
        double cost = 0;
        for (int i = 0; i < flights.size(); i++) {
            cost += strips.get(i).contains(at) && flights.get(i).passes(at, APART) ? ON_RAID : 0;
        }
        return cost;
    }

    /** A landing comes from the freest direction around its target, from outside rather than inside. */
    private RaidFlight landing(Raid raid) {
        Orb to = orbs.get(raid.to());
        double outward = Math.atan2(to.y() - middle.y(), to.x() - middle.x());
        RaidFlight best = null;
        double least = Double.MAX_VALUE;
        for (double back : raid.failed() ? BACK : STRAIGHT) {
            for (double out : OUT) {
                if (least < TAKEN) {
                    break;
                }
                for (int i = 0; i < ANGLES; i++) {
                    double turn = (i % 2 == 0 ? 1 : -1) * ((i + 1) / 2) * 2 * Math.PI / ANGLES;
                    RaidFlight flight = landing(raid, to, outward + turn, out + back, back);
                    Point2D sign = flight.landing().orElseThrow();
                    double below = Math.cos(outward + turn - Math.PI / 2);
                    double own = 4 * Math.abs(turn) + out - OUT[0] + back + (below > 0.6 ? 25 : 0);
                    double cost = own + room(sign, RaidFlight.LANDING) + cost(flight, least);
                    if (best == null || cost < least) {
                        least = cost;
                        best = flight;
                    }
                }
            }
        }
        return java.util.Objects.requireNonNull(best);
    }

    private RaidFlight landing(Raid raid, Orb to, double angle, double out, double back) {
        Point2D from = away(to, angle, to.radius() + out);
        Point2D tip = away(to, angle, before(to, raid) + back);
        List<Point2D> way = new ArrayList<>();
        for (int i = 0; i <= 8; i++) {
            way.add(new Point2D.Double(
                    from.getX() + (tip.getX() - from.getX()) * i / 8,
                    from.getY() + (tip.getY() - from.getY()) * i / 8));
        }
        return new RaidFlight(raid, way, tip, Optional.empty(), Optional.of(from));
    }

    private static Point2D away(Orb orb, double angle, double distance) {
        return new Point2D.Double(orb.x() + Math.cos(angle) * distance, orb.y() + Math.sin(angle) * distance);
    }

    /** Returns the cost of a round sign at a point: over worlds, their signs, those of other raids, names of sectors, the rim. */
    private double room(Point2D at, double radius) {
        double cost = 0;
        for (Orb orb : orbs) {
            double away = orb.distance(at.getX(), at.getY()) - orb.radius();
            cost += away < radius + GAP ? TAKEN : 0;
            if (away < SIGNS + radius) {
                cost += signs.get(orb.number()).stream()
                                .filter(sign -> near(sign, at, radius))
                                .count()
                        * TAKEN;
            }
        }
        cost += taken.stream().filter(sign -> near(sign, at, radius)).count() * TAKEN;
        if (ringed(at, radius)) {
            cost += letters.stream().filter(letter -> near(letter, at, radius)).count() * TAKEN;
        }
        cost += at.distance(middle.x(), middle.y()) > radii.rim() - radius ? ON_RIM : 0;
        return cost;
    }

    /** Returns whether a sign may touch the letters on the wall or on the rim. */
    private boolean ringed(Point2D at, double radius) {
        double away = at.distance(middle.x(), middle.y());
        double reach = 2 * radius;
        return away > radii.rim() - reach || (away > radii.wall() - reach && away < radii.wall() + radii.gap() + reach);
    }

    private static boolean near(Rectangle2D sign, Point2D at, double radius) {
        double dx = Math.max(0, Math.max(sign.getX() - at.getX(), at.getX() - sign.getMaxX()));
        double dy = Math.max(0, Math.max(sign.getY() - at.getY(), at.getY() - sign.getMaxY()));
        return Math.hypot(dx, dy) < radius + GAP;
    }

    private RaidFlight numbered(RaidFlight flight) {
        if (flight.landing().isPresent()) {
            return flight;
        }
        Point2D best = flight.along(FIRST);
        double least = Double.MAX_VALUE;
        for (double aside : ASIDE) {
            if (least < TAKEN) {
                break;
            }
            for (double share = 0.1; share < 0.92; share += 0.04) {
                Point2D at = flight.beside(share, aside);
                double cost = 20 * Math.abs(share - FIRST) + 2 * Math.abs(aside);
                if (cost < least) {
                    cost += number(at);
                }
                if (cost < least) {
                    least = cost;
                    best = at;
                }
            }
        }
        return flight.with(best);
    }

    private double number(Point2D at) {
        double cost = room(at, RaidFlight.BEAD);
        return cost < TAKEN ? cost + 2 * raids(at) : cost;
    }
}

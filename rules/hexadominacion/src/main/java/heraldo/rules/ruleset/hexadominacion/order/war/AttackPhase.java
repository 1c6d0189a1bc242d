package heraldo.rules.ruleset.hexadominacion.order.war;

import heraldo.rules.ruleset.hexadominacion.state.Strike;
import heraldo.rules.ruleset.hexadominacion.turn.Code;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Line;
import heraldo.rules.ruleset.hexadominacion.turn.Phase;
import heraldo.rules.ruleset.hexadominacion.turn.Round;
import heraldo.rules.ruleset.hexadominacion.turn.Side;
import java.util.ArrayList;
import java.util.List;

/** Phase 6, Atacar: soldiers are reserved, the order is drawn, and realm after realm attacks (H14-H24, §4). */
public final class AttackPhase implements Phase {

    @Override
    public void play(Round round) {
        List<Assault> assaults = assaults(round);
        assaults.removeIf(assault -> isShort(round, assault));
        for (int seat : drawn(round)) {
            for (Assault assault : assaults) {
                if (assault.seat() == seat) {
                    run(round, assault, assaults);
                }
            }
        }
        List<Strike> strikes = strikes(round);
        round.change(draft -> draft.strikes = strikes);
    }

    /** Reserves and pays for the attacks of the only realm that sent lines, as if no other realm acted against it. */
    public void assume(Round round) {
        List<Assault> assaults = assaults(round);
        assaults.removeIf(assault -> isShort(round, assault));
        for (Assault assault : assaults) {
            if (!pays(round, assault)) {
                unpaid(round, assault);
            }
        }
    }

    private static List<Assault> assaults(Round round) {
        List<Assault> assaults = new ArrayList<>();
        for (Line<Attack> line : round.due(Attack.class)) {
            assaults.add(new Assault(line, earlier(assaults, line) + 1));
        }
        return assaults;
    }

    /** Returns the number of attacks on the same target that its realm has ordered above it. */
    private static int earlier(List<Assault> assaults, Line<Attack> line) {
        int earlier = 0;
        for (int i = assaults.size() - 1; i >= 0 && assaults.get(i).seat() == line.seat(); i--) {
            earlier += assaults.get(i).target() == line.order().target() ? 1 : 0;
        }
        return earlier;
    }

    /** Step 1: reserves; a line that is short of soldiers is cancelled before any dice (R23). */
    private static boolean isShort(Round round, Assault assault) {
        boolean reserved = assault.reserve(round.field());
        if (!reserved) {
            assault.line().end(Code.X_SOLDIERS);
        }
        return !reserved;
    }

    /** Step 2: the order of the realms, by lot (H21). */
    private static List<Integer> drawn(Round round) {
        List<Integer> seats = round.active().map(Side::seat).toList();
        List<Integer> drawn = round.dice().shuffle(seats, seat -> "orden|" + seat);
        round.happened(new Deed.Drawn(drawn));
        return drawn;
    }

    /** Steps 2a to 2f: what may still stop an attack. */
    private static void run(Round round, Assault assault, List<Assault> all) {
        int ordered = assault.line().order().soldiers();
        int soldiers = assault.soldiers();
        if (round.side(assault.seat()).eliminated()) {
            assault.line().end(Code.X_ELIMINATED);
        } else if (round.field().owner(assault.target()) == assault.seat()) {
            stays(round, assault, Code.X_TARGET_OWN);
        } else if (soldiers == 0) {
            assault.line().end(Code.X_ORIGINS_LOST);
        } else if (!pays(round, assault)) {
            unpaid(round, assault);
        } else {
            assault.line().end(soldiers < ordered ? Code.N_REDUCED : Code.OK);
            new Battle(round, assault, all).fight();
        }
    }

    private static boolean pays(Round round, Assault assault) {
        return round.side(assault.seat()).pays(assault.cost(round.book().costs()));
    }

    private static void unpaid(Round round, Assault assault) {
        assault.line()
                .unpaid(round.side(assault.seat()), assault.cost(round.book().costs()));
        assault.release(round.field());
    }

    private static void stays(Round round, Assault assault, Code why) {
        assault.line().end(why);
        assault.release(round.field());
    }

    private static List<Strike> strikes(Round round) {
        List<Strike> strikes = new ArrayList<>();
        for (Deed deed : round.deeds()) {
            if (deed instanceof Deed.Fought fought) {
                strikes.add(new Strike(
                        fought.seat(), fought.target(), fought.attack().hexes(), fought.won()));
            }
        }
        return List.copyOf(strikes);
    }
}

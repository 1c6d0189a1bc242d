package heraldo.rules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The rules for a seat whose player sends nothing. Each turn, the platform sends a standing sheet if there is one; else it
 * excuses the turn while excused turns are left; else the seat climbs one rung, and stays on the last. After some turns there, a
 * substitute may take the seat.
 *
 * @param standing whether a turn for which lines were left standing counts as one that was sent
 * @param excused the number of turns that a player may miss without being silent; the ruleset does in them what it does for a
 *     silent seat
 * @param offered the number of turns on the last rung after which a substitute may take the seat; 0 for never
 */
public record Ladder(boolean standing, int excused, List<Rung> rungs, int offered) {
    /** Two turns by the ruleset's own default, then the governor plays. */
    public static final Ladder USUAL = new Ladder(List.of(Rung.DEFAULT, Rung.DEFAULT, Rung.STAND_IN));

    /** The governor plays from the first silent turn on. */
    public static final Ladder AT_ONCE = new Ladder(List.of(Rung.STAND_IN));

    private static final String EXCUSED = "excused=";
    private static final String OFFERED = "offered=";
    private static final String NOT_STANDING = "standing=no";

    /** One step of the ladder. */
    public enum Rung {
        /** The ruleset does what it does for a silent seat. */
        DEFAULT,
        /** A governor, the ruleset's own legal player, writes the sheet. */
        STAND_IN
    }

    public Ladder {
        rungs = List.copyOf(rungs);
        if (rungs.isEmpty()) {
            throw new IllegalArgumentException("a ladder has at least one rung");
        }
        if (excused < 0 || offered < 0) {
            throw new IllegalArgumentException("a ladder counts no less than none");
        }
    }

    /** Rungs alone: standing lines count, no turn is excused, and the seat is never offered. */
    public Ladder(List<Rung> rungs) {
        this(true, 0, rungs, 0);
    }

    /** As it was written by {@link #text}. */
    public static Ladder of(String text) {
        boolean standing = true;
        int excused = 0;
        int offered = 0;
        List<Rung> rungs = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            if (word.equals(NOT_STANDING)) {
                standing = false;
            } else if (word.startsWith(EXCUSED)) {
                excused = Integer.parseInt(word.substring(EXCUSED.length()));
            } else if (word.startsWith(OFFERED)) {
                offered = Integer.parseInt(word.substring(OFFERED.length()));
            } else {
                rungs.add(Rung.valueOf(word));
            }
        }
        return new Ladder(standing, excused, rungs, offered);
    }

    /** In letters: the rungs, and what else there is. */
    public String text() {
        String words = rungs.stream().map(Enum::name).collect(Collectors.joining(" "));
        return words
                + (excused > 0 ? " " + EXCUSED + excused : "")
                + (offered > 0 ? " " + OFFERED + offered : "")
                + (standing ? "" : " " + NOT_STANDING);
    }

    /**
     * The rung for a silent turn.
     *
     * @param silent how many turns the seat was silent before this one, from 0
     */
    public Rung rung(int silent) {
        return rungs.get(Math.min(silent, rungs.size() - 1));
    }

    /** Returns whether a governor plays for a seat on any of the rungs. */
    public boolean knowsRegents() {
        return rungs.contains(Rung.STAND_IN);
    }

    /**
     * Returns the number of silent turns that the ruleset's default plays before a governor does; all rungs if none ever does.
     */
    public int defaults() {
        int first = rungs.indexOf(Rung.STAND_IN);
        return first < 0 ? rungs.size() : first;
    }

    /** Returns the number of silent turns after which a seat is on the last rung. */
    public int climbed() {
        return rungs.size() - 1;
    }

    /** Returns whether a substitute may take a seat after a number of silent turns. */
    public boolean offers(int silent) {
        return offered > 0 && silent >= climbed() + offered;
    }

    /** Returns the number of silent turns left until a substitute may take a seat; 0 if one may now, or never may. */
    public int beforeOffer(int silent) {
        return offered == 0 ? 0 : Math.max(0, climbed() + offered - silent);
    }

    /** The same with as many excused turns. */
    public Ladder excusing(int turns) {
        return new Ladder(standing, turns, rungs, offered);
    }

    /** The same, offering the seat after so many turns on the last rung. */
    public Ladder offering(int turns) {
        return new Ladder(standing, excused, rungs, turns);
    }

    /** The same, where standing lines count as sent, or do not. */
    public Ladder counting(boolean lines) {
        return new Ladder(lines, excused, rungs, offered);
    }

    /** The same with a governor after so many turns by the default; where no governor ever plays, none does now. */
    public Ladder waiting(int turns) {
        if (!knowsRegents()) {
            return this;
        }
        List<Rung> climbed = new ArrayList<>();
        for (int i = 0; i < turns; i++) {
            climbed.add(Rung.DEFAULT);
        }
        climbed.add(Rung.STAND_IN);
        return new Ladder(standing, excused, climbed, offered);
    }
}

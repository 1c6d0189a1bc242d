package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.GameMasterAct;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The kinds of game master's acts: what everybody is told of each, and which of them change the position. */
final class Acts {

    private static final String POST = "campaign.post.";
    private static final String CADENCE = POST + "cadence";
    private static final String REWIND = "rewind";
    private static final String REOPEN = "reopen";
    /** The key suffix for turns whose shown number differs from the number in the record. */
    private static final String ASIDE = "-aside";

    private static final String END = "end";
    private static final String EDICT = "edict";
    private static final String OPTION = "option";
    private static final String DEADLINE = "deadline";

    /** The message keys by kind of act, where the key is not simply the name of the kind. */
    private static final Map<String, Set<String>> TOLD = Map.of(
            "absence",
            Set.of(POST + "absence", POST + "requests", POST + "absence-requests"),
            DEADLINE,
            Set.of(POST + DEADLINE, CADENCE),
            END,
            Set.of(POST + END, POST + "cancelled"),
            "reminded",
            Set.of(POST + "reminded", POST + "reminded-somebody"),
            REWIND,
            Set.of(POST + REWIND, POST + REWIND + ASIDE, POST + REOPEN, POST + REOPEN + ASIDE),
            GameMasterAct.ABANDONED,
            Set.of(POST + "ended-without-server"));

    private static final Set<String> PLAIN = Set.of(
            "extend",
            "resolve",
            "pause",
            "resume",
            "export",
            "announce",
            "window",
            "remove",
            "bar",
            "readmit",
            "invite",
            "withdraw",
            "recall",
            "handover",
            "directs",
            "takeover",
            "theme",
            "archive",
            Registrar.RECORDED,
            "clear",
            "granted-extend",
            "granted-pause",
            "granted-resume",
            "press",
            "press-withdraw",
            "press-bar",
            "press-readmit");

    private Acts() {}

    /** Returns whether the public message of an act fits the kind that the record states. */
    static boolean fits(Line.Act act) {
        String key = Posts.plainly(act.words());
        if (act.kind().equals(EDICT)) {
            return true;
        }
        return (PLAIN.contains(act.kind()) || act.kind().equals(OPTION))
                ? key.equals(POST + act.kind())
                : TOLD.getOrDefault(act.kind(), Set.of()).contains(key);
    }

    /** Returns whether an act changes the position or the options it is played by. */
    static boolean changing(Line.Act act) {
        boolean cadence =
                act.kind().equals(DEADLINE) && Posts.plainly(act.words()).equals(CADENCE);
        return cadence || Set.of(EDICT, OPTION, REWIND).contains(act.kind());
    }

    /** Returns whether the effect of an act may stay secret until the game is over. */
    static boolean secret(Line.Act act) {
        return act.kind().equals(EDICT);
    }

    /** Returns whether an act sets one named option; any other act can set no more than the cadence and its zone. */
    static boolean namesOption(Line.Act act) {
        return act.kind().equals(OPTION);
    }

    /** Returns whether an act ends the campaign before its game is over. */
    static boolean givesUp(Line.Act act) {
        return Set.of(GameMasterAct.ABANDONED, END).contains(act.kind());
    }

    /** Returns whether an act gives up the open row and opens an earlier turn again. */
    static boolean goesBack(Line.Act act) {
        return act.kind().equals(REWIND);
    }

    /** The turn to which it goes back, as everybody was told; by the number that the record counts it by. */
    static Optional<Integer> target(Line.Act act) {
        String number = act.words().key().endsWith(ASIDE) ? "own" : "turn";
        return Optional.ofNullable(act.words().arguments().get(number))
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast);
    }
}

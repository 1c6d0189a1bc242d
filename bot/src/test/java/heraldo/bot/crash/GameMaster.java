package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Directs the game: has something to say in every turn, and now and then gives more time, stops the clock for a moment, steps in
 * or changes what holds in the campaign. No act is tried again; only what is answered is counted as done.
 */
final class GameMaster implements AutoCloseable {
    /** With what an act is answered. */
    static final String DONE = "Se publica en la crónica";

    /** Longer than from one deadline to the next. */
    private static final int MOST_HOURS = 30;

    /** Something in rules that has another number each time. */
    private static final int NUMBERS = 20;

    private final Person person;
    private final RandomGenerator chance;
    private final Acts acts;
    private final Vows vows;
    private boolean paused;
    private int announcements;
    private int rules;

    GameMaster(Person person, RandomGenerator chance, Oracle oracle) {
        this.person = person;
        this.chance = chance;
        this.acts = oracle.acts();
        this.vows = oracle.vows();
    }

    void direct() {
        try {
            switch (chance.nextInt(6)) {
                case 0 -> act("extend", "gm extend", "hours", Integer.toString(1 + chance.nextInt(MOST_HOURS)));
                case 1 -> pause();
                case 2 -> edit();
                default -> {
                    // What there is to say is enough.
                }
            }
            resume();
            settle();
            act("announce", "gm announce", "text", "Bando " + ++announcements);
        } catch (RuntimeException e) {
            // The program died, or the game master was woken because it did.
        }
    }

    /** Opens the turn again that crashed, or the last one that was played, if there is one. */
    void takeBack() {
        try {
            Reply question = person.use("gm rewind");
            acts.asked("rewind");
            person.press(question.said(), question.said().buttons().getFirst());
        } catch (RuntimeException e) {
            // There was none, or the program died.
        }
    }

    /** Ends the campaign. */
    void end() {
        try {
            if (act("end", "gm end", "sure", "true")) {
                vows.given("the end", "SELECT status = 'ENDED' FROM campaign");
            }
        } catch (RuntimeException e) {
            // The program died.
        }
    }

    private void pause() {
        paused = true;
        act("pause", "gm pause");
    }

    /** The game may have been paused without their doing. */
    void paused() {
        paused = true;
    }

    /** Also what was paused before the program died. */
    private void resume() {
        if (paused) {
            act("resume", "gm resume");
            paused = false;
        }
    }

    private void edit() {
        List<String> lines = person.complete("gm edit", "what", "");
        if (!lines.isEmpty()) {
            act("edict", "gm edit", "what", lines.get(chance.nextInt(lines.size())));
        }
    }

    /** Says in turns what holds of absence and what of the press; players may grant one another as much time as they like. */
    private void settle() {
        int number = 1 + rules / 2 % NUMBERS;
        String said = Integer.toString(number);
        if (rules++ % 2 == 0) {
            vows.open("the rule of absence");
            if (act("absence", "gm absence", "excused", said, "extensions", "20")) {
                String kept = "SELECT instr(ladder || ' ', ?) > 0 FROM campaign";
                vows.given("the rule of absence", kept, "excused=" + said + " ");
            }
        } else {
            vows.open("the rule of the press");
            if (act("press", "gm press", "anonymous", said)) {
                vows.given("the rule of the press", "SELECT anonymous = ? FROM press_rule", number);
            }
        }
    }

    private boolean act(String kind, String command, String... blanks) {
        return acts.by(kind, DONE, () -> person.use(command, blanks));
    }

    @Override
    public void close() {
        person.close();
    }
}

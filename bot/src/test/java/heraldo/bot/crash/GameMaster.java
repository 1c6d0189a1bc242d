package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Directs the game: has something to say in every turn, and now and then gives more time, stops the clock for a moment or
 * steps in. No act is tried again; only what is answered is counted as done.
 */
final class GameMaster implements AutoCloseable {
    private static final String DONE = "Publicado en la crónica";
    /** Longer than from one deadline to the next. */
    private static final int MOST_HOURS = 30;

    private final Person person;
    private final RandomGenerator chance;
    private final Acts acts;
    private boolean paused;
    private int announcements;

    GameMaster(Person person, RandomGenerator chance, Acts acts) {
        this.person = person;
        this.chance = chance;
        this.acts = acts;
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

    private void pause() {
        paused = true;
        act("pause", "gm pause");
    }

    /** The game may have been paused without his doing. */
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

    private void act(String kind, String command, String... blanks) {
        acts.asked(kind);
        if (person.use(command, blanks).text().contains(DONE)) {
            acts.done(kind);
        }
    }

    @Override
    public void close() {
        person.close();
    }
}

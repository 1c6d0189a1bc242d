package heraldo.bot.sandbox.demo;

import heraldo.bot.sandbox.Acts;
import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.world.Kind;
import java.util.List;

/**
 * Opens a campaign in a sandbox and lets some turns pass: the game master opens and starts it, every player of the cast
 * takes a seat, and the deadline comes again and again. Nobody sends orders: seats whose players are away are played by
 * their governors, then and later, until somebody on the page takes them in hand.
 */
public final class Demo {
    /** The act of the sandbox that lets the deadline come. */
    public static final String DEADLINE = "deadline";

    private final Sandbox sandbox;
    private final Cast cast;
    private final Script script;

    public Demo(Sandbox sandbox, Cast cast, Script script) {
        this.sandbox = sandbox;
        this.cast = cast;
        this.script = script;
    }

    /**
     * Plays the demo up to the moment at which people come in.
     *
     * @throws Exception if the bot refuses something or does not answer; the message says what
     */
    public void play() throws Exception {
        try (Person master = person(Kind.GM)) {
            open(master);
            join();
            master.use("campaign start");
        }
        talk();
        for (int turn = 0; turn < script.turns(); turn++) {
            deadline().deed().perform();
        }
    }

    private void open(Person master) {
        if (!script.welcome().isEmpty()) {
            master.say(script.welcome());
        }
        Reply question = master.use(
                "campaign new",
                "ruleset",
                script.ruleset(),
                "name",
                script.name(),
                "cron",
                script.cron(),
                "zone",
                script.zone(),
                "language",
                script.language(),
                "governor",
                "true");
        master.press(question.said(), question.said().buttons().getFirst());
    }

    private void join() {
        for (Cast.Part player : players()) {
            try (Person person = Person.at(sandbox.url(), player.username())) {
                person.use("campaign join");
            }
        }
    }

    private void talk() {
        List<Cast.Part> players = players();
        for (int line = 0; line < script.talk().size(); line++) {
            String speaker = players.get(line % players.size()).username();
            try (Person person = Person.at(sandbox.url(), speaker)) {
                person.in("diplomacia").say(script.talk().get(line));
            }
        }
    }

    private Acts.Act deadline() {
        return sandbox.acts()
                .named(DEADLINE)
                .orElseThrow(() -> new IllegalStateException("the sandbox offers no act " + DEADLINE));
    }

    private List<Cast.Part> players() {
        return cast.people().stream().filter(part -> part.kind() == Kind.PLAYER).toList();
    }

    private Person person(Kind kind) {
        return cast.people().stream()
                .filter(part -> part.kind() == kind)
                .findFirst()
                .map(part -> Person.at(sandbox.url(), part.username()))
                .orElseThrow(() -> new IllegalStateException("the cast has no " + kind.word()));
    }
}

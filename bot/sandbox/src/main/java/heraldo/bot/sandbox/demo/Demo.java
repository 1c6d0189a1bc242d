package heraldo.bot.sandbox.demo;

import heraldo.bot.sandbox.Cast;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.world.Kind;
import java.util.List;

/**
 * Opens a campaign in a sandbox: the game master opens and starts it, and every player of the cast takes a seat. Nobody
 * sends orders: seats whose players are away are played by their governors until somebody on the page takes one in hand.
 */
public final class Demo {
    private final String url;
    private final Cast cast;
    private final Script script;

    /**
     * A demo to be opened.
     *
     * @param url address of the sandbox
     * @param cast who is there
     */
    public Demo(String url, Cast cast, Script script) {
        this.url = url;
        this.cast = cast;
        this.script = script;
    }

    /**
     * Opens the campaign and its first turn.
     *
     * @throws heraldo.bot.sandbox.person.TurnedAwayException if the bot does not answer
     * @throws IllegalStateException if the bot refuses; the message is the bot's own
     */
    public void open() {
        try (Person master = person(Kind.GM)) {
            found(master);
            join();
            master.use("campaign start");
        }
        talk();
    }

    private void found(Person master) {
        if (!script.welcome().isEmpty()) {
            master.say(script.welcome());
        }
        Reply question = master.use(
                "campaign new",
                "ruleset",
                script.ruleset(),
                "name",
                script.name(),
                "deadline",
                script.cron(),
                "zone",
                script.zone(),
                "language",
                script.language(),
                "regent",
                "true");
        String yes = question.said().buttons().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(question.text()));
        master.press(question.said(), yes);
    }

    private void join() {
        for (Cast.Part player : players()) {
            try (Person person = Person.at(url, player.username())) {
                Reply reply = person.use("campaign join");
                // Where newcomers are asked for something, the first thing is a name.
                reply.form().ifPresent(form -> person.fill(form, player.name()));
            }
        }
    }

    private void talk() {
        List<Cast.Part> players = players();
        for (int line = 0; line < script.talk().size(); line++) {
            String speaker = players.get(line % players.size()).username();
            try (Person person = Person.at(url, speaker)) {
                person.in(script.square()).say(script.talk().get(line));
            }
        }
    }

    private List<Cast.Part> players() {
        return cast.people().stream().filter(part -> part.kind() == Kind.PLAYER).toList();
    }

    private Person person(Kind kind) {
        return cast.people().stream()
                .filter(part -> part.kind() == kind)
                .findFirst()
                .map(part -> Person.at(url, part.username()))
                .orElseThrow(() -> new IllegalStateException("the cast has no " + kind.word()));
    }
}

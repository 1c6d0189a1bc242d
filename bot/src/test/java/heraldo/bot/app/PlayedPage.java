package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.FailureReporter;
import heraldo.bot.Waiting;
import heraldo.bot.sandbox.SandboxOptions;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.witness.Chromium;
import heraldo.bot.witness.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The sandbox's page without a demo, and a browser in which somebody looks at it. */
final class PlayedPage implements AutoCloseable {
    private final Chromium chromium;
    private final Playground playground;
    private final Visitor visitor;

    private PlayedPage(Chromium chromium, Playground playground) {
        this.chromium = chromium;
        this.playground = playground;
        this.visitor = new Visitor(chromium, playground.url());
    }

    /** Opens both; somebody has said something, so that there is a page to look at. */
    static PlayedPage open(Path data) throws IOException {
        SandboxClock clock = new SandboxClock();
        SandboxOptions options = SandboxOptions.standard().withClock(clock);
        Chromium chromium = Chromium.open();
        Playground playground = Playground.open(
                Shipped.INSTALLATION, Shipped.INSTALLATION.settings(), options, clock, Optional.of(data));
        playground.sandbox().world().interactions().patience(Waiting.PATIENCE);
        FailureReporter.show(playground.sandbox());
        try (Person gm = Person.at(playground.url(), "gm")) {
            gm.say("Hola");
        }
        return new PlayedPage(chromium, playground);
    }

    Visitor visitor() {
        return visitor;
    }

    /** Somebody who reads along beside the browser. */
    Person person(String id) {
        return Person.at(playground.url(), id);
    }

    /** The game is over: the browser must not have had anything to complain about. */
    void leave() {
        assertEquals(List.of(), visitor.complaints());
    }

    @Override
    public void close() throws IOException {
        chromium.close();
        playground.close();
    }
}

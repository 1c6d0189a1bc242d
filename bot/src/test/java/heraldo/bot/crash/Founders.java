package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import java.util.List;
import java.util.stream.Stream;

/** Open a campaign, take its seats and start it; told again, they go on where they were. */
final class Founders implements AutoCloseable {
    private final Person master;
    private final List<Person> players;
    private boolean opened;

    Founders(String url) {
        master = Person.at(url, "gm");
        players = Stream.of("p1", "p2").map(name -> Person.at(url, name)).toList();
    }

    /** Does what is still to be done; what is not answered, because the program died, is done again the next time. */
    void found() {
        try {
            if (!opened) {
                open();
            }
            for (Person player : players) {
                player.use("campaign join");
            }
            master.use("campaign start");
        } catch (RuntimeException e) {
            // The program died, or these people were woken because it did.
        }
    }

    private void open() {
        Reply list = master.use("campaign list");
        if (!list.text().contains(Village.CAMPAIGN)) {
            Reply question = master.use(
                    "campaign new",
                    "ruleset",
                    "mill",
                    "name",
                    Village.CAMPAIGN,
                    "deadline",
                    "0 * * * *",
                    "zone",
                    "UTC",
                    "seats",
                    "2",
                    "options",
                    "turns=500");
            master.press(question.said(), question.said().buttons().get(0));
        }
        opened = true;
    }

    @Override
    public void close() {
        master.close();
        players.forEach(Person::close);
    }
}

package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.util.ArrayList;
import java.util.List;

/** Open a campaign, take its seats and start it; told again, they go on where they were. One of them is its game master. */
final class Founders implements AutoCloseable {
    private final Person master;
    private final List<Person> players;
    private final Game game;
    private final int seats;
    private final String campaign;
    private boolean opened;

    Founders(String url, Game game, int seats) {
        this(url, Village.CAMPAIGN, "gm", List.of("p1", "p2"), game, seats);
    }

    Founders(String url, String campaign, String master, List<String> players, Game game, int seats) {
        this.campaign = campaign;
        this.master = Person.at(url, master);
        this.players = players.stream().map(name -> Person.at(url, name)).toList();
        this.game = game;
        this.seats = seats;
    }

    /** Does what is still to be done; what is not answered, because the program died, is done again the next time. */
    void found() {
        try {
            if (!opened) {
                open();
            }
            players.forEach(Founders::join);
            Said asked = master.use("campaign start").said();
            if (!asked.buttons().isEmpty()) {
                master.press(asked, asked.buttons().getFirst());
            }
        } catch (RuntimeException e) {
            // The program died, or these people were woken because it did.
        }
    }

    private void open() {
        if (!master.use("campaign list").text().contains(campaign)) {
            List<String> wish = new ArrayList<>(List.of("ruleset", game.id(), "name", campaign));
            wish.addAll(List.of("deadline", "0 20 * * *", "zone", "UTC", "seats", Integer.toString(seats)));
            if (!game.options().isEmpty()) {
                wish.addAll(List.of("options", game.options()));
            }
            confirm(master.use("campaign new", wish.toArray(String[]::new)));
        }
        opened = true;
    }

    private void confirm(Reply question) {
        master.press(question.said(), question.said().buttons().getFirst());
    }

    /** Where newcomers are asked for something, the first thing is a name. */
    private static void join(Person player) {
        Reply reply = player.use("campaign join");
        reply.form().ifPresent(form -> player.fill(form, "Los de " + player.id()));
    }

    @Override
    public void close() {
        master.close();
        players.forEach(Person::close);
    }
}

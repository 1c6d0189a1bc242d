package heraldo.bot.crash;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Said;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Lets the second seat and the direction change hands: by turns somebody stands in for the player, or the player is taken out
 * and asked again; then somebody else directs, leaves the server, and is succeeded by whoever directed before.
 */
final class Staffing implements AutoCloseable {
    /** Who stands in for the player. */
    static final String SUBSTITUTE = "p3";

    private static final String NUMBER = "2";
    private static final String SEAT = "who holds the seat";
    private static final String DIRECTION = "who directs";
    private static final String DIRECTS = "SELECT game_master = ? FROM campaign";

    private final Person master;
    private final Person player;
    private final Person substitute;
    private final Person heir;
    private final Acts acts;
    private final Vows vows;
    private final BiConsumer<String, Runnable> without;
    private int changes;

    /**
     * They come into a village.
     *
     * @param without does something while somebody is not in the server
     */
    Staffing(String url, Oracle oracle, BiConsumer<String, Runnable> without) {
        this.master = Person.at(url, "gm");
        this.player = Person.at(url, "p2");
        this.substitute = Person.at(url, SUBSTITUTE);
        this.heir = Person.at(url, "p4");
        this.acts = oracle.acts();
        this.vows = oracle.vows();
        this.without = without;
    }

    void change() {
        try {
            // The program may have died while the heir directed.
            takeOver();
            if (changes++ % 2 == 0) {
                offer(substitute, "1");
            } else {
                vows.open(SEAT);
                act("remove", "gm remove", "seat", "#" + NUMBER, "sure", "true");
                offer(player, "0");
            }
            handOver();
            takeOver();
        } catch (RuntimeException e) {
            // The program died, or these people were woken because it did.
        }
    }

    /** The seat is offered and taken: for a turn, or for good. */
    private void offer(Person guest, String turns) {
        String before = newest(guest);
        boolean offered = turns.equals("0")
                ? act("invite", "gm replace", "seat", "#" + NUMBER, "player", guest.id())
                : act("invite", "gm replace", "seat", "#" + NUMBER, "player", guest.id(), "turns", turns);
        if (offered) {
            Said letter = letter(guest, before);
            vows.open(SEAT);
            String name = "seat " + NUMBER + " " + guest.id();
            boolean taken = acts.by(name, "es ahora cosa tuya", () -> guest.press(letter, "Ocuparlo"));
            if (taken && turns.equals("0")) {
                String held = "SELECT player = ? FROM seat WHERE number = ?";
                vows.given(SEAT, held, Long.parseLong(guest.id()), Integer.parseInt(NUMBER));
            }
        }
    }

    private void handOver() {
        String before = newest(heir);
        if (act("handover", "gm handover", "player", heir.id())) {
            Said letter = letter(heir, before);
            vows.open(DIRECTION);
            if (acts.by("directs", "Ahora diriges", () -> heir.press(letter, "Dirigirla"))) {
                vows.given(DIRECTION, DIRECTS, Long.parseLong(heir.id()));
            }
        }
    }

    private void takeOver() {
        without.accept(heir.id(), () -> {
            vows.open(DIRECTION);
            if (act("takeover", "gm takeover", "campaign", Village.CAMPAIGN)) {
                vows.given(DIRECTION, DIRECTS, Long.parseLong(master.id()));
            }
        });
    }

    private boolean act(String kind, String command, String... blanks) {
        return acts.by(kind, GameMaster.DONE, () -> master.use(command, blanks));
    }

    /** The latest letter of the bot to somebody; zero if there is none. */
    private static String newest(Person person) {
        return letters(person).reversed().stream().findFirst().map(Said::id).orElse("0");
    }

    private static List<Said> letters(Person person) {
        return person.hasLetters() ? person.inLetters().read() : List.of();
    }

    /** The next letter that offers something, once it is there. */
    private static Said letter(Person person, String before) {
        return Waiting.forSome(
                "a letter that offers something",
                () -> letters(person).stream()
                        .filter(said -> Long.parseLong(said.id()) > Long.parseLong(before))
                        .filter(said -> said.text().contains("Te ofrecen"))
                        .findFirst());
    }

    @Override
    public void close() {
        List.of(master, player, substitute, heir).forEach(Person::close);
    }
}

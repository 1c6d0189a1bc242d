package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Position;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three people and a governor play Cathay until the robber has come, and are as curious as the bot allows; then all that was
 * sent to anybody is searched for what somebody else alone may know. Each seat is dealt so much of one resource that only its
 * hand, and what it loses of it, can be told in such numbers.
 */
@Tag("long")
class CathaySecretsTest {

    private static final int ROUNDS = 4;
    private static final int MOST_TURNS = 120;
    private static final int A_LOT = 6;
    private static final int NO_HAND = 20;
    /** What is traded is public. */
    private static final Pattern AMOUNT = Pattern.compile(
            "(?<!entrega |gives )\\b(\\d+) (?:de )?(madera|trigo|oveja|arcilla|piedra|wood|wheat|sheep|clay|stone)");

    private static final Pattern TO_OWNERS = Pattern.compile(
            "te ha quitado|took [a-z]+ from you|has soltado|you gave up|tu mano: |your hand: |en mano \\(|in hand \\(");

    /** What each seat has more of than the board could yield, and writes on plan and sheet that never becomes public. */
    private enum Secret {
        JADE("13 madera", "madera|wood", "ATACAR G2 52", "(?:atacar|attack) g2 52", "O A M P T"),
        SILK("14 trigo", "trigo|wheat", "RECLAMAR 53", "(?:reclamar|claim) 53", "P T A O M"),
        BAMBOO("15 oveja", "oveja|sheep", "MOVER A1 51", "(?:mover|move) a1 51", "A P O M T"),
        LOTUS("16 arcilla", "arcilla|clay", "", "(?!)", "");

        private final String hand;
        private final Pattern resource;
        private final String plan;
        private final Pattern planned;
        private final String discard;

        Secret(String hand, String resource, String plan, String planned, String discard) {
            this.hand = hand;
            this.resource = Pattern.compile(resource);
            this.plan = plan;
            this.planned = Pattern.compile(planned);
            this.discard = discard;
        }

        /** The order of discarding in letters, and in words of both languages. */
        List<String> orders() {
            String spanish = words(Map.of('M', "madera", 'T', "trigo", 'O', "oveja", 'A', "arcilla", 'P', "piedra"));
            String english = words(Map.of('M', "wood", 'T', "wheat", 'O', "sheep", 'A', "clay", 'P', "stone"));
            return discard.isEmpty() ? List.of() : List.of(discard.toLowerCase(Locale.ROOT), spanish, english);
        }

        /** Without the last, which is joined by another word. */
        private String words(Map<Character, String> names) {
            List<String> words = new ArrayList<>();
            for (int i = 0; i + 2 < discard.length(); i += 2) {
                words.add(names.get(discard.charAt(i)));
            }
            return String.join(", ", words);
        }
    }

    @TempDir
    Path folder;

    private Valley valley;
    private Wiretap wiretap;
    private Person guest;

    @AfterEach
    void everybodyGoesHome() {
        valley.close();
    }

    @Test
    void nobodyLearnsWhatAnotherSeatAloneMayKnow() {
        play();
        assertTrue(cut(), "large hands have been cut");
        Map<String, Secret> readers = readers();
        int own = 0;
        for (String reader : wiretap.readers()) {
            String heard = wiretap.heard(reader).toLowerCase(Locale.ROOT);
            assertEquals(List.of(), leaks(heard, readers.get(reader)), reader);
            own += readers.get(reader) == null
                    ? 0
                    : amounts(heard, readers.get(reader), true).size();
        }
        assertTrue(own > ROUNDS, "owners read their own hands");
        for (Secret owner : List.of(Secret.JADE, Secret.SILK, Secret.BAMBOO)) {
            String read = readers.entrySet().stream()
                    .filter(reader -> reader.getValue() == owner)
                    .map(reader -> wiretap.heard(reader.getKey()).toLowerCase(Locale.ROOT))
                    .reduce("", String::concat);
            assertTrue(owner.planned.matcher(read).find(), owner + " read its plan");
            assertTrue(owner.orders().stream().anyMatch(read::contains), owner + " read its order of discarding");
        }
    }

    /** Everybody who acts and every channel, and whose secrets may be read there; none for the others. */
    private Map<String, Secret> readers() {
        Map<String, Secret> readers = new LinkedHashMap<>();
        for (Person person : List.of(valley.alba, valley.bruno, valley.frank)) {
            Secret secret = Secret.values()[valley.seat(person) - 1];
            readers.put(person.id(), secret);
            readers.put(valley.home(person).read().getFirst().channel(), secret);
        }
        return readers;
    }

    private static List<String> leaks(String heard, Secret own) {
        List<String> leaks = new ArrayList<>(amounts(heard, own, false));
        for (Secret other : Secret.values()) {
            if (other != own && other.planned.matcher(heard).find()) {
                leaks.add("the plan of " + other);
            }
            other.orders().stream()
                    .filter(order -> other != own && heard.contains(order))
                    .forEach(order -> leaks.add("what " + other + " discards"));
        }
        if (own == null && TO_OWNERS.matcher(heard).find()) {
            leaks.add("what owners are told");
        }
        return leaks;
    }

    /** Amounts that only a hand can have, of a seat's own resource or of others'. */
    private static List<String> amounts(String heard, Secret own, boolean owned) {
        List<String> amounts = new ArrayList<>();
        Matcher matcher = AMOUNT.matcher(heard);
        while (matcher.find()) {
            int amount = Integer.parseInt(matcher.group(1));
            boolean mine = own != null && own.resource.matcher(matcher.group(2)).matches();
            if (amount >= A_LOT && amount < NO_HAND && mine == owned) {
                amounts.add(matcher.group());
            }
        }
        return amounts;
    }

    private void play() {
        valley = Valley.bare(folder);
        wiretap = Wiretap.on(valley.stage);
        guest = valley.stage.person("guest");
        valley.gm.press(valley.ask(4, "opciones", "bank=60").said(), "Abrirla");
        valley.join();
        valley.start();
        int turns = 0;
        while (turns < MOST_TURNS && !enough()) {
            Person active = valley.active();
            if (valley.position().round().first()) {
                valley.settle();
            } else {
                turn(active);
            }
            turns++;
        }
    }

    private boolean enough() {
        return valley.position().round().number() > ROUNDS && cut();
    }

    /** Whether the news have told that a seven cut hands. */
    private boolean cut() {
        String told = valley.chronicle();
        return Stream.of(
                        "sueltan la mitad",
                        "suelta la mitad",
                        "cuesta la mitad",
                        "cartas a la Reserva",
                        "siete recorta")
                .anyMatch(told::contains);
    }

    private void turn(Person active) {
        if (hand(1) < A_LOT && valley.position().round().number() == 2) {
            for (Secret secret : Secret.values()) {
                deal(secret);
            }
            List.of(valley.alba, valley.bruno, valley.frank).forEach(this::prepare);
        }
        if (valley.position().round().number() <= ROUNDS) {
            look(valley.gm.in("crónica"), false);
            look(guest.in("crónica"), false);
            List.of(valley.alba, valley.bruno, valley.frank).forEach(person -> look(valley.home(person), true));
        }
        valley.home(active);
        valley.end();
    }

    private int hand(int seat) {
        Position position = valley.position();
        return position.side(new Seat(seat)).hand().size();
    }

    private void deal(Secret secret) {
        valley.correct("mano #" + (secret.ordinal() + 1) + " " + secret.hand);
    }

    /** A plan that cannot be played, and an order of discarding. */
    private void prepare(Person person) {
        Secret secret = Secret.values()[valley.seat(person) - 1];
        valley.paste(valley.home(person), secret.plan);
        boolean english = person == valley.frank;
        person.use(english ? "cathay discard" : "cathay descarte", english ? "order" : "orden", secret.discard);
    }

    private void look(Person person, boolean plays) {
        boolean english = person == valley.frank;
        for (String command : english ? List.of("map", "fame", "report") : List.of("mapa", "fama", "informe")) {
            person.use(command);
        }
        if (plays) {
            person.use(english ? "orders show" : "órdenes ver");
            person.use(english ? "orders preview" : "órdenes previa");
            person.use(english ? "cathay city" : "cathay ciudad", english ? "corner" : "vértice", "1");
        }
        person.complete(english ? "cathay city" : "cathay ciudad", english ? "corner" : "vértice", "");
    }
}

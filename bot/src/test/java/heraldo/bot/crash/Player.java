package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import heraldo.rules.chance.KeyedDice;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** A player who writes orders, now and then others instead, and keeps the receipts. */
final class Player implements AutoCloseable {
    /** The words of a treaty, in whatever is said about it. */
    private static final Pattern PEACE = Pattern.compile("Paz de \\d+, \\d+");

    /** Long after the game, so that nobody is away in it. */
    private static final LocalDate HOLIDAYS = LocalDate.of(2090, 1, 1);

    private static final Pattern NO_SHEET = Pattern.compile("En el turno ([0-9]+) no hay ninguna hoja tuya");
    private static final int LOOK_BACK = 3;
    private static final int MOST_ACTS = 3;
    /** One sheet in so many ends with an order on which the engine breaks, where there is one. */
    private static final int BREAKS = 8;

    private static final int KEY = 32;

    private final Person person;
    private final List<String> order;
    private final String deal;
    private final String fatal;
    private final Adviser adviser;
    private final Random chance;
    private final Oracle oracle;
    private final Set<String> voted = new HashSet<>();
    private boolean stands;
    private int said;

    Player(Person person, Game game, Adviser adviser, Random chance, Oracle oracle) {
        this.person = person;
        this.order = game.order();
        this.deal = game.deal();
        this.fatal = game.fatal();
        this.adviser = adviser;
        this.chance = chance;
        this.oracle = oracle;
    }

    /** Whether they have left something that stands for turns in which they do nothing. */
    boolean stands() {
        return stands;
    }

    /** Gives orders, one after the other, until the program dies. Only what is answered is promised. */
    void play() {
        try {
            // Of what was sent before the program died, too, though nobody may have been answered.
            proof();
            int acts = 1 + chance.nextInt(MOST_ACTS);
            for (int act = 0; act < acts; act++) {
                act();
                proof();
            }
            keep(person.use("orders standing", "deed", "keep"));
            stands = true;
            away();
            if (!deal.isEmpty()) {
                deal();
            }
            treaty();
            sign();
            press();
            talk();
            if (!fatal.isEmpty() && chance.nextInt(BREAKS) == 0) {
                keep(person.use("orders clear"));
                keep(person.use(fatal));
            }
            if (chance.nextInt(4) == 0) {
                keep(person.use("orders ready"));
            }
            vote();
        } catch (RuntimeException e) {
            // The program died, or this player was woken because it did.
        }
    }

    /** A day is booked, or all that were are called off; and more time is asked for. */
    private void away() {
        String none = "that " + person.id() + " is never away";
        oracle.vows().open(none);
        String day = HOLIDAYS.plusDays(++said).toString();
        Supplier<Reply> booking = () -> person.use("away", "from", day);
        if (oracle.acts().by("holiday " + person.id() + " " + day, "Apuntado", booking) && chance.nextInt(4) == 0) {
            Reply off = person.press(person.use("away").said(), "Quitarlos");
            if (off.text().contains("ya no tienes dicho")) {
                String booked = "SELECT NOT EXISTS (SELECT 1 FROM holiday WHERE player = ? AND called_off IS NULL)";
                oracle.vows().given(none, booked, Long.parseLong(person.id()));
            }
        }
        Supplier<Reply> asking = () -> person.use("request extension", "hours", "1");
        oracle.acts().by("petition " + person.id(), "Tu petición está en la crónica", asking);
    }

    /** Is for or against what is asked for, if they read of it in time; or does not care. */
    private void vote() {
        List<Said> there = person.in("crónica").read();
        Optional<Said> asked = there.reversed().stream()
                .filter(post -> post.buttons().contains("A favor"))
                .findFirst();
        Optional<String> petition = asked.flatMap(post -> Promises.about("petition.yes", post.json()));
        if (petition.isPresent() && chance.nextInt(3) == 0 && voted.add(petition.get())) {
            String side = chance.nextBoolean() ? "A favor" : "En contra";
            String vote = "vote " + person.id() + " " + petition.get();
            oracle.acts().by(vote, "Apuntado", () -> person.press(asked.get(), side));
        }
    }

    /** Tells everybody something that they have not said before, in their name or not. */
    private void press() {
        String words = "Que nadie cruce el río " + person.id() + ", " + ++said;
        String unsigned = Boolean.toString(chance.nextBoolean());
        Supplier<Reply> sending = () -> person.use("press", "text", words, "anonymous", unsigned);
        oracle.acts().by("dispatch " + words, "Sale ", sending);
    }

    private void act() {
        if (!order.isEmpty() && chance.nextBoolean()) {
            String[] blanks = order.subList(1, order.size()).toArray(String[]::new);
            keep(person.use(order.getFirst(), blanks));
        } else {
            byte[] key = new byte[KEY];
            chance.nextBytes(key);
            Optional<String> lines = adviser.lines(Long.parseLong(person.id()), new KeyedDice(key));
            lines.ifPresent(this::paste);
        }
    }

    /** Offers a line to another, and answers what others have offered. */
    private void deal() {
        Reply sheet = person.fill(person.use("orders paste").asked(), deal);
        keep(sheet);
        press(sheet, "Ofrecer la ").ifPresent(this::keep);
        Optional<Reply> offer = press(person.use("orders show"), "Oferta de ");
        offer.flatMap(seen -> press(seen, chance.nextBoolean() ? "Aceptar" : "Rechazar"))
                .ifPresent(this::keep);
    }

    /** Offers somebody a treaty in words of its own, if anybody else plays. */
    private void treaty() {
        String words = "Paz de " + person.id() + ", " + ++said;
        Reply answer = person.use("treaty offer");
        answer.form()
                .ifPresent(form -> oracle.acts()
                        .by(
                                "treaty " + words,
                                "Falta la firma",
                                () -> person.fill(form, somebody(form), words, "0", "public")));
    }

    /** Signs what others have offered, and says now and then that what is in force is broken. */
    private void sign() {
        read("espera tu firma", "Firmar")
                .ifPresent(treaty -> answer(treaty, "signature", "En vigor", () -> person.press(treaty, "Firmar")));
        if (chance.nextBoolean()) {
            read("en vigor", "Roto").ifPresent(treaty -> {
                Said asked = person.press(treaty, "Roto").said();
                answer(treaty, "broken", "Roto, según", () -> person.press(asked, "Decir que está roto"));
            });
        }
    }

    private void answer(Said treaty, String kind, String sign, Supplier<Reply> deed) {
        PEACE.matcher(treaty.text())
                .results()
                .findFirst()
                .ifPresent(words -> oracle.acts().by(kind + " " + person.id() + " " + words.group(), sign, deed));
    }

    /** Opens the first treaty in the list that stands like this, if it has this button. */
    private Optional<Said> read(String standing, String button) {
        Said list = person.use("treaty list").said();
        return list.json().findValues("options").stream()
                .flatMap(options -> StreamSupport.stream(options.spliterator(), false))
                .filter(option -> option.path("label").asText().contains(standing))
                .findFirst()
                .map(option ->
                        person.select(list, option.path("value").asText()).said())
                .filter(treaty -> treaty.buttons().contains(button));
    }

    /** Opens a thread with somebody, if anybody else plays; once it was promised, it is there for good, be it closed. */
    private void talk() {
        Optional<String> seat = person.use("treaty offer").form().map(Player::somebody);
        if (seat.isPresent()
                && person.use("talk", "seat", "#" + seat.get()).text().contains("abla")) {
            long own = Long.parseLong(person.id());
            String there = "SELECT count(*) > 0 FROM talk WHERE ? IN (one_player, other_player)";
            oracle.vows().given("a talk of " + own, there, own);
        }
    }

    private static String somebody(Form form) {
        return form.json().at("/components/0/component/options/0/value").asText();
    }

    /** Presses the first button of an answer whose label begins so, if there is one. */
    private Optional<Reply> press(Reply answer, String label) {
        return answer.said().buttons().stream()
                .filter(each -> each.startsWith(label))
                .findFirst()
                .map(each -> person.press(answer.said(), each));
    }

    private void paste(String lines) {
        if (chance.nextInt(3) == 0) {
            keep(person.use("orders clear"));
        }
        keep(person.fill(person.use("orders paste").asked(), lines));
    }

    /** Takes the receipt of the own sheet; where another's turn is open, that of the own turn before. */
    private void proof() {
        Reply answer = person.use("receipt");
        keep(answer);
        Matcher none = NO_SHEET.matcher(answer.text());
        if (none.find()) {
            int open = Integer.parseInt(none.group(1));
            for (int turn = open - 1; turn > 0 && turn >= open - LOOK_BACK; turn--) {
                keep(person.use("receipt", "turn", Integer.toString(turn)));
            }
        }
    }

    private void keep(Reply answer) {
        answer.message()
                .map(said -> Promises.in(said.text(), said.json()))
                .orElse(List.of())
                .forEach(oracle::promised);
    }

    @Override
    public void close() {
        person.close();
    }
}

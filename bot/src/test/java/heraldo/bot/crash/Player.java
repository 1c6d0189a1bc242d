package heraldo.bot.crash;

import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.rules.chance.KeyedDice;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A player who writes orders, now and then others instead, and keeps the receipts. */
final class Player implements AutoCloseable {
    private static final Pattern NO_SHEET = Pattern.compile("En el turno ([0-9]+) no hay ninguna hoja tuya");
    private static final int LOOK_BACK = 3;
    private static final int MOST_ACTS = 3;
    /** One sheet in so many ends with an order on which the engine breaks, where there is one. */
    private static final int BREAKS = 8;

    /** One turn in so many is left to what stands, where something does. */
    private static final int LEAVES = 6;

    private static final int KEY = 32;

    private final Person person;
    private final List<String> order;
    private final String deal;
    private final String fatal;
    private final Adviser adviser;
    private final Random chance;
    private final Consumer<String> receipts;
    private boolean stands;

    Player(Person person, Game game, Adviser adviser, Random chance, Consumer<String> receipts) {
        this.person = person;
        this.order = game.order();
        this.deal = game.deal();
        this.fatal = game.fatal();
        this.adviser = adviser;
        this.chance = chance;
        this.receipts = receipts;
    }

    /** Gives orders, one after the other, until the program dies. Only what is answered is promised. */
    void play() {
        if (stands && chance.nextInt(LEAVES) == 0) {
            return;
        }
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
            keep(person.use("press", "text", "Que nadie cruce el río."));
            talk();
            if (!fatal.isEmpty() && chance.nextInt(BREAKS) == 0) {
                keep(person.use("orders clear"));
                keep(person.use(fatal));
            }
            if (chance.nextInt(4) == 0) {
                keep(person.use("orders ready"));
            }
        } catch (RuntimeException e) {
            // The program died, or this player was woken because it did.
        }
    }

    /** Days long after the game are booked, and more time is asked for, which nobody else wants. */
    private void away() {
        if (chance.nextBoolean()) {
            keep(person.use("away", "from", "2090-05-01", "until", "2090-05-02"));
            keep(person.use("request extension", "hours", "1"));
        }
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

    /** Offers somebody a treaty, if anybody else plays. */
    private void treaty() {
        Reply answer = person.use("treaty offer");
        answer.form().ifPresent(form -> keep(person.fill(form, somebody(form), "Paz", "0", "public")));
    }

    /** Opens a thread with somebody, if anybody else plays. */
    private void talk() {
        person.use("treaty offer")
                .form()
                .map(Player::somebody)
                .ifPresent(seat -> keep(person.use("talk", "seat", "#" + seat)));
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
                .forEach(receipts);
    }

    @Override
    public void close() {
        person.close();
    }
}

package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Form;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * What people have before them around a game: its game master at the panel, two players who agree on something and ask for more
 * time, a newcomer who takes a seat, and whoever looks back.
 */
final class DirectingWalk {

    /** The letters that the bot writes to somebody alone, where a channel is asked for. */
    static final String LETTERS = "letters";

    private static final String GM = "gm";
    private static final String ALBA = "p1";
    private static final String BRUNO = "p2";
    private static final String NEWCOMER = "p3";
    private static final String BRUNOS = "2";
    private static final String GOVERNED = "3";
    private static final int QUESTIONS = 6;

    /** Whoever looks over people's shoulders. */
    interface Eye {

        /** Somebody goes somewhere: what is seen next is seen there. */
        void comes(String who, String channel);

        void sees(String state, Said said);

        void asked(String state, Form form);
    }

    private final Exhibition<?> exhibition;
    private final Eye eye;
    private final Person gm;

    DirectingWalk(Exhibition<?> exhibition, Eye eye) {
        this.exhibition = exhibition;
        this.eye = eye;
        this.gm = exhibition.person(GM);
    }

    /** Goes through all of it; afterwards the newcomer has a seat. */
    void walk() {
        come(gm, GM, say("room.diplomacy"));
        eye.sees("panel", panel());
        decree();
        time();
        people();
        more();
        treaty();
        petition();
        newcomer();
        come(gm, GM, say("room.chronicle"));
        eye.sees("replay", gm.use("replay").said());
        eye.sees("album", gm.use("gm album").said());
    }

    private String say(String key) {
        return exhibition.say("discord." + key);
    }

    private void come(Person person, String who, String channel) {
        person.in(channel);
        eye.comes(who, channel);
    }

    private Said panel() {
        return gm.use("gm panel").said();
    }

    private Said choose(String value) {
        return gm.select(panel(), value).said();
    }

    private void form(String state, String value) {
        eye.asked(state, gm.select(panel(), value).asked());
    }

    /** Something that is to happen at the end of the turn: the first that only its fields keep from that. */
    private void decree() {
        kinds("edict.corrections").findFirst().ifPresent(kind -> shown("correction", gm.select(panel(), kind)));
        Optional<Said> preview = kinds("edict.events")
                .map(kind -> filled(gm.select(panel(), kind)))
                .filter(said -> said.buttons().contains(say("edict.schedule")))
                .findFirst();
        preview.ifPresent(said -> {
            eye.sees("edict", said);
            gm.press(said, say("edict.schedule"));
            eye.sees("pending", panel());
        });
    }

    private void shown(String state, Reply reply) {
        reply.form().ifPresentOrElse(form -> eye.asked(state, form), () -> eye.sees(state, reply.said()));
    }

    /** What a menu of the panel offers. */
    private Stream<String> kinds(String menu) {
        return Transcript.menus(panel().json())
                .filter(each -> each.path("placeholder").asText().equals(say(menu)))
                .flatMap(each -> Menus.offered(each).stream());
    }

    /** Whatever is asked is answered with what is offered first. */
    private Said filled(Reply first) {
        Reply reply = first;
        for (int asked = 0; asked < QUESTIONS; asked++) {
            if (reply.form().isPresent()) {
                Form form = reply.asked();
                reply = gm.fill(form, values(form));
            } else if (reply.said().buttons().equals(List.of(say("nothing.key")))) {
                Said said = reply.said();
                reply = gm.select(
                        said,
                        Menus.offered(Transcript.menus(said.json()).findFirst().orElseThrow())
                                .get(0));
            }
        }
        return reply.said();
    }

    /** The last field, a sentence for all, is left open. */
    private static String[] values(Form form) {
        List<JsonNode> fields = StreamSupport.stream(
                        form.json().path("components").spliterator(), false)
                .map(part -> part.path("component"))
                .toList();
        return fields.stream()
                .limit(fields.size() - 1L)
                .map(field -> field.has("options") ? Menus.offered(field).get(0) : "1")
                .toArray(String[]::new);
    }

    private void time() {
        eye.sees("resolve", choose("resolve"));
        eye.sees("extend", choose("+336"));
        for (String what : List.of("until", "days", "cron", "window")) {
            form(what, what);
        }
    }

    private void people() {
        Said seat = choose(BRUNOS);
        eye.sees("seat", seat);
        Said turns = gm.press(seat, say("panel.lend")).said();
        eye.sees("lend", turns);
        Said who = gm.select(turns, "2").said();
        eye.sees("who", who);
        eye.sees("invite", gm.pick(who, exhibition.person(NEWCOMER)).said());
        eye.sees("remove", gm.press(choose(BRUNOS), say("panel.remove")).said());
        eye.sees("governed seat", choose(GOVERNED));
    }

    private void more() {
        eye.sees("audit", choose("audit"));
        for (String what : List.of("say", "press", "absence")) {
            form(what, what);
        }
        eye.sees("back", choose("back"));
        Said people = choose("hand");
        eye.sees("hand", people);
        eye.sees("heir", gm.pick(people, exhibition.person(NEWCOMER)).said());
        eye.sees("end", choose("end"));
    }

    private void treaty() {
        Person alba = exhibition.person(ALBA);
        come(alba, ALBA, exhibition.room(ALBA));
        Form form = alba.use("treaty offer").asked();
        eye.asked("treaty", form);
        String until = Menus.offered(form.json().path("components").path(2).path("component"))
                .get(3);
        eye.sees(
                "offered",
                alba.fill(form, BRUNOS, exhibition.treaty(), until, "public").said());
        Person bruno = exhibition.person(BRUNO);
        come(bruno, BRUNO, exhibition.room(BRUNO));
        Said post = posted(bruno, say("treaty.key.see"));
        eye.sees("a treaty has come", post);
        Said seen = bruno.press(post, say("treaty.key.see")).said();
        eye.sees("treaty to sign", seen);
        eye.sees("treaty signed", bruno.press(seen, say("treaty.key.sign")).said());
        eye.sees("treaties", bruno.use("treaty list").said());
    }

    private void petition() {
        Person alba = exhibition.person(ALBA);
        alba.in(exhibition.room(ALBA)).use("request extension", "hours", "12");
        Person bruno = exhibition.person(BRUNO);
        come(bruno, BRUNO, say("room.chronicle"));
        Said asked = posted(bruno, say("petition-yes"));
        eye.sees("petition", asked);
        eye.sees("vote", bruno.press(asked, say("petition-yes")).said());
    }

    private void newcomer() {
        come(gm, GM, say("room.diplomacy"));
        Said people = gm.press(choose(GOVERNED), say("panel.invite")).said();
        Person newcomer = exhibition.person(NEWCOMER);
        Said sure = gm.pick(people, newcomer).said();
        eye.sees("offer", gm.press(sure, say("panel.invite-them")).said());
        Waiting.until("a letter", newcomer::hasLetters);
        newcomer.inLetters();
        eye.comes(NEWCOMER, LETTERS);
        Said letter = posted(newcomer, say("invitation.take"));
        eye.sees("invitation", letter);
        eye.sees(
                "what is offered", newcomer.press(letter, say("invitation.see")).said());
        eye.sees("taken", newcomer.press(letter, say("invitation.take")).said());
        String room = exhibition.room(NEWCOMER);
        Waiting.until("the channel", () -> newcomer.channels().contains(room));
        come(newcomer, NEWCOMER, room);
        Said welcome = posted(newcomer, say("key.dossier"));
        eye.sees("welcome", welcome);
        eye.sees("dossier", newcomer.press(welcome, say("key.dossier")).said());
    }

    /** The newest message that has such a button, once it is there. */
    private static Said posted(Person reader, String button) {
        AtomicReference<Said> found = new AtomicReference<>();
        Waiting.until("a post with " + button, () -> {
            reader.read().stream()
                    .filter(said -> said.buttons().contains(button))
                    .forEach(found::set);
            return found.get() != null;
        });
        return found.get();
    }
}

package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.discord.gate.ModalForm.Input;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * Keeps what was typed and refused, so that its writer, and nobody else, can open it again and put it right: forms as they were
 * filled in, and the texts of slash commands as fields of a form. In memory only, for an hour, and never once it was accepted;
 * who comes later, or after a restart, is told so.
 */
public final class Corrections {

    /** The words of the button that opens a form again. */
    public static final String KEY = "discord.mend.key";

    /** Opens a form again. */
    private static final String AGAIN = "mend";
    /** The texts of a slash command were put right. */
    private static final String COMMAND = "mended";
    /** The right it needs to see what one has typed oneself; what is sent then needs its own. */
    private static final String ERRAND = "help";

    private static final int BASE = 36;

    private final Latest<Open, ModalForm> open = new Latest<>();
    private final Latest<String, Kept> kept = new Latest<>();

    /** A form that is open before somebody. */
    private record Open(long user, ComponentId componentId) {}

    /** A form to be opened again, and the command that it puts right, if it does. */
    private record Kept(long user, ModalForm form, Optional<Command> command) {}

    /** A slash command as it was given. */
    private record Command(String name, SortedMap<String, String> given) {}

    /** A text typed into one field, with the label of the field; the label is empty if unknown. */
    public record Typed(String label, String text) {}

    /** All that was typed with a call, and the form in which it can be put right. */
    record Attempt(List<Typed> texts, Optional<ModalForm> form, Optional<SlashHandler> command) {
        static final Attempt NOTHING = new Attempt(List.of(), Optional.empty(), Optional.empty());
    }

    /** Returns the handlers of the buttons on refusals and of forms that the bot does not know any more. */
    public List<ComponentHandler> components() {
        return List.of(new Again(AGAIN), new Again(COMMAND));
    }

    private final class Again implements ComponentHandler {
        private final String action;

        Again(String action) {
            this.action = action;
        }

        @Override
        public String action() {
            return action;
        }

        @Override
        public String errand() {
            return ERRAND;
        }

        @Override
        public boolean asks() {
            return action.equals(AGAIN);
        }

        @Override
        public Optional<ModalForm> modal(Admitted admitted) {
            return kept(admitted.call()).map(Kept::form);
        }

        @Override
        public Answer answer(Admitted admitted) {
            String code = "typed-gone";
            throw new RefusedException(new Refusal(code, "", Message.of("discord.refusal." + code)));
        }
    }

    private Optional<Kept> kept(Call call) {
        return call.componentId()
                .flatMap(id -> kept.find(id.argument(), call.act().at()))
                .filter(found -> found.user() == call.act().user());
    }

    /**
     * Keeps a form as it was filled in. Of what is offered in one act only the last can be opened again.
     *
     * @return what the button that opens it again stands for
     */
    public ComponentId offer(Act act, ModalForm form) {
        return offer(act, form, Optional.empty());
    }

    private ComponentId offer(Act act, ModalForm form, Optional<Command> command) {
        String number = number(act);
        kept.keep(number, new Kept(act.user(), form, command), act.at());
        return ComponentId.of(AGAIN, act.user(), number);
    }

    private static String number(Act act) {
        return Long.toString(Long.parseUnsignedLong(act.id()), BASE);
    }

    /** Keeps what was refused. Returns what the button stands for that opens it again; empty if there is nothing to open. */
    Optional<ComponentId> offer(Call call, Attempt attempt) {
        return attempt.form()
                .map(form -> offer(
                        call.act(),
                        form,
                        attempt.command()
                                .map(handler -> new Command(handler.form().fullName(), call.given()))));
    }

    /** Returns whether an id belongs to a button that reopens refused input. */
    static boolean opens(ComponentId id) {
        return id.action().equals(AGAIN);
    }

    /** Remembers a form that opens before somebody: when it is sent, only what was typed into it comes back. */
    void opened(Act act, ModalForm form) {
        open.keep(new Open(act.user(), form.componentId()), form, act.at());
    }

    /** The form that was sent; empty if it is not known any more. It is forgotten, as is what it puts right. */
    Optional<ModalForm> sent(Call call) {
        long user = call.act().user();
        Instant now = call.act().at();
        ComponentId id = call.componentId().orElseThrow();
        kept.forget(each -> each.user() == user && each.form().componentId().equals(id));
        return open.take(new Open(user, id), now);
    }

    /** The command whose texts were put right, as it would have been given with them; empty if a call is none such. */
    Optional<Resubmitted> command(Call call) {
        return kept(call)
                .filter(found -> call.componentId()
                        .filter(id -> id.action().equals(COMMAND))
                        .isPresent())
                .flatMap(Kept::command)
                .map(command -> new Resubmitted(command.name(), call.giving(command.given())));
    }

    /** A slash command that is given again. */
    record Resubmitted(String name, Call call) {}

    /** Returns the texts typed into a refused command, and the form that corrects them. */
    Attempt command(Call call, SlashHandler handler, Refusal refusal) {
        CommandTexts texts = new CommandTexts(handler.form(), call, refusal);
        ComponentId sent = ComponentId.of(COMMAND, call.act().user(), number(call.act()));
        return new Attempt(texts.typed(), texts.form(sent), Optional.of(handler));
    }

    /** Returns the texts typed into a refused form, and the form that corrects them. */
    static Attempt form(Call call, Optional<ModalForm> sent) {
        Stream<Typed> texts = sent.map(form -> form.fields().stream()
                        .filter(Input.class::isInstance)
                        .map(Input.class::cast)
                        .map(input ->
                                new Typed(input.label(), call.text(input.name()).orElse(""))))
                .orElseGet(() -> call.given().values().stream().map(text -> new Typed("", text)));
        return new Attempt(
                texts.filter(typed -> !typed.text().isBlank()).toList(),
                sent.map(form -> form.filled(call.given())),
                Optional.empty());
    }
}

package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.CrashPoint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Works out an answer and hands it over. Whatever happens, somebody who asked gets a sentence. */
final class Responder {

    private static final Logger LOG = LoggerFactory.getLogger(Responder.class);
    private static final int BASE = 36;

    private final Letters letters;
    private final CallObserver observer;
    private final Guard guard;
    private final Map<String, InteractionHook> served = new ConcurrentHashMap<>();
    private final Replies replies = new Replies();

    Responder(Letters letters, CallObserver observer, Guard guard) {
        this.letters = letters;
        this.observer = observer;
        this.guard = guard;
    }

    /**
     * Serves one caller.
     *
     * @param what is asked, for the log
     * @param handler who answers it; empty if nobody does (any more)
     */
    void serve(Call call, String what, InteractionHook hook, Optional<? extends Handler> handler) {
        String id = call.act().id();
        served.put(id, hook);
        try {
            hand(hook, letters.of(answer(call, what, handler)));
            CrashPoint.RECEIPT_GIVEN.reached();
            observer.dismiss(call, more -> add(hook, letters.of(more)));
        } catch (RuntimeException e) {
            LOG.error("the answer to {} could not be handed over", what, RedactedFailure.of(e));
        } finally {
            served.remove(id, hook);
        }
    }

    /** Tells somebody who is being served what the answer waits for, where the answer will stand. */
    void meanwhile(String interaction, String words) {
        InteractionHook hook = served.get(interaction);
        if (hook != null) {
            hook.editOriginal(words)
                    .queue(
                            done -> {},
                            failure -> LOG.warn(
                                    "what an answer waits for could not be told", RedactedFailure.of(failure)));
        }
    }

    /** Replaces a message with a menu that has opened a modal, where that is wanted and still possible. */
    void redraw(long message, Admitted admitted, ComponentHandler handler) {
        try {
            replies.hook(message)
                    .ifPresent(hook -> handler.meanwhile(admitted)
                            .ifPresent(
                                    answer -> replace(hook, letters.of(answer).get(0))));
        } catch (RuntimeException e) {
            LOG.warn("a message whose menu opened a text box stays as it was", RedactedFailure.of(e));
        }
    }

    /** Receives a caller who gets a modal instead of an answer. */
    void receive(Admitted admitted, String what) {
        try {
            observer.welcome(admitted);
        } catch (RuntimeException e) {
            LOG.error("whoever asked for {} could not be received", what, RedactedFailure.of(e));
        }
    }

    /** A modal, and the call that it is opened for. */
    record Asked(Admitted admitted, ModalForm modal) {}

    /** The modal that a caller gets instead of an answer; empty if an answer, be it a refusal, is due. */
    Optional<Asked> modal(Call call, String what, Handler handler) {
        if (!handler.asks()) {
            return Optional.empty();
        }
        try {
            Admitted admitted = guard.admit(call, handler.errand());
            return handler.modal(admitted).map(modal -> new Asked(admitted, modal));
        } catch (RefusedException e) {
            return Optional.empty();
        } catch (RuntimeException e) {
            LOG.error("no text box for {}", what, RedactedFailure.of(e));
            return Optional.empty();
        }
    }

    private Answer answer(Call call, String what, Optional<? extends Handler> handler) {
        try {
            return handler.map(found -> answer(call, found)).orElseGet(() -> Answer.of(observer.stale(call)));
        } catch (RefusedException e) {
            return Answer.of(observer.refused(call, e));
        } catch (RuntimeException e) {
            String reference = Long.toString(Long.parseUnsignedLong(call.act().id()), BASE);
            LOG.error("{} failed, reference {}", what, reference, RedactedFailure.of(e));
            return Answer.of(observer.sorry(call, reference));
        }
    }

    private Answer answer(Call call, Handler handler) {
        Admitted admitted = admitted(call, handler);
        observer.welcome(admitted);
        return handler.answer(admitted);
    }

    /** Whoever is turned away has shown himself, too. */
    private Admitted admitted(Call call, Handler handler) {
        try {
            return guard.admit(call, handler.errand());
        } catch (RefusedException e) {
            observer.welcome(call);
            throw e;
        }
    }

    private void hand(InteractionHook hook, List<MessageCreateData> letters) {
        add(begin(hook, letters.get(0)), letters.subList(1, letters.size()));
    }

    private static void add(InteractionHook open, List<MessageCreateData> letters) {
        letters.forEach(letter -> open.sendMessage(letter).setEphemeral(true).complete());
    }

    /** Gives the first message, and finds the hook that takes the others. */
    private InteractionHook begin(InteractionHook hook, MessageCreateData letter) {
        try {
            replace(hook, letter);
            return hook;
        } catch (RuntimeException e) {
            // Perhaps only the answer to the acknowledgement was lost: then Discord waits for this, but the hook does
            // not know.
            InteractionHook anew =
                    InteractionHook.from(hook.getJDA(), hook.getInteraction().getToken());
            replace(anew, letter);
            return anew;
        }
    }

    /** Replacing, so that the buttons of an answered question disappear. */
    private void replace(InteractionHook hook, MessageCreateData letter) {
        Message message =
                hook.editOriginal(MessageEditData.fromCreateData(letter)).complete();
        replies.keep(message.getIdLong(), hook);
    }
}

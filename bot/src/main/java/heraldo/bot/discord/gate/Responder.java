package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.CrashPoint;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.interactions.modals.ModalInteraction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Works out an answer and hands it over. Whatever happens, somebody who asked gets a sentence. */
final class Responder {

    private static final Logger LOG = LoggerFactory.getLogger(Responder.class);
    private static final int BASE = 36;
    /** Texts of at most so many letters in all are soon typed again. */
    private static final int SOON_TYPED = 40;

    private final Letters letters;
    private final CallObserver observer;
    private final Guard guard;
    private final Waits waits;
    private final Corrections corrections;
    private final Map<String, Served> served = new ConcurrentHashMap<>();
    private final Replies replies = new Replies();

    Responder(Letters letters, CallObserver observer, Guard guard, Waits waits, Corrections corrections) {
        this.letters = letters;
        this.observer = observer;
        this.guard = guard;
        this.waits = waits;
        this.corrections = corrections;
    }

    /**
     * Serves one caller.
     *
     * @param what is asked, for the log
     * @param handler who answers it; empty if nobody does (any more)
     * @param form what was sent; empty if it is no form, or not known any more
     * @param arrived when the bot heard of it, as {@link System#nanoTime} counts
     */
    void serve(
            Call call,
            String what,
            InteractionHook hook,
            Optional<? extends Handler> handler,
            Optional<ModalForm> form,
            long arrived) {
        String id = call.act().id();
        Served place = new Served(hook, laid(hook, handler));
        served.put(id, place);
        try {
            Visit visit = new Visit(call, what, hook.getInteraction() instanceof ModalInteraction, form);
            hand(hook, letters.of(place.fitted(visit.answer(handler))));
            CrashPoint.RECEIPT_GIVEN.reached();
            visit.answered(Duration.ofNanos(System.nanoTime() - arrived));
            handler.ifPresent(found -> visit.redraw(hook, found));
            observer.dismiss(call, more -> add(hook, letters.of(more)));
        } catch (RuntimeException e) {
            LOG.error("the answer to {} could not be handed over", what, RedactedFailure.of(e));
        } finally {
            served.remove(id, place);
        }
    }

    /**
     * The place where the bot serves a request.
     *
     * @param laid whether the answer takes the place of a laid-out message, which can become nothing else
     */
    private record Served(InteractionHook hook, boolean laid) {

        Answer fitted(Answer answer) {
            return laid && answer.laid().isEmpty() ? Answer.of(Card.of(answer)) : answer;
        }
    }

    private static boolean laid(InteractionHook hook, Optional<? extends Handler> handler) {
        Optional<Message> message = switch (hook.getInteraction()) {
            case ComponentInteraction pressed -> Optional.of(pressed.getMessage());
            case ModalInteraction sent -> Optional.ofNullable(sent.getMessage());
            default -> Optional.empty();
        };
        return inPlace(handler) && message.filter(Message::isUsingComponentsV2).isPresent();
    }

    private static boolean inPlace(Optional<? extends Handler> handler) {
        return handler.filter(found -> found instanceof ComponentHandler component && component.inPlace())
                .isPresent();
    }

    /** Tells somebody who is being served what the answer waits for, where the answer will stand. */
    void meanwhile(String interaction, String words) {
        Served place = served.get(interaction);
        if (place != null) {
            MessageCreateData letter =
                    letters.of(place.fitted(Answer.of(words))).get(0);
            place.hook()
                    .editOriginal(MessageEditData.fromCreateData(letter))
                    .queue(
                            done -> {},
                            failure -> LOG.warn(
                                    "what an answer waits for could not be told", RedactedFailure.of(failure)));
        }
    }

    /** It keeps the stamp by which it is known again. */
    private void draw(Message message, Card card) {
        List<MessageCreateData> drawn = Stamp.of(message)
                .map(stamp -> letters.of(card, part -> stamp))
                .orElseGet(() -> letters.of(Answer.of(card)));
        message.getChannel()
                .editMessageById(message.getIdLong(), MessageEditData.fromCreateData(drawn.get(0)))
                .complete();
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

    /** One caller, who is let in once: what is done after the answer is done for whom it was given. */
    private final class Visit {
        private final Call call;
        private final String what;
        private final boolean sent;
        private final Optional<ModalForm> form;
        private Optional<Admitted> admitted = Optional.empty();

        /**
         * A caller.
         *
         * @param sent whether a form was sent
         * @param form that form, if it is known
         */
        Visit(Call call, String what, boolean sent, Optional<ModalForm> form) {
            this.call = call;
            this.what = what;
            this.sent = sent;
            this.form = form;
        }

        Answer answer(Optional<? extends Handler> handler) {
            try {
                return handler.map(this::answer).orElseGet(() -> Answer.of(observer.stale(call)));
            } catch (RefusedException e) {
                return refused(handler, e);
            } catch (RuntimeException e) {
                String reference =
                        Long.toString(Long.parseUnsignedLong(call.act().id()), BASE);
                LOG.error("{} failed, reference {}", what, reference, RedactedFailure.of(e));
                return Answer.of(observer.sorry(call, reference));
            }
        }

        /**
         * The reason with what was typed: a button opens it again as it was. Where that would be in vain, because it is not known
         * any more or its message is used up, the texts are given back. Those of a command that are tedious to write anew are
         * shown in any case, and those of whoever was not let in.
         */
        private Answer refused(Optional<? extends Handler> handler, RefusedException e) {
            Optional<Card> standing = handler.flatMap(this::standing);
            Corrections.Attempt attempt = attempt(handler, e);
            boolean lasting = admitted.isPresent() && (standing.isPresent() || !inPlace(handler));
            Optional<AnswerButton> mend = Optional.of(attempt)
                    .filter(any -> lasting)
                    .flatMap(typed -> corrections.offer(call, typed))
                    .map(id -> new AnswerButton(observer.mend(call), id, AnswerButton.Weight.MAIN));
            boolean lost = mend.isEmpty() && admitted.isPresent();
            boolean tedious = attempt.texts().stream()
                            .mapToInt(typed -> typed.text().length())
                            .sum()
                    > SOON_TYPED;
            boolean shown =
                    lost || (tedious && (mend.isEmpty() || attempt.command().isPresent()));
            List<Corrections.Typed> texts = shown ? attempt.texts() : List.of();
            Answer told = new Answer(
                    observer.refused(call, e),
                    texts.isEmpty() ? List.of() : List.of(observer.typed(call, texts)),
                    List.of(),
                    mend.stream().toList());
            return standing.map(card -> Answer.of(card.noting(told))).orElse(told);
        }

        private Corrections.Attempt attempt(Optional<? extends Handler> handler, RefusedException e) {
            return handler.filter(SlashHandler.class::isInstance)
                    .map(SlashHandler.class::cast)
                    .map(command -> corrections.command(call, command, e.refusal()))
                    .orElseGet(() -> sent ? Corrections.form(call, form) : Corrections.Attempt.NOTHING);
        }

        /** Reports the response time to the waits if the guard admitted the caller. */
        void answered(Duration time) {
            admitted.ifPresent(let -> waits.answered(let.right(), time));
        }

        /** Returns the message of a refused press, if it stays; empty for a caller whom the guard did not admit. */
        private Optional<Card> standing(Handler handler) {
            if (!(handler instanceof ComponentHandler component) || !component.inPlace()) {
                return Optional.empty();
            }
            try {
                return admitted.flatMap(component::standing);
            } catch (RuntimeException e) {
                LOG.debug("what was pressed cannot be drawn anew", RedactedFailure.of(e));
                return Optional.empty();
            }
        }

        private Answer answer(Handler handler) {
            Admitted let = admit(handler);
            admitted = Optional.of(let);
            observer.welcome(let);
            return handler.answer(let);
        }

        /** A caller who is turned away counts as present, too. */
        private Admitted admit(Handler handler) {
            try {
                return guard.admit(call, handler.errand());
            } catch (RefusedException e) {
                observer.welcome(call);
                throw e;
            }
        }

        /** Draws a message anew that everybody sees, where its button means that. Who may not press it changes nothing. */
        void redraw(InteractionHook hook, Handler handler) {
            if (handler instanceof ComponentHandler component
                    && hook.getInteraction() instanceof ComponentInteraction pressed) {
                try {
                    admitted.flatMap(component::redrawn).ifPresent(card -> draw(pressed.getMessage(), card));
                } catch (RefusedException e) {
                    LOG.debug("a message stays as it is");
                } catch (RuntimeException e) {
                    LOG.warn("a message that everybody sees was not drawn anew", RedactedFailure.of(e));
                }
            }
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

package heraldo.bot.discord.gate;

import heraldo.bot.campaign.port.CrashPoint;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.GenericComponentInteractionCreateEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IModalCallback;
import net.dv8tion.jda.api.requests.RestAction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Receives interactions: acknowledges each at once (Discord waits only three seconds), then runs the handler in the user's
 * lane. Where a modal may be opened instead, both happen in the lane. Runs on the gateway's thread, which keeps a user's acts
 * in order, and never blocks.
 */
final class Reception extends ListenerAdapter {

    private static final Logger LOG = LoggerFactory.getLogger(Reception.class);
    private static final ComponentId NOTHING = ComponentId.of("", 0, "");

    private final Handlers handlers;
    private final Callers callers;
    private final ComponentIds componentIds;
    private final Modals modals;
    private final Responder responder;
    private final UserLanes lanes;
    private final Corrections corrections;
    private final Repeats repeats = new Repeats();

    Reception(Handlers handlers, Callers callers, ComponentIds componentIds, Responder responder, UserLanes lanes) {
        this.handlers = handlers;
        this.callers = callers;
        this.componentIds = componentIds;
        this.modals = new Modals(componentIds);
        this.responder = responder;
        this.lanes = lanes;
        this.corrections = handlers.corrections();
    }

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
        if (repeats.known(event.getIdLong())) {
            return;
        }
        Call call = callers.command(event, event.getOptions());
        String name = "/" + event.getFullCommandName();
        Optional<SlashHandler> handler = handlers.slash(event.getFullCommandName());
        receive(
                new Visit(call, name, handler),
                event,
                () -> acknowledge(event.deferReply(true), name),
                event.getHook(),
                unused -> {});
    }

    @Override
    public void onButtonInteraction(ButtonInteractionEvent event) {
        pressed(event, componentId -> callers.button(event, componentId));
    }

    @Override
    public void onStringSelectInteraction(StringSelectInteractionEvent event) {
        pressed(event, componentId -> callers.menu(event, componentId, event.getValues()));
    }

    @Override
    public void onEntitySelectInteraction(EntitySelectInteractionEvent event) {
        pressed(event, componentId -> callers.mentioned(event, componentId, event.getMentions()));
    }

    private void pressed(GenericComponentInteractionCreateEvent event, Function<ComponentId, Call> reader) {
        if (repeats.known(event.getIdLong())) {
            return;
        }
        ComponentId componentId = componentIds.read(event.getComponentId()).orElse(NOTHING);
        Optional<ComponentHandler> handler = handlers.component(componentId);
        Call call = reader.apply(componentId);
        boolean inPlace = inPlace(handler, call, event.getMessage());
        receive(
                new Visit(call, "component " + componentId.action(), handler),
                event,
                () -> acknowledge(inPlace ? event.deferEdit() : event.deferReply(true), "component"),
                event.getHook(),
                admitted -> handler.ifPresent(found -> responder.redraw(event.getMessageIdLong(), admitted, found)));
    }

    /** A message is changed only if nobody else can read it: what the answer says may be secret. */
    private static boolean inPlace(Optional<ComponentHandler> handler, Call call, @Nullable Message message) {
        return message != null
                && message.isEphemeral()
                && handler.filter(ComponentHandler::inPlace).isPresent()
                && call.componentId().filter(id -> id.isFor(call.act().user())).isPresent();
    }

    @Override
    public void onModalInteraction(ModalInteractionEvent event) {
        if (repeats.known(event.getIdLong())) {
            return;
        }
        ComponentId componentId = componentIds.read(event.getModalId()).orElse(NOTHING);
        Optional<ComponentHandler> handler = handlers.component(componentId);
        Call call = callers.modal(event, componentId, event.getValues());
        boolean inPlace = inPlace(handler, call, event.getMessage()) || isRefusal(event.getMessage());
        acknowledge(inPlace ? event.deferEdit() : event.deferReply(true), "text box");
        Optional<Corrections.Resubmitted> command = corrections.command(call);
        Optional<ModalForm> form = corrections.sent(call);
        Visit visit = command.map(again -> new Visit(again.call(), "/" + again.name(), handlers.slash(again.name())))
                .orElseGet(() -> new Visit(call, "component " + componentId.action(), handler));
        enter(visit.filling(form), event.getHook());
    }

    /** Returns whether a message is a refusal with a button that corrects it; the answer to the correction replaces it. */
    private boolean isRefusal(@Nullable Message message) {
        return message != null
                && message.isEphemeral()
                && message.getComponentTree().findAll(Button.class).stream()
                        .flatMap(button -> Optional.ofNullable(button.getCustomId()).stream())
                        .flatMap(id -> componentIds.read(id).stream())
                        .anyMatch(Corrections::opens);
    }

    /** A request with its handler, the submitted form if known, and the time of arrival. */
    private record Visit(
            Call call, String what, Optional<? extends Handler> handler, Optional<ModalForm> form, long arrived) {

        Visit(Call call, String what, Optional<? extends Handler> handler) {
            this(call, what, handler, Optional.empty(), System.nanoTime());
        }

        Visit filling(Optional<ModalForm> sent) {
            return new Visit(call, what, handler, sent, arrived);
        }
    }

    /**
     * Receives somebody who may get a modal. What stands in it is found out in the user's lane; only then Discord is told what
     * will come.
     *
     * @param acknowledge tells Discord that an answer will come
     * @param opened is told when a modal has been opened
     */
    private void receive(
            Visit visit, IModalCallback event, Runnable acknowledge, InteractionHook hook, Consumer<Admitted> opened) {
        if (visit.handler().filter(Handler::asks).isEmpty()) {
            acknowledge.run();
            enter(visit, hook);
            return;
        }
        lanes.enter(visit.call().act().user(), () -> {
            Optional<Responder.Asked> asked =
                    visit.handler().flatMap(found -> responder.modal(visit.call(), visit.what(), found));
            if (asked.isEmpty()) {
                acknowledge.run();
                serve(visit, hook);
                return;
            }
            corrections.opened(visit.call().act(), asked.get().modal());
            acknowledge(event.replyModal(modals.modal(asked.get().modal())), visit.what());
            responder.receive(asked.get().admitted(), visit.what());
            opened.accept(asked.get().admitted());
        });
    }

    private void enter(Visit visit, InteractionHook hook) {
        Runnable work = () -> serve(visit, hook);
        if (visit.handler().filter(Handler::slow).isPresent()) {
            lanes.beside(work);
        } else {
            lanes.enter(visit.call().act().user(), work);
        }
    }

    private void serve(Visit visit, InteractionHook hook) {
        responder.serve(visit.call(), visit.what(), hook, visit.handler(), visit.form(), visit.arrived());
    }

    private static void acknowledge(RestAction<?> action, String what) {
        CrashPoint.ORDER_ARRIVED.reached();
        action.queue(
                done -> CrashPoint.ORDER_ACKNOWLEDGED.reached(),
                failure -> LOG.warn("{} could not be acknowledged", what, RedactedFailure.of(failure)));
    }
}

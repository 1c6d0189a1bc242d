package heraldo.bot.discord.gate;

import heraldo.bot.campaign.port.CrashPoint;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IModalCallback;
import net.dv8tion.jda.api.requests.RestAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Receives whoever asks for something: tells Discord at once that an answer will come (it waits three seconds only), then
 * lets the handler work in the user's lane. Runs on the thread of the gateway, so that the order of a user's acts is kept,
 * and never waits.
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
    private final Repeats repeats = new Repeats();

    Reception(Handlers handlers, Callers callers, ComponentIds componentIds, Responder responder, UserLanes lanes) {
        this.handlers = handlers;
        this.callers = callers;
        this.componentIds = componentIds;
        this.modals = new Modals(componentIds);
        this.responder = responder;
        this.lanes = lanes;
    }

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
        if (repeats.known(event.getIdLong())) {
            return;
        }
        Call call = callers.command(event, event.getOptions());
        String name = "/" + event.getFullCommandName();
        Optional<SlashHandler> handler = handlers.slash(event.getFullCommandName());
        if (!asked(event, call, name, handler)) {
            acknowledge(event.deferReply(true), name);
            enter(call, name, event.getHook(), handler);
        }
    }

    @Override
    public void onButtonInteraction(ButtonInteractionEvent event) {
        if (repeats.known(event.getIdLong())) {
            return;
        }
        ComponentId componentId = componentIds.read(event.getComponentId()).orElse(NOTHING);
        Optional<ComponentHandler> handler = handlers.component(componentId);
        Call call = callers.button(event, componentId);
        if (!asked(event, call, "button", handler)) {
            boolean inPlace = handler.filter(ComponentHandler::inPlace).isPresent()
                    && componentId.isFor(call.act().user());
            acknowledge(inPlace ? event.deferEdit() : event.deferReply(true), "button");
            enter(call, "component " + componentId.action(), event.getHook(), handler);
        }
    }

    @Override
    public void onModalInteraction(ModalInteractionEvent event) {
        if (repeats.known(event.getIdLong())) {
            return;
        }
        ComponentId componentId = componentIds.read(event.getModalId()).orElse(NOTHING);
        acknowledge(event.deferReply(true), "text box");
        Call call = callers.modal(event, componentId, event.getValues());
        enter(call, "component " + componentId.action(), event.getHook(), handlers.component(componentId));
    }

    /** Opens a modal instead of answering, where one is due. */
    private boolean asked(IModalCallback event, Call call, String what, Optional<? extends Handler> handler) {
        Optional<Responder.Asked> asked = handler.flatMap(found -> responder.modal(call, what, found));
        asked.ifPresent(found -> {
            acknowledge(event.replyModal(modals.modal(found.modal())), what);
            lanes.enter(call.act().user(), () -> responder.receive(found.admitted(), what));
        });
        return asked.isPresent();
    }

    private void enter(Call call, String what, InteractionHook hook, Optional<? extends Handler> handler) {
        lanes.enter(call.act().user(), () -> responder.serve(call, what, hook, handler));
    }

    private static void acknowledge(RestAction<?> action, String what) {
        CrashPoint.ORDER_ARRIVED.reached();
        action.queue(
                done -> CrashPoint.ORDER_ACKNOWLEDGED.reached(),
                failure -> LOG.warn("{} could not be acknowledged", what, RedactedFailure.of(failure)));
    }
}

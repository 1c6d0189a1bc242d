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
    private static final Ticket NOTHING = Ticket.of("", 0, "");

    private final Handlers handlers;
    private final Callers callers;
    private final TicketOffice tickets;
    private final Windows windows;
    private final Counter counter;
    private final Lanes lanes;
    private final Repeats repeats = new Repeats();

    Reception(Handlers handlers, Callers callers, TicketOffice tickets, Counter counter, Lanes lanes) {
        this.handlers = handlers;
        this.callers = callers;
        this.tickets = tickets;
        this.windows = new Windows(tickets);
        this.counter = counter;
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
        Ticket ticket = tickets.read(event.getComponentId()).orElse(NOTHING);
        Optional<TicketHandler> handler = handlers.ticket(ticket);
        Call call = callers.button(event, ticket);
        if (!asked(event, call, "button", handler)) {
            boolean inPlace = handler.filter(TicketHandler::inPlace).isPresent()
                    && ticket.isFor(call.act().user());
            acknowledge(inPlace ? event.deferEdit() : event.deferReply(true), "button");
            enter(call, "ticket " + ticket.action(), event.getHook(), handler);
        }
    }

    @Override
    public void onModalInteraction(ModalInteractionEvent event) {
        if (repeats.known(event.getIdLong())) {
            return;
        }
        Ticket ticket = tickets.read(event.getModalId()).orElse(NOTHING);
        acknowledge(event.deferReply(true), "text box");
        Call call = callers.window(event, ticket, event.getValues());
        enter(call, "ticket " + ticket.action(), event.getHook(), handlers.ticket(ticket));
    }

    /** Opens a text box instead of answering, where one is due. */
    private boolean asked(IModalCallback event, Call call, String what, Optional<? extends Handler> handler) {
        Optional<Window> window = handler.flatMap(found -> counter.window(call, what, found));
        window.ifPresent(found -> {
            acknowledge(event.replyModal(windows.modal(found)), what);
            lanes.enter(call.act().user(), () -> counter.receive(call, what));
        });
        return window.isPresent();
    }

    private void enter(Call call, String what, InteractionHook hook, Optional<? extends Handler> handler) {
        lanes.enter(call.act().user(), () -> counter.serve(call, what, hook, handler));
    }

    private static void acknowledge(RestAction<?> action, String what) {
        CrashPoint.ORDER_ARRIVED.reached();
        action.queue(
                done -> CrashPoint.ORDER_ACKNOWLEDGED.reached(),
                failure -> LOG.warn("{} could not be acknowledged", what, Wordless.of(failure)));
    }
}

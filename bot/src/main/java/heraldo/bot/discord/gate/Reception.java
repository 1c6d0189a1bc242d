package heraldo.bot.discord.gate;

import heraldo.bot.campaign.CrashPoint;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
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
    private final Manners manners;
    private final Lanes lanes;

    Reception(Handlers handlers, Callers callers, TicketOffice tickets, Counter counter, Manners manners, Lanes lanes) {
        this.handlers = handlers;
        this.callers = callers;
        this.tickets = tickets;
        this.windows = new Windows(tickets);
        this.counter = counter;
        this.manners = manners;
        this.lanes = lanes;
    }

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
        Call call = callers.command(event, event.getOptions());
        String name = "/" + event.getFullCommandName();
        Optional<SlashHandler> handler = handlers.slash(event.getFullCommandName());
        Optional<Window> window = handler.flatMap(found -> found.window(call));
        if (window.isPresent()) {
            acknowledge(event.replyModal(windows.modal(window.get())), name);
            lanes.enter(call.act().user(), () -> counter.receive(call, name));
            return;
        }
        acknowledge(event.deferReply(true), name);
        enter(call, name, event.getHook(), handler.map(found -> () -> found.answer(call)));
    }

    @Override
    public void onButtonInteraction(ButtonInteractionEvent event) {
        Optional<Ticket> ticket = tickets.read(event.getComponentId());
        Optional<TicketHandler> handler = ticket.flatMap(handlers::ticket);
        Optional<TicketHandler> own = handler.filter(
                found -> ticket.filter(held -> isFor(held, event)).isPresent());
        Call call = callers.button(event, ticket.orElse(NOTHING));
        Optional<Window> window = own.flatMap(found -> found.window(call));
        if (window.isPresent()) {
            acknowledge(event.replyModal(windows.modal(window.get())), "button");
            lanes.enter(call.act().user(), () -> counter.receive(call, "button"));
            return;
        }
        boolean inPlace = own.filter(TicketHandler::inPlace).isPresent();
        acknowledge(inPlace ? event.deferEdit() : event.deferReply(true), "button");
        present(call, handler, event.getHook());
    }

    @Override
    public void onModalInteraction(ModalInteractionEvent event) {
        Optional<Ticket> ticket = tickets.read(event.getModalId());
        acknowledge(event.deferReply(true), "text box");
        present(
                callers.window(event, ticket.orElse(NOTHING), event.getValues()),
                ticket.flatMap(handlers::ticket),
                event.getHook());
    }

    private static boolean isFor(Ticket ticket, IReplyCallback event) {
        return ticket.user() == 0 || ticket.user() == event.getUser().getIdLong();
    }

    private void present(Call call, Optional<TicketHandler> handler, InteractionHook hook) {
        Ticket ticket = call.ticket().orElse(NOTHING);
        boolean foreign = ticket.user() != 0 && ticket.user() != call.act().user();
        Optional<Work> work =
                handler.map(found -> foreign ? () -> Answer.of(manners.notYours(call)) : () -> found.answer(call));
        enter(call, "ticket " + ticket.action(), hook, work);
    }

    private void enter(Call call, String what, InteractionHook hook, Optional<Work> work) {
        Work found = work.orElse(() -> Answer.of(manners.stale(call)));
        lanes.enter(call.act().user(), () -> counter.serve(call, what, hook, found::answer));
    }

    private static void acknowledge(RestAction<?> action, String what) {
        CrashPoint.ORDER_ARRIVED.reached();
        action.queue(
                done -> CrashPoint.ORDER_ACKNOWLEDGED.reached(),
                failure -> LOG.warn("{} could not be acknowledged", what, Wordless.of(failure)));
    }

    /** What is done for a caller. */
    @FunctionalInterface
    private interface Work {
        Answer answer();
    }
}

package heraldo.bot.discord.panel;

import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.room.Premises;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The panel of a game master, and everything that can be pressed on it. */
public final class PanelDesk {

    private final BotContext context;
    private final Staffing staffing;
    private final EdictDesk edicts;
    private final TimeFlow time;
    private final PeopleFlow people;

    public PanelDesk(BotContext context, Premises premises, EdictDesk edicts) {
        this.context = context;
        this.edicts = edicts;
        this.time = new TimeFlow(context, edicts);
        this.staffing = new Staffing(premises);
        this.people = new PeopleFlow(context, edicts, staffing);
    }

    /** Finds the people who are asked to play or to direct. */
    public Staffing staffing() {
        return staffing;
    }

    /** The panel. */
    public Answer open(Admitted admitted) {
        return new Slate(context, edicts, admitted).panel(Optional.empty());
    }

    /** The question whether the turn is to end now, with who is not ready. */
    public Answer askResolve(Admitted admitted) {
        return time.questions().resolve(admitted);
    }

    /** The question whether the deadline is to move; empty if it moves so little that nobody is asked. */
    public Optional<Answer> askExtend(Admitted admitted, int hours) {
        return time.questions().extend(admitted, hours);
    }

    /** The question whether the turn is to end then; empty if that is so soon that nobody is asked. */
    public Optional<Answer> askUntil(Admitted admitted, Instant end) {
        return time.questions().until(admitted, end);
    }

    /** The question from which turn on another cadence counts; empty if it takes no time away and its dates are regular. */
    public Optional<Answer> askCadence(Admitted admitted, String cron, String zone) {
        return time.questions().cadence(admitted, cron, zone);
    }

    /** The question whether a seat is to be offered to everybody while somebody holds it; empty if nobody does. */
    public Optional<Answer> askOffer(Admitted admitted, Seat seat, int turns) {
        return people.askOffer(admitted, seat, turns);
    }

    /** Everything that can be pressed on it, and the answers to invitations. */
    public List<ComponentHandler> controls() {
        List<ComponentHandler> controls = new ArrayList<>();
        controls.add(PanelPress.SHOW.control(
                this::open, admitted -> new Panel(context, edicts, admitted).card(Optional.empty())));
        controls.add(new OpenPanel(this));
        controls.addAll(time.controls());
        controls.addAll(people.controls());
        RuleFlow rules = new RuleFlow(context, edicts);
        controls.addAll(rules.controls());
        BarFlow bars = new BarFlow(context, edicts, staffing);
        controls.addAll(bars.controls());
        MailFlow mail = new MailFlow(context, edicts);
        controls.addAll(mail.controls());
        controls.addAll(new MoreFlow(context, edicts, rules, bars, mail).controls());
        controls.addAll(new PartingFlow(context, edicts, staffing).controls());
        controls.addAll(new InvitationFlow(context).controls());
        controls.add(new Dossier(context));
        return controls;
    }
}

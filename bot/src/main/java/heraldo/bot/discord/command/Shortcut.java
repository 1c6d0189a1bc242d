package heraldo.bot.discord.command;

import heraldo.bot.campaign.CampaignId;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.TicketHandler;

/** A button that does what a command without blanks does, for whoever presses it, as long as its turn is the newest. */
public final class Shortcut implements TicketHandler {

    private final Front front;
    private final Kind kind;
    private final SlashHandler command;

    Shortcut(Front front, Kind kind, SlashHandler command) {
        this.front = front;
        this.kind = kind;
        this.command = command;
    }

    /** The commands that have a button. */
    public enum Kind {
        ORDERS,
        MAP,
        FAME,
        REPORT;

        /**
         * What the button stands for, in a campaign.
         *
         * @param turn the turn it is shown in; 0 before the first
         */
        public Ticket ticket(CampaignId campaign, int turn) {
            return Ticket.open(action(), campaign).during(turn);
        }

        private String action() {
            return "show." + ordinal();
        }
    }

    @Override
    public String action() {
        return kind.action();
    }

    @Override
    public Answer answer(Call call) {
        demandOfNow(call.ticket().orElseThrow());
        return command.answer(call);
    }

    private void demandOfNow(Ticket ticket) {
        boolean past = ticket.turn() != 0
                && ticket.campaign()
                        .flatMap(front.office().archive()::newest)
                        .filter(newest -> newest.key().number() != ticket.turn())
                        .isPresent();
        if (past) {
            throw Refusals.of("old-button", "turn", ticket.turn());
        }
    }
}

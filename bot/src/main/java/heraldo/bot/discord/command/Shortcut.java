package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.gate.Ticket;
import heraldo.bot.discord.gate.TicketHandler;

/** A button that does what a command without blanks does, for whoever presses it. */
public final class Shortcut implements TicketHandler {

    private final Kind kind;
    private final SlashHandler command;

    Shortcut(Kind kind, SlashHandler command) {
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
         * @param turn the turn it is for; 0 if it does not age
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
    public String errand() {
        return command.errand();
    }

    @Override
    public Answer answer(Call call) {
        return command.answer(call);
    }
}

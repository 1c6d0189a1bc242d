package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.SlashHandler;
import heraldo.bot.discord.page.Turns;
import java.util.Optional;
import java.util.OptionalInt;

/** A button that shows whoever presses it something of the turn that its post tells of, however long ago that was. */
public final class TurnButton implements ComponentHandler {

    private final Kind kind;
    private final OfTurn command;
    private final BotContext context;

    TurnButton(Kind kind, OfTurn command, BotContext context) {
        this.kind = kind;
        this.command = command;
        this.context = context;
    }

    /** The views of a turn. */
    public enum Kind {
        MAP("turn.map"),
        STANDINGS("turn.fame"),
        PROOF("turn.proof");

        private final String action;

        Kind(String action) {
            this.action = action;
        }

        /**
         * Returns the component id of the button.
         *
         * @param turn the number that people use for the turn
         */
        public ComponentId componentId(CampaignId campaign, int turn) {
            return new ComponentId(action, Optional.of(campaign), 0, 0, Integer.toString(turn));
        }
    }

    /** A command that can be asked of a turn. */
    interface OfTurn extends SlashHandler {

        /**
         * Answers with the parts of a turn that the caller may see.
         *
         * @param turn the number that people use for the turn; empty for the open one, or the last that has ended
         */
        Answer answer(Admitted admitted, OptionalInt turn);
    }

    @Override
    public String action() {
        return kind.action;
    }

    @Override
    public String errand() {
        return command.errand();
    }

    @Override
    public Answer answer(Admitted admitted) {
        int turn = Integer.parseInt(admitted.call().componentId().orElseThrow().argument());
        boolean open = new Turns(context, admitted.campaign()).open(turn);
        return command.answer(admitted, open ? OptionalInt.empty() : OptionalInt.of(turn));
    }
}

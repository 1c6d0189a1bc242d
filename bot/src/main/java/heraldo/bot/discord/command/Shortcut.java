package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.ComponentHandler;
import heraldo.bot.discord.gate.ComponentId;
import heraldo.bot.discord.gate.SlashHandler;
import java.util.function.Function;

/** A button that does what a command without options does, for whoever presses it. */
public final class Shortcut implements ComponentHandler {

    private final Kind kind;
    private final SlashHandler command;
    private final Function<Admitted, Answer> deed;

    Shortcut(Kind kind, SlashHandler command) {
        this(kind, command, command::answer);
    }

    /**
     * A button that asks before.
     *
     * @param deed what it does in the place of the command
     */
    Shortcut(Kind kind, SlashHandler command, Function<Admitted, Answer> deed) {
        this.kind = kind;
        this.command = command;
        this.deed = deed;
    }

    /** The commands that have a button. */
    public enum Kind {
        ORDERS("show.0"),
        MAP("show.1"),
        FAME("show.2"),
        REPORT("show.3"),
        HELP("show.4"),
        RULES("show.5"),
        GAMES("show.6"),
        READY("show.7");

        private final String action;

        Kind(String action) {
            this.action = action;
        }

        /**
         * Returns the component id of the button in a campaign.
         *
         * @param turn the turn it is for; 0 if it does not age
         */
        public ComponentId componentId(CampaignId campaign, int turn) {
            return ComponentId.open(action, campaign).during(turn);
        }
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
        return deed.apply(admitted);
    }
}

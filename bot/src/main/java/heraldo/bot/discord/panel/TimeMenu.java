package heraldo.bot.discord.panel;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.discord.gate.MenuChoice;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The menu of the actions on a turn's deadline. */
final class TimeMenu {

    static final String LONGER = "+";
    static final String UNTIL = "until";
    static final String PAUSE = "pause";
    static final String RESUME = "resume";
    static final String RESOLVE = "resolve";
    static final String DAYS = "days";
    static final String CRON = "cron";
    static final String QUIET = "quiet";
    static final String WINDOW = "window";

    /** Longer than this is asked for once. */
    static final int WEEK = 7 * 24;

    private static final List<Integer> HOURS = List.of(6, 24, 72, WEEK, 2 * WEEK);

    private final Speech speech;

    TimeMenu(Speech speech) {
        this.speech = speech.plain();
    }

    List<MenuChoice> choices(Roster roster) {
        Optional<CampaignTurn> turn = roster.turn();
        boolean open = turn.filter(newest -> newest.status().takesOrders()).isPresent();
        boolean due = turn.flatMap(CampaignTurn::deadline).isPresent();
        boolean crashed =
                turn.filter(newest -> newest.status() == TurnStatus.CRASHED).isPresent();
        List<MenuChoice> choices = new ArrayList<>();
        if (open && due) {
            HOURS.forEach(hours -> choices.add(MenuChoice.of(
                    LONGER + hours, speech.say("discord.panel.longer", "hours", hours, "days", hours / 24), "")));
        }
        if (open) {
            choices.add(choice(UNTIL));
            choices.add(choice(due ? PAUSE : RESUME));
        }
        if (open || crashed) {
            choices.add(choice(RESOLVE));
        }
        choices.add(choice(DAYS));
        choices.add(choice(CRON));
        choices.add(choice(QUIET));
        choices.add(choice(WINDOW));
        return choices;
    }

    private MenuChoice choice(String what) {
        return MenuChoice.of(what, speech.say("discord.panel." + what), speech.say("discord.panel." + what + "-about"));
    }
}

package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.PositionReader;

/**
 * The desks that follow the turns as they begin and end.
 *
 * @param clerk ends turns
 * @param attendance notices who is back
 * @param reminders says what is missing when somebody is reminded
 * @param news tells what of a turn is told first
 */
public record Timekeeping(DeadlineClerk clerk, Attendance attendance, ReminderDesk reminders, NewsDesk news) {

    /** Opens them. */
    public static Timekeeping of(Bureau bureau, Usher usher, PositionReader positions) {
        DeadlineClerk clerk = new DeadlineClerk(bureau, positions);
        return new Timekeeping(
                clerk,
                new Attendance(bureau, usher, positions, clerk),
                new ReminderDesk(bureau, positions),
                new NewsDesk(bureau, positions));
    }
}

package heraldo.rules.kernel;

/**
 * The hours in which a turn is played on the wall clock of the campaign's zone: on one day of the week, from an hour to another.
 *
 * @param weekday from 1 for Monday to 7 for Sunday
 * @param opens minutes after midnight; before that a turn does not end early
 * @param closes minutes after midnight; what comes then or later is too late
 */
public record Hours(int weekday, int opens, int closes) {

    private static final int WEEK = 7;
    private static final int DAY = 24 * 60;

    public Hours {
        if (weekday < 1 || weekday > WEEK || opens < 0 || closes <= opens || closes >= DAY) {
            throw new IllegalArgumentException("no hours of a day: " + weekday + ", " + opens + " to " + closes);
        }
    }
}

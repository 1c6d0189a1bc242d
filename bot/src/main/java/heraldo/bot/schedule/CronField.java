package heraldo.bot.schedule;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The five fields of a Unix cron expression, in order. */
enum CronField {
    MINUTE(0, 59, List.of()),
    HOUR(0, 23, List.of()),
    DAY(1, 31, List.of()),
    MONTH(1, 12, List.of("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")),
    WEEKDAY(0, 7, List.of("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"));

    private static final Pattern PART = Pattern.compile("(?:(\\*)|(\\w+)(?:-(\\w+))?)(?:/(\\d{1,2}))?");

    private final int least;
    private final int most;
    private final List<String> names;

    CronField(int least, int most, List<String> names) {
        this.least = least;
        this.most = most;
        this.names = names;
    }

    int least() {
        return least;
    }

    int most() {
        return most;
    }

    /** Whether the text is a list of values, ranges and steps that this field knows. */
    boolean accepts(String text) {
        for (String part : text.split(",", -1)) {
            if (!acceptsPart(part.toUpperCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }

    private boolean acceptsPart(String part) {
        Matcher matcher = PART.matcher(part);
        if (!matcher.matches()) {
            return false;
        }
        boolean stepped = matcher.group(4) != null;
        if (stepped && Integer.parseInt(matcher.group(4)) == 0) {
            return false;
        }
        if (matcher.group(1) != null) {
            return true;
        }
        int from = value(matcher.group(2));
        if (matcher.group(3) == null) {
            return from >= 0 && !stepped;
        }
        int to = value(matcher.group(3));
        return from >= 0 && from <= to;
    }

    /** The number a value stands for; -1 if it is none of this field's. */
    private int value(String text) {
        int named = names.indexOf(text);
        if (named >= 0) {
            return named + (this == MONTH ? 1 : 0);
        }
        if (!text.matches("\\d{1,2}")) {
            return -1;
        }
        int number = Integer.parseInt(text);
        return number >= least && number <= most ? number : -1;
    }
}

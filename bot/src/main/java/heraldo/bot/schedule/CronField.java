package heraldo.bot.schedule;

import heraldo.rules.kernel.DayName;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The five fields of a Unix cron expression, in order. */
enum CronField {
    MINUTE(0, 59, List.of()),
    HOUR(0, 23, List.of()),
    DAY(1, 31, List.of()),
    MONTH(1, 12, List.of("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")) {
        @Override
        String name(String word) {
            return SPANISH.getOrDefault(word, word);
        }
    },
    WEEKDAY(0, 7, List.of("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT")) {
        @Override
        String name(String word) {
            return DayName.of(word).map(DayName::name).orElse(word);
        }
    };

    /** The short Spanish names of months that differ from the English ones, with the English ones. */
    private static final Map<String, String> SPANISH = Map.of("ENE", "JAN", "ABR", "APR", "AGO", "AUG", "DIC", "DEC");

    private static final Pattern PART = Pattern.compile("(?:(\\*)|(\\w+)(?:-(\\w+))?)(?:/(\\d{1,2}))?");

    /** The fields of a line, in order. */
    static final List<CronField> ALL = List.of(values());

    private final int least;
    private final int most;
    private final List<String> names;

    CronField(int least, int most, List<String> names) {
        this.least = least;
        this.most = most;
        this.names = names;
    }

    /** Returns the text of this field in a line. */
    String in(List<String> line) {
        return line.get(ALL.indexOf(this));
    }

    int least() {
        return least;
    }

    int most() {
        return most;
    }

    /** All that a list of values, ranges and steps means; empty if this field does not know it. */
    SortedSet<Integer> values(String text) {
        SortedSet<Integer> values = new TreeSet<>();
        for (String part : text.split(",", -1)) {
            List<Integer> meant = part(DayName.bare(part));
            if (meant.isEmpty()) {
                return new TreeSet<>();
            }
            values.addAll(meant);
        }
        return values;
    }

    private List<Integer> part(String part) {
        Matcher matcher = PART.matcher(part);
        if (!matcher.matches()) {
            return List.of();
        }
        boolean stepped = matcher.group(4) != null;
        int step = stepped ? Integer.parseInt(matcher.group(4)) : 1;
        boolean all = matcher.group(1) != null;
        boolean range = matcher.group(3) != null;
        int from = all ? least : value(matcher.group(2));
        int to = all ? most : range ? value(matcher.group(3)) : from;
        if (step == 0 || from < 0 || (stepped && !all && !range)) {
            return List.of();
        }
        return IntStream.rangeClosed(from, to)
                .filter(value -> (value - from) % step == 0)
                .boxed()
                .toList();
    }

    /** The English short name of what somebody calls a month or a day. */
    String name(String word) {
        return word;
    }

    /** The number a value stands for; -1 if it is none of this field's. */
    private int value(String text) {
        int named = names.indexOf(name(text));
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

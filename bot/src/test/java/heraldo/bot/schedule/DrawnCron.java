package heraldo.bot.schedule;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * A cadence drawn at random that is one: every field a star, a value, a range, steps, names, or a list of such. Knows its dates
 * without the program's help.
 *
 * @param fields minute, hour, day, month, weekday, as they are written
 * @param values what each of them means
 */
record DrawnCron(List<String> fields, List<BitSet> values) {

    private static final int MINUTE = 0;
    private static final int HOUR = 1;
    private static final int DAY = 2;
    private static final int MONTH = 3;
    private static final int WEEKDAY = 4;
    private static final int SUNDAY = 7;

    private static final List<Integer> LEAST = List.of(0, 0, 1, 1, 0);
    private static final List<Integer> MOST = List.of(59, 23, 31, 12, SUNDAY);
    private static final List<String> MONTHS = List.of("jan feb mar apr may jun jul aug sep oct nov dec".split(" "));
    private static final List<String> WEEKDAYS = List.of("sun mon tue wed thu fri sat".split(" "));
    private static final String SCRAPS = "0123456789*/-,#?@LW x\u00a0\u0660";

    static DrawnCron of(Random random) {
        List<String> fields = new ArrayList<>();
        List<BitSet> values = new ArrayList<>();
        for (int field = MINUTE; field <= WEEKDAY; field++) {
            BitSet meant = new BitSet();
            fields.add(field(field, random, meant));
            values.add(meant);
        }
        return new DrawnCron(List.copyOf(fields), List.copyOf(values));
    }

    String text() {
        return String.join(" ", fields);
    }

    /** With one or two signs in it that are others, or are gone, or are too many; it may still be a cadence. */
    String spoilt(Random random) {
        StringBuilder text = new StringBuilder(text());
        for (int i = random.nextInt(2); i >= 0; i--) {
            int at = random.nextInt(text.length());
            char scrap = SCRAPS.charAt(random.nextInt(SCRAPS.length()));
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, text.charAt(at));
                case 2 -> text.insert(at, scrap);
                default -> text.setCharAt(at, scrap);
            }
        }
        return text.toString();
    }

    /** Whether a date is one of this cadence's. */
    boolean meets(LocalDateTime date) {
        return values.get(MINUTE).get(date.getMinute())
                && values.get(HOUR).get(date.getHour())
                && meets(date.toLocalDate());
    }

    /** The first date of this cadence after another, found day by day. */
    LocalDateTime after(LocalDateTime date) {
        LocalDate day = date.toLocalDate();
        LocalDateTime next = date.plusMinutes(1);
        while (!meets(next)) {
            if (!meets(day)) {
                day = day.plusDays(1);
                next = day.atStartOfDay();
            } else {
                next = next.plusMinutes(1);
                day = next.toLocalDate();
            }
        }
        return next;
    }

    /** Where both kinds of day are restricted, either is enough. */
    private boolean meets(LocalDate day) {
        boolean dated = values.get(DAY).get(day.getDayOfMonth());
        DayOfWeek name = day.getDayOfWeek();
        boolean named = values.get(WEEKDAY).get(name.getValue() % SUNDAY)
                || name == DayOfWeek.SUNDAY && values.get(WEEKDAY).get(SUNDAY);
        boolean both = fields.get(DAY).startsWith("*") || fields.get(WEEKDAY).startsWith("*");
        return values.get(MONTH).get(day.getMonthValue()) && (both ? dated && named : dated || named);
    }

    private static String field(int field, Random random, BitSet meant) {
        List<String> parts = new ArrayList<>();
        for (int i = random.nextInt(8) == 0 ? 3 : 1; i > 0; i--) {
            parts.add(part(field, random, meant));
        }
        return String.join(",", parts);
    }

    private static String part(int field, Random random, BitSet meant) {
        int least = LEAST.get(field);
        int most = MOST.get(field);
        int from = least + random.nextInt(most - least + 1);
        int to = from + random.nextInt(most - from + 1);
        int step = 1 + random.nextInt(most);
        return switch (random.nextInt(field <= HOUR ? 4 : 7)) {
            case 0, 1 -> {
                mean(meant, from, from, 1);
                yield written(field, from, random);
            }
            case 2 -> {
                mean(meant, from, to, 1);
                yield written(field, from, random) + "-" + written(field, to, random);
            }
            case 3 -> {
                boolean all = random.nextBoolean();
                mean(meant, all ? least : from, all ? most : to, step);
                yield (all ? "*" : from + "-" + to) + "/" + step;
            }
            default -> {
                mean(meant, least, most, 1);
                yield "*";
            }
        };
    }

    private static void mean(BitSet meant, int from, int to, int step) {
        for (int value = from; value <= to; value += step) {
            meant.set(value);
        }
    }

    private static String written(int field, int value, Random random) {
        boolean named = field >= MONTH && value < SUNDAY + field && random.nextBoolean();
        if (!named || field == WEEKDAY && value == SUNDAY) {
            return (value < 10 && random.nextInt(9) == 0 ? "0" : "") + value;
        }
        String name = field == MONTH ? MONTHS.get(value - 1) : WEEKDAYS.get(value);
        return random.nextBoolean() ? name : name.toUpperCase(Locale.ROOT);
    }
}

package heraldo.bot.schedule;

import heraldo.bot.campaign.model.RefusedException;
import heraldo.rules.kernel.DayName;
import heraldo.rules.kernel.PlayerText;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.scheduling.support.CronExpression;

/**
 * A five-field Unix cron expression on wall-clock time. Where day of month and day of week are both restricted, either
 * is enough, as in every Unix cron.
 */
final class UnixCron {
    private static final Pattern SPECIAL = Pattern.compile("#|\\?|(?<=^|[\\s,\\d])(?:LW|L|W)(?=$|[\\s,\\d-])");

    private final List<CronExpression> either;

    private UnixCron(List<CronExpression> either) {
        this.either = either;
    }

    /**
     * Reads an expression.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it is not one; the sentence names the place and the remedy
     */
    static UnixCron of(String text) {
        String line = DayName.bare(text.strip());
        if (line.startsWith("@")) {
            throw RefusedException.of("cron-macro", "text", new PlayerText(text.strip()));
        }
        Matcher special = SPECIAL.matcher(line);
        if (special.find()) {
            throw RefusedException.of("cron-special", "sign", special.group(), "typed", new PlayerText(text));
        }
        List<String> fields = List.of(line.split("\\s+"));
        demandFive(fields, new PlayerText(text));
        for (CronField field : CronField.ALL) {
            demandKnown(field, field.in(fields));
        }
        return new UnixCron(expressions(fields));
    }

    /** The first date after another; empty if there is none. */
    Optional<LocalDateTime> next(LocalDateTime after) {
        return either.stream()
                .map(expression -> expression.next(after))
                .filter(Objects::nonNull)
                .min(LocalDateTime::compareTo);
    }

    private static void demandFive(List<String> fields, PlayerText typed) {
        if (fields.size() == CronField.values().length + 1) {
            throw RefusedException.of("cron-seconds", "typed", typed);
        }
        if (fields.size() != CronField.values().length) {
            throw RefusedException.of(
                    "cron-fields", "count", fields.get(0).isEmpty() ? 0 : fields.size(), "typed", typed);
        }
    }

    private static void demandKnown(CronField field, String text) {
        if (field.values(text).isEmpty()) {
            throw RefusedException.of(
                    "cron-field-" + field.name().toLowerCase(Locale.ROOT),
                    "text",
                    new PlayerText(text),
                    "least",
                    field.least(),
                    "most",
                    field.most());
        }
    }

    /**
     * Spring wants seconds in front, and both kinds of day to hold at once: so one expression for each kind. It is given bare
     * values, for it has ranges of its own: {@code SUN-SUN} would be every day.
     */
    private static List<CronExpression> expressions(List<String> fields) {
        String day = CronField.DAY.in(fields);
        String weekday = CronField.WEEKDAY.in(fields);
        List<List<String>> variants = new ArrayList<>();
        if (day.startsWith("*") || weekday.startsWith("*")) {
            variants.add(fields);
        } else {
            variants.add(replacing(fields, CronField.WEEKDAY));
            variants.add(replacing(fields, CronField.DAY));
        }
        return variants.stream()
                .map(variant -> CronExpression.parse("0 " + values(variant)))
                .toList();
    }

    private static String values(List<String> fields) {
        return CronField.ALL.stream()
                .map(field -> field.values(field.in(fields)).stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining(" "));
    }

    private static List<String> replacing(List<String> fields, CronField field) {
        List<String> changed = new ArrayList<>(fields);
        changed.set(CronField.ALL.indexOf(field), "*");
        return changed;
    }
}

package heraldo.bot.discord.opening;

import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.discord.front.WeekFields;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.gate.ModalForm;
import heraldo.bot.discord.text.DiscordLimit;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.WeekTimes;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionSpec.Asked;
import heraldo.rules.engine.OptionSpec.Term;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Asks when turns end: days and an hour, or a line of cron; in a game with a clock of its own, what that clock needs. */
final class ClockForm {

    private static final int SHORT = 100;
    private static final DateTimeFormatter WALL = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    private final DraftBench bench;
    private final Speech plain;
    private final Cadence cadence;

    ClockForm(DraftBench bench) {
        this.bench = bench;
        this.plain = bench.plain();
        this.cadence = bench.campaign().cadence();
    }

    /** The options by which the game keeps its own clock; empty if its turns end by a cadence alone. */
    private List<OptionSpec> own() {
        return bench.options().specs().stream()
                .filter(spec -> spec.asked().equals(Optional.of(Asked.CLOCK)))
                .limit(DiscordLimit.MODAL_INPUTS.most() - 1)
                .toList();
    }

    /** Returns the fields that the form of the clock can have. */
    List<Blank> blanks() {
        List<Blank> blanks = new ArrayList<>();
        own().forEach(spec -> blanks.add(
                spec.term().equals(Optional.of(Term.CRON))
                        ? cron(bench.name(spec.key()), cadence.dates())
                        : new OptionField(bench, spec).blank(bench.name(spec.key()))));
        if (blanks.isEmpty()) {
            blanks.add(cron(plain.say("discord.opening.field-deadline"), week().isPresent() ? "" : cadence.dates()));
        }
        blanks.add(zone());
        if (own().isEmpty()) {
            blanks.add(first());
        }
        return blanks;
    }

    List<ModalForm.Field> fields() {
        List<ModalForm.Field> fields = new ArrayList<>();
        if (own().isEmpty()) {
            Optional<WeekTimes> week = week();
            fields.add(WeekFields.days(
                    plain,
                    plain.say("discord.opening.about-days"),
                    week.map(WeekTimes::days).orElseGet(TreeSet::new),
                    0));
            fields.add(WeekFields.hour(plain, week.map(times -> times.times().get(0)), false));
        }
        blanks().forEach(blank -> fields.add(blank.field()));
        return fields;
    }

    /** Days and hour count where no line of cron is written. */
    Draft filled(Draft draft, Call call) {
        boolean weekly = own().isEmpty() && call.text(Cadences.CRON).isEmpty();
        Draft timed = weekly ? weekly(draft, call) : draft;
        for (Blank blank : blanks()) {
            boolean said = !(weekly && blank.name().equals(Cadences.CRON));
            timed = said ? blank.in(timed, call) : timed;
        }
        return timed;
    }

    private Draft weekly(Draft draft, Call call) {
        WeekTimes meant = WeekFields.read(call);
        return week().equals(Optional.of(meant)) ? draft : draft.with(Cadences.CRON, meant.cron());
    }

    /** The cadence as days and one hour; empty if it is not so simple. */
    private Optional<WeekTimes> week() {
        return WeekTimes.of(cadence.dates()).filter(week -> week.times().size() == 1);
    }

    private Blank cron(String label, String now) {
        return Blank.option(
                Cadences.CRON,
                new ModalForm.Input(Cadences.CRON, label, Cadences.WEEKLY, Optional.of(now), SHORT, false),
                now);
    }

    private Blank first() {
        String now = cadence.first().map(at -> at.format(WALL)).orElse("");
        return Blank.option(
                Wish.FIRST,
                new ModalForm.Input(
                        Wish.FIRST,
                        plain.say("discord.opening.field-first-deadline"),
                        plain.say("discord.opening.about-first-deadline"),
                        "21/12 18:00",
                        Optional.of(now),
                        SHORT,
                        false),
                now);
    }

    private Blank zone() {
        String now = cadence.zone().getId();
        return Blank.option(
                Cadences.ZONE,
                new ModalForm.Input(
                        Cadences.ZONE,
                        plain.say("discord.panel.field-zone"),
                        "Europe/Madrid",
                        Optional.of(now),
                        SHORT,
                        true),
                now);
    }
}

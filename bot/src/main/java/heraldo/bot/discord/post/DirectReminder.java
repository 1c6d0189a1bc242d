package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.turn.Missing;
import heraldo.bot.campaign.turn.ReminderDesk;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.Card;
import heraldo.bot.discord.gate.Embed;
import heraldo.bot.discord.gate.Embed.Tone;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reminds somebody in a direct message of all deadlines that come soon, each with its campaign and what is missing. */
final class DirectReminder {

    private final Letter letter;
    private final Preference preference;

    DirectReminder(Letter letter, Preference preference) {
        this.letter = letter;
        this.preference = preference;
    }

    /** A turn that waits for the reader. */
    private record Item(CampaignTurn turn, Roster roster, Seat seat, Missing missing) {}

    /** The message; nothing if nobody waits for its reader any more. */
    Optional<Card> write(Instant now) {
        List<Item> items = items();
        if (items.isEmpty()) {
            return Optional.empty();
        }
        String title =
                letter.speech().plain().say("discord.post.reminders", "count", items.size(), "day", day(items, now));
        String text = items.stream().map(this::line).collect(Collectors.joining("\n"));
        return Optional.of(Card.of(Answer.of(new Embed(title, text, Tone.WARNING))));
    }

    private List<Item> items() {
        ReminderDesk desk = letter.context().office().timekeeping().reminders();
        List<Item> items = new ArrayList<>();
        desk.missing(letter.turn().key(), letter.occupancy().seat())
                .ifPresent(missing -> items.add(new Item(
                        letter.turn(), letter.roster(), letter.occupancy().seat(), missing)));
        desk.together(letter.dispatch())
                .forEach((campaign, other) -> items.add(new Item(
                        other.turn(),
                        letter.context().office().campaigns().roster(campaign),
                        other.seat(),
                        other.missing())));
        return items;
    }

    /** The campaign's name leads to the seat's own channel there. */
    private String line(Item item) {
        Speech speech = letter.context().speech(item.roster(), letter.tongue());
        String name = speech.inLine().typed(item.roster().campaign().name());
        String place = item.roster().campaign().guild() + "/"
                + item.roster().occupancy(item.seat()).channel();
        return "[**" + name + "**](https://discord.com/channels/" + place + ") · "
                + ReminderPost.said(speech, item.turn(), item.seat(), item.missing());
    }

    /** Returns the key for the deadlines: all today, all tomorrow, or soon, in the reader's time zone or else the default one. */
    private String day(List<Item> items, Instant now) {
        ZoneId zone = preference
                .quiet()
                .map(QuietHours::zone)
                .orElseGet(letter.context().office().preferences()::usualZone);
        LocalDate today = LocalDate.ofInstant(now, zone);
        Set<LocalDate> days = items.stream()
                .flatMap(item -> item.turn().due().stream())
                .map(due -> LocalDate.ofInstant(due, zone))
                .collect(Collectors.toSet());
        return days.equals(Set.of(today)) ? "today" : days.equals(Set.of(today.plusDays(1))) ? "tomorrow" : "soon";
    }
}

package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.NOON;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.QuietHours;
import heraldo.bot.campaign.model.ReminderWish;
import heraldo.bot.campaign.model.ReminderWish.Where;
import heraldo.bot.campaign.model.Reminders;
import heraldo.rules.engine.OptionSpec.Term;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Ana and Ben play a mill whose turns end at eight in the evening; the campaign reminds three hours before. It is noon. */
class ReminderWishesTest extends InTavern {

    private void wants(Preference preference) {
        tavern.office.preferences().settle(tavern.by(preference.user()), preference);
    }

    private void wants(long user, String hours) {
        wants(Preference.usual(user).withReminders(ReminderWish.USUAL.at(Optional.of(Reminders.of(hours)))));
    }

    private void rests(long user, String hours) {
        wants(Preference.usual(user).withQuiet(Optional.of(QuietHours.of(hours, ZoneId.of("Europe/Madrid")))));
    }

    /** Lets it become an hour and a minute of the afternoon, and a few seconds. */
    private void at(int hour, int minute) {
        Instant then = NOON.plus(Duration.ofHours(hour - 12))
                .plus(Duration.ofMinutes(minute))
                .plusSeconds(5);
        tavern.pass(Duration.between(tavern.clock.instant(), then));
    }

    private List<Integer> reminded() {
        return tavern.posts(Dispatch.Kind.REMINDER).stream()
                .map(post -> post.seat().orElseThrow().number())
                .toList();
    }

    @Test
    void everybodyIsRemindedWhenHeWants() {
        tavern.running();
        wants(ANA, "6 1");
        at(14, 0);
        assertEquals(List.of(1), reminded(), "six hours before, for Ana");
        at(17, 0);
        assertEquals(List.of(1, 2), reminded(), "three hours before, for Ben, as the campaign says");
        at(19, 0);
        assertEquals(List.of(1, 2, 1), reminded(), "one hour before, for Ana");
    }

    @Test
    void herOwnTimesStandWhenTheDeadlineIsMoved() {
        tavern.running();
        wants(ANA, "6 1");
        tavern.office.gameMaster().deadline(tavern.by(GM), EIGHT.plus(Duration.ofHours(2)));
        at(16, 0);
        assertEquals(List.of(1), reminded(), "six hours before ten in the evening");
        at(19, 0);
        assertEquals(List.of(1, 2), reminded(), "three hours before, for Ben, as the campaign says");
    }

    @Test
    void whoWantsNoRemindersGetsNoneAndHoursThatHaveGoneByDoNotComeAgain() {
        tavern.running();
        wants(ANA, "0");
        at(13, 0);
        wants(BEN, "7 2");
        at(17, 30);
        assertEquals(List.of(), reminded());
        at(18, 0);
        assertEquals(List.of(2), reminded());
    }

    @Test
    void whoWantsToBeRemindedIsWhereTheCampaignRemindsNobody() {
        NewCampaign wish = wish("Molino");
        SortedMap<Term, String> named = new TreeMap<>(wish.named());
        named.put(Term.REMIND, "0");
        tavern.running(new NewCampaign(wish.name(), "mill", 2, wish.language(), wish.options(), named, wish.terms()));
        wants(ANA, "2");
        at(19, 30);
        assertEquals(List.of(1), reminded());
    }

    @Test
    void aReminderThatWouldComeInQuietHoursComesBeforeThem() {
        tavern.running();
        rests(BEN, "16:30-23");
        at(16, 28);
        assertEquals(List.of(), reminded());
        at(16, 29);
        assertEquals(List.of(2), reminded());
        at(17, 0);
        assertEquals(List.of(2, 1), reminded(), "and not again at its time");
        at(19, 0);
        assertEquals(List.of(2, 1), reminded());
    }

    @Test
    void quietHoursThatHaveBegunTooLongBeforeDoNotMoveAReminder() {
        tavern.running();
        rests(BEN, "4-23");
        at(16, 59);
        assertEquals(List.of(), reminded());
        at(17, 0);
        assertEquals(List.of(1, 2), reminded());
    }

    private Dispatch both() {
        CampaignId first = tavern.running();
        NewCampaign wish = wish("Noria");
        CampaignId second =
                tavern.office.campaigns().open(tavern.by(EVE), wish).campaign().id();
        tavern.join(second, ANA, 1);
        tavern.join(second, BEN, 2);
        tavern.office.campaigns().start(tavern.by(EVE).in(second));
        tavern.post.work();
        wants(Preference.usual(ANA).withReminders(ReminderWish.USUAL.in(Where.DIRECT)));
        at(17, 0);
        List<Dispatch> hers = tavern.posts(Dispatch.Kind.REMINDER).stream()
                .filter(post -> post.seat().orElseThrow().number() == 1)
                .toList();
        assertEquals(1, hers.size(), "one for both, and two for Ben: " + reminded());
        assertEquals(3, reminded().size());
        assertEquals(
                List.of(hers.get(0).campaign().equals(first) ? second : first),
                List.copyOf(tavern.office
                        .timekeeping()
                        .reminders()
                        .together(hers.get(0))
                        .keySet()));
        return hers.get(0);
    }

    @Test
    void directMessagesAboutDeadlinesWithinTheHourAreOne() {
        Dispatch leading = both();
        CampaignId other =
                tavern.office.timekeeping().reminders().together(leading).firstKey();
        tavern.office.orders().add(tavern.by(ANA).in(other), "moler 2");
        assertEquals(
                0, tavern.office.timekeeping().reminders().together(leading).size(), "she has done that one meanwhile");
        tavern.restart();
        at(19, 0);
        assertEquals(3, reminded().size());
    }

    @Test
    void whatCannotBeSaidTogetherIsSaidInEachChannel() {
        Dispatch leading = both();
        tavern.office.timekeeping().reminders().apart(leading);
        tavern.office.timekeeping().reminders().apart(leading);
        tavern.work();
        assertEquals(4, reminded().size(), "each once");
        assertEquals(
                0, tavern.office.timekeeping().reminders().together(leading).size());
    }
}

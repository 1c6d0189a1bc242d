package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Holiday;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Presence;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Reliability;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Players who are away: they say so beforehand, a regent plays for them, and one word brings them back. */
public final class AwayDesk {
    /** No holiday is longer, in days. */
    public static final int LONGEST = 90;

    private final Bureau bureau;
    private final Usher usher;

    public AwayDesk(Bureau bureau, Usher usher) {
        this.bureau = bureau;
        this.usher = usher;
    }

    /**
     * The booked holidays of a player and their cost.
     *
     * @param holidays the booked holidays that are not over
     * @param banks the excused turns left in each of their campaigns that the booking covers
     */
    public record Booked(List<Holiday> holidays, List<Bank> banks) {
        public Booked {
            holidays = List.copyOf(holidays);
            banks = List.copyOf(banks);
        }
    }

    /**
     * The excused turns of a player in a campaign.
     *
     * @param left the number left
     * @param regent whether a regent plays in them
     */
    public record Bank(Campaign campaign, int left, boolean regent) {}

    /** Returns the holidays that the acting user has booked in this server. */
    public Booked show(Act act) {
        return bureau.ledger().read(books -> booked(books, act));
    }

    /**
     * Books days for the campaign that the act names, or for all of its user's in this server.
     *
     * @throws RefusedException if the days make no sense, or the user plays nothing here
     */
    public Booked book(Act act, LocalDate from, LocalDate until) {
        return once(act, books -> {
            List<Campaign> meant = meant(books, act);
            if (meant.isEmpty()) {
                throw RefusedException.of("no-seat");
            }
            LocalDate today = LocalDate.ofInstant(
                    bureau.clock().instant(), meant.get(0).cadence().zone());
            if (until.isBefore(from)) {
                throw RefusedException.of("away-order", "from", from.toString(), "until", until.toString());
            }
            if (until.isBefore(today)) {
                throw RefusedException.of("away-past", "until", until.toString());
            }
            if (!until.isBefore(from.plusDays(LONGEST))) {
                throw RefusedException.of("away-long", "most", LONGEST);
            }
            Holiday wanted = new Holiday(act.id(), act.user(), act.place().guild(), act.meant(), from, until);
            if (books.holidays().of(act.user()).stream().noneMatch(wanted::sameAs)) {
                books.holidays().book(wanted, bureau.clock().instant());
            }
        });
    }

    /** Calls off everything that the user who acts has booked in this server. */
    public Booked callOff(Act act) {
        return once(act, books -> callOff(books, act, act.place().guild()));
    }

    private void callOff(Books books, Act act, long guild) {
        books.holidays().of(act.user()).stream()
                .filter(holiday -> holiday.guild() == guild)
                .forEach(holiday ->
                        books.holidays().callOff(holiday.id(), bureau.clock().instant()));
    }

    /**
     * The acting user is back: their missed turns are forgotten, and every holiday of theirs that has begun here ends.
     *
     * @return where they are back
     */
    public CampaignSeat back(Act act) {
        CampaignSeat seated = bureau.ledger().write(books -> {
            CampaignSeat here = usher.seat(books, act);
            if (!books.acts().knows(act.id())) {
                back(books, here, act);
                books.acts().seen(act, Optional.empty());
                CrashPoint.AWAY_WRITTEN.reached();
            }
            return here;
        });
        CrashPoint.AWAY_COMMITTED.reached();
        bureau.wake();
        return seated;
    }

    private void back(Books books, CampaignSeat here, Act act) {
        Campaign campaign = here.campaign();
        if (campaign.status() == CampaignStatus.ENDED) {
            throw RefusedException.of("over");
        }
        Instant now = bureau.clock().instant();
        books.occupancies().change(here.occupancy().silentFor(0));
        LocalDate today = LocalDate.ofInstant(now, campaign.cadence().zone());
        Instant due =
                books.turns().newest(campaign.id()).flatMap(CampaignTurn::due).orElse(now);
        books.holidays().of(act.user()).stream()
                .filter(holiday -> holiday.concerns(campaign))
                .filter(holiday -> !holiday.from().isAfter(today) || holiday.covers(campaign, due))
                .forEach(holiday -> books.holidays().callOff(holiday.id(), now));
        StaffTable.of(books, campaign, now).back(here.occupancy());
    }

    /** Returns whether a player has booked a holiday that covers a moment of a campaign. */
    public boolean away(Campaign campaign, long player, Instant moment) {
        return bureau.ledger()
                .read(books ->
                        books.holidays().of(player).stream().anyMatch(holiday -> holiday.covers(campaign, moment)));
    }

    /**
     * The seats for which a regent acted in any of the turns, in order: those of players who were away, and those without one.
     */
    public SortedSet<Seat> regents(Roster roster, int first, int last) {
        CampaignId id = roster.campaign().id();
        SortedSet<Seat> regents = new TreeSet<>();
        roster.occupancies().stream()
                .filter(occupancy -> !occupancy.played())
                .forEach(occupancy -> regents.add(occupancy.seat()));
        bureau.ledger().read(books -> {
            for (int turn = first; turn <= last; turn++) {
                books.presences().of(id, turn).stream()
                        .filter(presence -> presence.kind() == Presence.Kind.REGENT)
                        .forEach(presence -> regents.add(presence.seat()));
            }
            return regents;
        });
        return regents;
    }

    /**
     * The seats of players that are in a regent's hands now: one has played for them last, or will, and nothing has been sent
     * since.
     */
    public SortedSet<Seat> regencies(Roster roster) {
        return bureau.ledger().read(books -> {
            SortedSet<Seat> seats = new TreeSet<>();
            roster.occupancies().stream()
                    .filter(occupancy -> occupancy.played() && !wrote(books, roster, occupancy))
                    .filter(occupancy -> governed(books, roster.campaign(), occupancy))
                    .forEach(occupancy -> seats.add(occupancy.seat()));
            return seats;
        });
    }

    private static boolean wrote(Books books, Roster roster, Occupancy occupancy) {
        return roster.turn()
                .filter(turn -> turn.status().takesOrders())
                .flatMap(turn -> books.sheets().latest(turn.key(), occupancy.seat()))
                .isPresent();
    }

    private static boolean governed(Books books, Campaign campaign, Occupancy occupancy) {
        boolean missed = occupancy.silent() > 0;
        Ladder ladder = campaign.terms().ladder();
        boolean booked = books.presences()
                .last(campaign.id(), occupancy.seat(), occupancy.user())
                .filter(last -> last.kind() == Presence.Kind.REGENT && last.excused())
                .isPresent();
        return (missed && ladder.rung(occupancy.silent()) == Ladder.Rung.STAND_IN)
                || (booked && onHoliday(books, campaign, occupancy));
    }

    private static boolean onHoliday(Books books, Campaign campaign, Occupancy occupancy) {
        return books.turns()
                .newest(campaign.id())
                .flatMap(CampaignTurn::due)
                .filter(due ->
                        books.holidays().of(occupancy.user()).stream().anyMatch(each -> each.covers(campaign, due)))
                .isPresent();
    }

    /** Returns the reliability of a player over all campaigns of one server; other servers do not count. */
    public Reliability reliability(long guild, long player) {
        return bureau.ledger().read(books -> books.presences().reliability(guild, player));
    }

    /** A change to the acting user's holidays. */
    @FunctionalInterface
    private interface Deed {
        void at(Books books);
    }

    private Booked once(Act act, Deed deed) {
        Booked booked = bureau.ledger().write(books -> {
            if (!books.acts().knows(act.id())) {
                deed.at(books);
                books.acts().seen(act, Optional.empty());
                CrashPoint.AWAY_WRITTEN.reached();
            }
            return booked(books, act);
        });
        CrashPoint.AWAY_COMMITTED.reached();
        bureau.wake();
        return booked;
    }

    /** The campaigns of this server in which the user plays; the one that was named, if one was. */
    private static List<Campaign> meant(Books books, Act act) {
        return books.campaigns().of(act.user()).stream()
                .filter(campaign -> campaign.guild() == act.place().guild() && !campaign.lesson())
                .filter(campaign -> act.meant().map(campaign.id()::equals).orElse(true))
                .filter(campaign -> Usher.occupancy(books, campaign, act.user()).isPresent())
                .toList();
    }

    private Booked booked(Books books, Act act) {
        Instant now = bureau.clock().instant();
        List<Campaign> here = meant(books, act);
        List<Holiday> holidays = books.holidays().of(act.user()).stream()
                .filter(holiday -> holiday.guild() == act.place().guild())
                .filter(holiday -> here.isEmpty()
                        || !holiday.over(now, here.get(0).cadence().zone()))
                .toList();
        List<Bank> banks = here.stream()
                .filter(campaign -> holidays.stream().anyMatch(holiday -> holiday.concerns(campaign)))
                .map(campaign -> bank(books, campaign, act.user()))
                .toList();
        return new Booked(holidays, banks);
    }

    private static Bank bank(Books books, Campaign campaign, long player) {
        Ladder ladder = campaign.terms().ladder();
        int number = books.turns()
                .newest(campaign.id())
                .map(turn -> turn.key().number())
                .orElse(0);
        int spent = books.presences().excused(campaign.id(), player, number);
        return new Bank(campaign, Math.max(0, ladder.excused() - spent), ladder.knowsRegents());
    }
}

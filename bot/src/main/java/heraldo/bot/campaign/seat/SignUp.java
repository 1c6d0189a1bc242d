package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Newcomer;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.staff.Loans;
import heraldo.bot.campaign.staff.Parting;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.rules.engine.Manifest;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * Seats players and lets them go. In rulesets with an enrolment form, seats are filled in order of arrival: when a player
 * leaves, those behind move up.
 */
final class SignUp {

    private final Bureau bureau;
    private final Usher usher;
    private final Enrolments enrolments;

    SignUp(Bureau bureau, Usher usher) {
        this.bureau = bureau;
        this.usher = usher;
        this.enrolments = new Enrolments(bureau.library());
    }

    /** Finds out what somebody has to fill in, unless they cannot join anyway. */
    Newcomer newcomer(Books books, Act act) {
        Campaign campaign = usher.joinable(books, act);
        if (!books.acts().knows(act.id())) {
            demandWelcome(campaign);
            free(table(books, campaign), act, Optional.empty());
        }
        return new Newcomer(campaign, enrolments.form(campaign));
    }

    Campaign join(Books books, Act act, Optional<Seat> wish, Optional<Order> form) {
        Campaign campaign = usher.joinable(books, act);
        demandWelcome(campaign);
        StaffTable table = table(books, campaign);
        Occupancy occupancy =
                enrolments.form(campaign).isPresent() ? enrolled(table, act, wish, form) : free(table, act, wish);
        if (occupancy.played()) {
            // A player who has been away for so long that their seat was offered has lost it to whoever takes it.
            table.pass(occupancy.heldBy(Holder.VACANT), Parting.ABSENT, left(occupancy));
        }
        Occupancy taken = occupancy.heldBy(act.user(), act.userName());
        // Names may change hands before the post is out: it says them as they were.
        PlayerText name = new PlayerText(taken.name());
        table.seat(taken, Posts.say("seat-taken", "name", name, "player", new PlayerText(taken.userName())));
        return campaign;
    }

    private StaffTable table(Books books, Campaign campaign) {
        return StaffTable.of(books, campaign, bureau.clock().instant());
    }

    private static Message left(Occupancy occupancy) {
        return Posts.say("seat-left", "name", new PlayerText(occupancy.name()));
    }

    /** Gives up the seat; the seat as it was. Where it was only lent, it goes back. */
    CampaignSeat leave(Books books, Act act) {
        CampaignSeat seated = usher.seat(books, act);
        Campaign campaign = seated.campaign();
        demandNotOver(campaign);
        demandNoLesson(campaign);
        Occupancy left = seated.occupancy();
        StaffTable table = table(books, campaign);
        books.staff().loans(campaign.id()).stream()
                .filter(loan -> loan.seat().equals(left.seat()))
                .findFirst()
                .ifPresentOrElse(loan -> Loans.giveBack(table, loan), () -> {
                    if (campaign.status() == CampaignStatus.RUNNING) {
                        table.takeLeave(left, Parting.LEFT);
                    }
                    vacate(table, left, act.at(), left(left));
                });
        table.key()
                .filter(turn -> left.user() != campaign.gameMaster())
                .ifPresent(turn -> Posts.alert(
                        books,
                        campaign,
                        turn,
                        Posts.say("left-alert", "seat", left.seat(), "player", new PlayerText(left.userName())),
                        table.now()));
        return seated;
    }

    /**
     * A seat has no player any more.
     *
     * @param words the public message
     */
    void vacate(StaffTable table, Occupancy left, Instant at, Message words) {
        Campaign campaign = table.campaign();
        if (enrolments.form(campaign).isPresent()) {
            table.books().enrolments().strike(campaign.id(), left.user(), at);
            moveUp(table.books(), campaign, left);
            table.tellOf(left.seat(), Dispatch.Kind.SEAT_LEFT, words);
        } else {
            boolean forming = campaign.status() == CampaignStatus.FORMING;
            table.seat(left.heldBy(forming ? Holder.OPEN : Holder.VACANT), words);
        }
    }

    private Occupancy enrolled(StaffTable table, Act act, Optional<Seat> wish, Optional<Order> form) {
        if (wish.isPresent()) {
            throw RefusedException.of("seats-in-order");
        }
        Occupancy occupancy = free(table, act, wish);
        return enrolments.enter(
                table.books(),
                act,
                table.campaign(),
                occupancy,
                form.orElseThrow(() -> RefusedException.of("enrolment-missing")));
    }

    /** Nobody has a private channel yet: what is known of a seat is its name and its player. */
    private void moveUp(Books books, Campaign campaign, Occupancy left) {
        List<Occupancy> behind = books.occupancies().of(campaign.id()).stream()
                .filter(occupancy -> occupancy.seat().number() >= left.seat().number())
                .toList();
        behind.forEach(occupancy -> books.occupancies().change(emptied(campaign, occupancy)));
        for (int i = 1; i < behind.size(); i++) {
            Occupancy occupancy = behind.get(i);
            if (occupancy.played()) {
                books.occupancies()
                        .change(behind.get(i - 1)
                                .named(occupancy.name())
                                .heldBy(occupancy.user(), occupancy.userName()));
            }
        }
    }

    private Occupancy emptied(Campaign campaign, Occupancy occupancy) {
        return occupancy.heldBy(Holder.OPEN).named(enrolments.usualName(campaign, occupancy.seat()));
    }

    /** A free seat that whoever acts may have; for whoever has known the secrets of one, no other. */
    private Occupancy free(StaffTable table, Act act, Optional<Seat> wish) {
        Campaign campaign = table.campaign();
        Books books = table.books();
        table.demandUnseated(act.user());
        table.demandAdmitted(act.user());
        List<Occupancy> free = books.occupancies().of(campaign.id()).stream()
                .filter(campaign::offers)
                .sorted(Comparator.comparing(Occupancy::played))
                .toList();
        if (free.isEmpty()) {
            throw bureau.library().rulebook(campaign).refusal(Manifest.Codes::full, "full");
        }
        SortedSet<Seat> left = books.occupancies().left(campaign.id(), act.user());
        Occupancy found = free.stream()
                .filter(occupancy -> wish.map(occupancy.seat()::equals).orElse(true))
                .filter(occupancy -> left.isEmpty() || left.contains(occupancy.seat()))
                .findFirst()
                .orElseThrow(() ->
                        left.isEmpty() ? taken(free) : RefusedException.of("known-seat", "seats", List.copyOf(left)));
        table.demandFit(act.user(), found.seat());
        return found;
    }

    private static RefusedException taken(List<Occupancy> free) {
        return RefusedException.of(
                "seat-taken", "free", free.stream().map(Occupancy::seat).toList());
    }

    private static void demandWelcome(Campaign campaign) {
        demandNotOver(campaign);
        demandNoLesson(campaign);
    }

    /** Nobody comes to a lesson, and whoever takes it ends it instead of leaving. */
    private static void demandNoLesson(Campaign campaign) {
        if (campaign.lesson()) {
            throw RefusedException.of("lesson-alone");
        }
    }

    private static void demandNotOver(Campaign campaign) {
        if (campaign.status() == CampaignStatus.ENDED) {
            throw RefusedException.of("over");
        }
    }
}

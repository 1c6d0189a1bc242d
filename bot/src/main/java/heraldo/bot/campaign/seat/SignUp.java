package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignSeat;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Chair;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Newcomer;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.engine.Manifest;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * Seats players and lets them go. Where players fill something in when they join, seats are numbered in the order in which
 * they do: whoever sits behind somebody who leaves moves up.
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

    /** Finds out what somebody has to fill in, unless he cannot join anyway. */
    Newcomer newcomer(Books books, Act act) {
        Campaign campaign = usher.joinable(books, act);
        if (!books.acts().knows(act.id())) {
            demandWelcome(books, act, campaign);
            free(books, act, campaign, Optional.empty());
        }
        return new Newcomer(campaign, enrolments.form(campaign));
    }

    Campaign join(Books books, Act act, Optional<Seat> wish, Optional<Order> form) {
        Campaign campaign = usher.joinable(books, act);
        demandWelcome(books, act, campaign);
        Chair chair = enrolments.form(campaign).isPresent()
                ? enrolled(books, act, campaign, wish, form)
                : free(books, act, campaign, wish);
        Chair taken = chair.heldBy(act.user(), act.userName());
        books.chairs().change(taken);
        // Names may change hands before the post is out: it says them as they were.
        PlayerText name = new PlayerText(taken.name());
        Message words = Posts.say("seat-taken", "name", name, "player", new PlayerText(taken.userName()));
        post(books, campaign, Dispatch.Kind.SEAT_TAKEN, taken.seat(), words);
        return campaign;
    }

    /** Gives up the seat; the seat as it was. */
    CampaignSeat leave(Books books, Act act) {
        CampaignSeat seated = usher.seat(books, act);
        Campaign campaign = seated.campaign();
        demandNotOver(campaign);
        if (enrolments.form(campaign).isPresent()) {
            books.enrolments().strike(campaign.id(), act.user(), act.at());
            moveUp(books, campaign, seated.chair());
        } else {
            boolean forming = campaign.status() == CampaignStatus.FORMING;
            books.chairs().change(seated.chair().heldBy(forming ? Holder.OPEN : Holder.VACANT));
        }
        Chair left = seated.chair();
        Message words = Posts.say("seat-left", "name", new PlayerText(left.name()));
        post(books, campaign, Dispatch.Kind.SEAT_LEFT, left.seat(), words);
        return seated;
    }

    private Chair enrolled(Books books, Act act, Campaign campaign, Optional<Seat> wish, Optional<Order> form) {
        if (wish.isPresent()) {
            throw RefusedException.of("seats-in-order");
        }
        Chair chair = free(books, act, campaign, wish);
        return enrolments.enter(
                books, act, campaign, chair, form.orElseThrow(() -> RefusedException.of("enrolment-missing")));
    }

    /** Nobody has a private channel yet: what is known of a seat is its name and its player. */
    private void moveUp(Books books, Campaign campaign, Chair left) {
        List<Chair> behind = books.chairs().of(campaign.id()).stream()
                .filter(chair -> chair.seat().number() >= left.seat().number())
                .toList();
        behind.forEach(chair -> books.chairs().change(emptied(campaign, chair)));
        for (int i = 1; i < behind.size(); i++) {
            Chair chair = behind.get(i);
            if (chair.played()) {
                books.chairs().change(behind.get(i - 1).named(chair.name()).heldBy(chair.user(), chair.userName()));
            }
        }
    }

    private Chair emptied(Campaign campaign, Chair chair) {
        return chair.heldBy(Holder.OPEN).named(enrolments.usualName(campaign, chair.seat()));
    }

    private void post(Books books, Campaign campaign, Dispatch.Kind kind, Seat seat, Message words) {
        books.outbox()
                .add(
                        campaign.id(),
                        kind,
                        Optional.empty(),
                        Optional.of(seat),
                        Optional.of(words),
                        bureau.clock().instant());
    }

    /** A free seat; for whoever has known the secrets of one, no other. */
    private Chair free(Books books, Act act, Campaign campaign, Optional<Seat> wish) {
        List<Chair> free = books.chairs().of(campaign.id()).stream()
                .filter(chair -> !chair.played())
                .toList();
        if (free.isEmpty()) {
            throw bureau.library().rulebook(campaign).refusal(Manifest.Codes::full, "full");
        }
        SortedSet<Seat> left = books.chairs().left(campaign.id(), act.user());
        return free.stream()
                .filter(chair -> wish.map(chair.seat()::equals).orElse(true))
                .filter(chair -> left.isEmpty() || left.contains(chair.seat()))
                .findFirst()
                .orElseThrow(() ->
                        left.isEmpty() ? taken(free) : RefusedException.of("known-seat", "seats", List.copyOf(left)));
    }

    private static RefusedException taken(List<Chair> free) {
        return RefusedException.of(
                "seat-taken", "free", free.stream().map(Chair::seat).toList());
    }

    private static void demandWelcome(Books books, Act act, Campaign campaign) {
        demandNotOver(campaign);
        if (Usher.chair(books, campaign, act.user()).isPresent()) {
            throw RefusedException.of("seated-already", "campaign", new PlayerText(campaign.name()));
        }
    }

    private static void demandNotOver(Campaign campaign) {
        if (campaign.status() == CampaignStatus.ENDED) {
            throw RefusedException.of("over");
        }
    }
}

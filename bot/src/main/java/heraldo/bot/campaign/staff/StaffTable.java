package heraldo.bot.campaign.staff;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.Invitation;
import heraldo.bot.campaign.model.Moments;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.press.Talks;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * A campaign, for the code that decides who plays and who directs.
 *
 * @param turn the newest; empty before the start
 */
public record StaffTable(Books books, Campaign campaign, Optional<CampaignTurn> turn, Instant now) {

    /** The same, with the newest turn of the campaign. */
    public static StaffTable of(Books books, Campaign campaign, Instant now) {
        return new StaffTable(books, campaign, books.turns().newest(campaign.id()), now);
    }

    /** A seat and who sits in it. */
    public Occupancy occupancy(Seat seat) {
        return books.occupancies().of(campaign.id(), seat);
    }

    /** The newest turn. */
    public Optional<TurnKey> key() {
        return turn.map(CampaignTurn::key);
    }

    /**
     * Tells everybody something.
     *
     * @return the same words
     */
    public Message tell(Message words) {
        books.outbox().add(campaign.id(), Dispatch.Kind.NOTICE, key(), Optional.empty(), Optional.of(words), now);
        return words;
    }

    /** Tells everybody about a change of a seat. */
    public void tellOf(Seat seat, Dispatch.Kind kind, Message words) {
        books.outbox().add(campaign.id(), kind, Optional.empty(), Optional.of(seat), Optional.of(words), now);
    }

    /** Writes a letter to one person alone, whether or not they are in the campaign. */
    public void write(long person, Message words) {
        Posts.letter(books, campaign, key(), person, words, now);
    }

    /**
     * A seat changes hands, and the player who loses it gets a message.
     *
     * @param parting the reason for the loss
     * @param words the public words
     */
    public void pass(Occupancy next, Parting parting, Message words) {
        Occupancy before = occupancy(next.seat());
        if (before.played()) {
            takeLeave(before, parting);
        }
        seat(next, words);
    }

    /** Writes to a player who does not hold their seat any more, wherever they are: its channel is closed to them. */
    public void takeLeave(Occupancy left, Parting parting) {
        write(left.user(), farewell(left, parting));
    }

    /**
     * A seat changes hands. What was offered of it and what was lent is settled, conversations end, its channel is closed behind
     * whoever leaves, and whoever takes it gets a fresh one.
     *
     * @param words the public words
     */
    public void seat(Occupancy next, Message words) {
        invited(Optional.of(next.seat())).stream()
                .filter(invitation -> next.played() && invitation.guest().user() == next.user())
                .forEach(invitation -> books.staff().settle(invitation.id(), Invitation.State.TAKEN, now));
        withdraw(Optional.of(next.seat()));
        books.staff().endLoan(campaign.id(), next.seat());
        books.occupancies().change(next);
        Optional<Revision> found = found(next);
        found.filter(Revision::ready).ifPresent(latest -> books.sheets().add(latest.reopened()));
        Talks.left(books, campaign.id(), now);
        Dispatch.Kind kind = next.played() ? Dispatch.Kind.SEAT_TAKEN : Dispatch.Kind.SEAT_LEFT;
        tellOf(next.seat(), kind, words);
        found.filter(latest -> !latest.text().isEmpty()).ifPresent(latest -> tellOfSheet(next.seat()));
    }

    /**
     * The sheet that whoever takes a seat finds there, if another player wrote it. Whatever it says, they have not said that they
     * are ready.
     */
    private Optional<Revision> found(Occupancy taken) {
        return turn.filter(open -> taken.played() && open.status().takesOrders())
                .flatMap(open -> books.sheets().latest(open.key(), taken.seat()))
                .filter(latest -> latest.isOfAnother(taken.user()));
    }

    /** Tells whoever has taken a seat that orders are written there which will be played. */
    private void tellOfSheet(Seat seat) {
        CampaignTurn open = turn.orElseThrow();
        Message words = open.deadline()
                .map(due -> Posts.say("sheet-inherited", "due", Moments.of(due)))
                .orElseGet(() -> Posts.say("sheet-inherited-held"));
        Posts.to(books, Dispatch.Kind.WHISPER, open.key(), seat, Optional.of(words), now);
    }

    /**
     * The holder of a seat is back: offers of the seat are withdrawn, and nobody may take it uninvited any more.
     *
     * @return whether anybody is told of it
     */
    public boolean back(Occupancy holder) {
        boolean offered = campaign.deserted(holder);
        if (offered) {
            books.occupancies().change(holder.silentFor(0));
        }
        List<Invitation> open = invited(Optional.of(holder.seat())).stream()
                .filter(invitation -> invitation.holder() == holder.user() && invitation.open(now))
                .toList();
        open.forEach(invitation -> withdraw(invitation, Invitation.State.BACK));
        if (offered || open.stream().anyMatch(invitation -> invitation.guest().user() == 0)) {
            tell(Posts.say("seat-kept", "seat", holder.seat()));
            return true;
        }
        return !open.isEmpty();
    }

    /**
     * Hands the direction over. If the new director holds or has held a seat, the campaign's game master sees no secrets from
     * now on. A former director who saw them is remembered as such, and has no access to private conversations any more.
     *
     * @return whether the game master sees no secrets from now on because of this
     */
    public boolean direct(long user) {
        boolean involved =
                books.occupancies().of(campaign.id()).stream().anyMatch(each -> each.played() && each.user() == user)
                        || !books.occupancies().left(campaign.id(), user).isEmpty();
        boolean blind = involved && campaign.terms().gameMasterSees();
        Campaign next = campaign.directedBy(user);
        if (campaign.terms().gameMasterSees() && turn.isPresent()) {
            books.staff().oversaw(campaign.id(), campaign.gameMaster());
        }
        books.campaigns().change(blind ? next.withTerms(next.terms().blind()) : next);
        books.staff().see(campaign.id(), now);
        withdraw(Optional.empty());
        Talks.renew(books, campaign.id(), now);
        return blind;
    }

    /** Withdraws the open invitations to a seat, or to the direction; the invited people are told so. */
    public void withdraw(Optional<Seat> seat) {
        invited(seat).forEach(invitation -> withdraw(invitation, Invitation.State.WITHDRAWN));
    }

    private List<Invitation> invited(Optional<Seat> seat) {
        return books.staff().invitations(campaign.id()).stream()
                .filter(invitation -> invitation.seat().equals(seat))
                .toList();
    }

    private void withdraw(Invitation invitation, Invitation.State state) {
        books.staff().settle(invitation.id(), state, now);
        if (invitation.guest().user() != 0 && invitation.open(now)) {
            write(
                    invitation.guest().user(),
                    Posts.say(
                            "invitation-withdrawn",
                            "who",
                            invitation.seat().isPresent() ? "SOME" : "NONE",
                            "seat",
                            name(invitation),
                            "campaign",
                            new PlayerText(campaign.name())));
        }
    }

    /**
     * Returns the name of the offered seat, for a person who knows none of the campaign's seats; empty text for the direction.
     */
    public PlayerText name(Invitation invitation) {
        return new PlayerText(
                invitation.seat().map(this::occupancy).map(Occupancy::name).orElse(""));
    }

    /**
     * Makes sure that somebody may take a seat: they have none, were not barred, and have known the secrets of no other.
     *
     * @throws RefusedException if they may not
     */
    public void demandFit(long user, Seat seat) {
        demandUnseated(user);
        demandAdmitted(user);
        SortedSet<Seat> known = books.occupancies().left(campaign.id(), user);
        if (knowsOthers(known, seat)) {
            throw RefusedException.of("known-seat", "seats", List.copyOf(known));
        }
        demandNoOverseer(user, seat);
    }

    /**
     * The same of somebody who is to be asked, in words for whoever asks. Whether they were barred does not matter: to ask them
     * is to readmit them.
     */
    public void demandAskable(Guest guest, Seat seat) {
        PlayerText player = new PlayerText(guest.name());
        if (Usher.occupancy(books, campaign, guest.user()).isPresent()) {
            throw RefusedException.of("guest-seated", "player", player);
        }
        SortedSet<Seat> known = books.occupancies().left(campaign.id(), guest.user());
        if (knowsOthers(known, seat)) {
            throw RefusedException.of("guest-knows", "player", player, "seats", List.copyOf(known));
        }
        demandNoOverseer(guest.user(), seat);
    }

    private static boolean knowsOthers(SortedSet<Seat> known, Seat seat) {
        return !known.isEmpty() && !known.contains(seat);
    }

    private void demandNoOverseer(long user, Seat seat) {
        if (campaign.terms().gameMasterSees() && campaign.gameMaster() == user) {
            throw RefusedException.of("direction-sees", "seat", seat);
        }
        if (books.staff().overseers(campaign.id()).contains(user)) {
            throw RefusedException.of("direction-saw");
        }
    }

    /**
     * Makes sure that somebody has no seat.
     *
     * @throws RefusedException if they have one
     */
    public void demandUnseated(long user) {
        if (Usher.occupancy(books, campaign, user).isPresent()) {
            throw RefusedException.of("seated-already", "campaign", new PlayerText(campaign.name()));
        }
    }

    /**
     * Makes sure that somebody was not barred from the campaign.
     *
     * @throws RefusedException if they were
     */
    public void demandAdmitted(long user) {
        books.staff().barred(campaign.id(), user).ifPresent(bar -> {
            throw RefusedException.of(
                    bar.reason().isEmpty() ? "barred" : "barred-for",
                    "campaign",
                    new PlayerText(campaign.name()),
                    "reason",
                    new PlayerText(bar.reason()));
        });
    }

    /** Composes the message to a player who no longer has a seat. */
    private Message farewell(Occupancy left, Parting parting) {
        return Posts.say(
                parting.words(),
                "name",
                new PlayerText(left.name()),
                "campaign",
                new PlayerText(campaign.name()),
                "turns",
                books.presences().played(campaign.id(), left.seat(), left.user()));
    }
}

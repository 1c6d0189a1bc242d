package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Presence;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Checks which due players of a turn are present, and follows the campaign's ladder for the others. Each step on the ladder is
 * announced in the player's own channel, and to the game master.
 */
final class RollCall {
    private RollCall() {}

    /**
     * The treatment of a seat whose player sends nothing.
     *
     * @param kind the ruleset's default or a governor
     * @param excused whether an excused turn is spent for it
     * @param holiday whether the player had booked it
     * @param left the number of excused turns left after it
     */
    record Gap(Presence.Kind kind, boolean excused, boolean holiday, int left) {
        boolean regent() {
            return kind == Presence.Kind.REGENT;
        }
    }

    /** Returns the treatment of each due player's seat, should they send nothing. */
    static SortedMap<Seat, Gap> gaps(Books books, Campaign campaign, CampaignTurn turn, Set<Seat> due, Instant now) {
        SortedMap<Seat, Gap> gaps = new TreeMap<>();
        books.occupancies().of(campaign.id()).stream()
                .filter(occupancy -> occupancy.played() && due.contains(occupancy.seat()))
                .forEach(occupancy -> gaps.put(occupancy.seat(), gap(books, campaign, turn, occupancy, now)));
        return gaps;
    }

    private static Gap gap(Books books, Campaign campaign, CampaignTurn turn, Occupancy occupancy, Instant now) {
        Ladder ladder = campaign.terms().ladder();
        Presence.Kind rung = rung(ladder, occupancy);
        Optional<Presence> noted = begun(books, turn.key(), occupancy);
        if (noted.isPresent()) {
            return new Gap(noted.get().kind().there() ? rung : noted.get().kind(), false, false, 0);
        }
        int number = turn.key().number();
        int left = ladder.excused() - books.presences().excused(campaign.id(), occupancy.user(), number);
        boolean holiday = covered(books, campaign, occupancy.user(), turn.due().orElse(now));
        if (left <= 0) {
            return new Gap(rung, false, holiday, 0);
        }
        boolean regent = holiday && ladder.knowsRegents();
        return new Gap(regent ? Presence.Kind.REGENT : Presence.Kind.DEFAULT, true, holiday, left - 1);
    }

    private static Presence.Kind rung(Ladder ladder, Occupancy occupancy) {
        return ladder.rung(occupancy.silent()) == Ladder.Rung.STAND_IN ? Presence.Kind.REGENT : Presence.Kind.DEFAULT;
    }

    /** Returns the presence of a player noted in an earlier step of the turn, since a turn is missed once. */
    private static Optional<Presence> begun(Books books, TurnKey key, Occupancy occupancy) {
        return beginsTurn(books, key)
                ? Optional.empty()
                : books.presences().of(key.campaign(), key.number()).stream()
                        .filter(presence -> presence.seat().equals(occupancy.seat()))
                        .filter(presence -> presence.player() == occupancy.user())
                        .findFirst();
    }

    /** Returns whether a player has booked a holiday that covers a moment of a campaign. */
    static boolean covered(Books books, Campaign campaign, long player, Instant moment) {
        return books.holidays().of(player).stream().anyMatch(holiday -> holiday.covers(campaign, moment));
    }

    static boolean beginsTurn(Books books, TurnKey key) {
        return books.turns().steps(key.campaign(), key.number()).get(0).key().equals(key);
    }

    /**
     * Notes who was there, once a turn, and tells those who were not what that means. A lesson is about nobody's presence.
     *
     * @return the alerts for the game master
     */
    static List<Message> note(Books books, Campaign campaign, TurnKey turn, Revision revision, Gap gap, Instant now) {
        Seat seat = revision.seat();
        Occupancy occupancy = books.occupancies().of(campaign.id(), seat);
        if (!occupancy.played()) {
            return List.of();
        }
        boolean lines = revision.author() == Revision.STANDING;
        boolean there =
                revision.author() > 0 || (lines && campaign.terms().ladder().standing());
        Presence.Kind sent = lines ? Presence.Kind.STANDING : Presence.Kind.SENT;
        Optional<Presence> before = books.presences().last(campaign.id(), seat, occupancy.user());
        if (!campaign.lesson()) {
            books.presences()
                    .note(new Presence(
                            campaign.id(),
                            turn.number(),
                            seat,
                            occupancy.user(),
                            there ? sent : gap.kind(),
                            !there && gap.excused()));
        }
        int row = there ? 0 : occupancy.silent() + (gap.excused() ? 0 : 1);
        books.occupancies().change(occupancy.silentFor(row));
        if (there || campaign.lesson()) {
            return List.of();
        }
        boolean governed = before.filter(earlier -> earlier.kind() == Presence.Kind.REGENT && !earlier.excused())
                .isPresent();
        Told told = new Told(books, campaign, turn, seat, now, new ArrayList<>());
        told.step(gap, row, governed);
        return told.alerts();
    }

    /**
     * Tells a player how far up the ladder they are.
     *
     * @param alerts the alerts for the game master
     */
    private record Told(Books books, Campaign campaign, TurnKey turn, Seat seat, Instant now, List<Message> alerts) {

        /**
         * Tells what is new; a player who is still on the same rung is told nothing, unless the seat is offered after the next
         * turn, or nothing but its offer lies ahead. The game master reads once how long the seat has been silent.
         *
         * @param row the number of turns for which the player has been silent now
         * @param governed whether a governor had played for them the turn before, unexcused
         */
        void step(Gap gap, int row, boolean governed) {
            Ladder ladder = campaign.terms().ladder();
            boolean next = ladder.rung(row) == Ladder.Rung.STAND_IN;
            boolean offered = !gap.excused() && ladder.offers(row) && !ladder.offers(row - 1);
            int before = ladder.beforeOffer(row);
            boolean counts = before == 1 || (before > 0 && !ladder.knowsRegents());
            if (gap.excused()) {
                String step = gap.holiday() ? "absence-holiday" : "absence-excused";
                say(step, "left", gap.left(), "regent", String.valueOf(gap.regent()));
            } else if (offered) {
                say("absence-offered", "turns", row, "regent", String.valueOf(gap.regent()));
                Posts.notice(books, campaign, turn, Posts.say("seat-offered", "seat", seat), now);
            } else if (gap.regent() && (!governed || counts)) {
                climb(before, "absence-regent", "turns", row);
            } else if (!gap.regent() && (row == 1 || next || counts)) {
                climb(before, "absence-default", "turns", row, "next", String.valueOf(next));
            }
            if (!gap.excused() && row == campaign.terms().missedAlert() && alerts.isEmpty()) {
                alerts.add(Posts.say("missed", "seat", seat, "turns", row));
            }
        }

        private void say(String step, Object... arguments) {
            tell(Posts.say(step, arguments), Posts.say(step + "-alert", with(seat, arguments)));
        }

        /** Says besides after how many more such turns the seat is offered, where it ever is. */
        private void climb(int before, String step, Object... arguments) {
            if (before == 0) {
                say(step, arguments);
                return;
            }
            Message words = Posts.say(step, arguments);
            Message alert = Posts.say(step + "-alert", with(seat, arguments));
            tell(
                    Posts.say("absence-then", "step", words, "left", before),
                    Posts.say("absence-then-alert", "step", alert, "left", before));
        }

        private void tell(Message player, Message direction) {
            Posts.to(books, Dispatch.Kind.WHISPER, turn, seat, Optional.of(player), now);
            alerts.add(direction);
        }

        private static Object[] with(Seat seat, Object... arguments) {
            Object[] all = new Object[arguments.length + 2];
            all[0] = "seat";
            all[1] = seat;
            System.arraycopy(arguments, 0, all, 2, arguments.length);
            return all;
        }
    }
}

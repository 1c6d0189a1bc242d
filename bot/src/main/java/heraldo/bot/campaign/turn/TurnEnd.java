package heraldo.bot.campaign.turn;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.lesson.Lessons;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.PositionReader;
import heraldo.bot.campaign.staff.Loans;
import heraldo.bot.campaign.staff.StaffTable;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/** Stores the result of a turn and opens the next, in one transaction. */
final class TurnEnd {
    private static final int MOST_ATTEMPTS = 3;

    private final Bureau bureau;
    private final PositionReader positions;
    private final Adjudication adjudication;
    private final TurnOpening opening;
    private final Losses losses;
    private final Lessons lessons;

    TurnEnd(Bureau bureau, PositionReader positions) {
        this.bureau = bureau;
        this.positions = positions;
        this.adjudication = new Adjudication(bureau, positions);
        this.opening = new TurnOpening(bureau);
        this.losses = new Losses(bureau, positions);
        this.lessons = new Lessons(bureau.library());
    }

    /** Plays a sealed turn; throws whatever the engine throws. */
    Adjudication.Played play(Campaign campaign, CampaignTurn turn) {
        return adjudication.play(campaign, turn);
    }

    /** Result, next turn and posts, whole or not at all; nothing if somebody else was faster. */
    void write(Campaign campaign, CampaignTurn turn, Adjudication.Played played) {
        Instant now = bureau.clock().instant();
        Duration delay = turn.due().map(due -> Duration.between(due, now)).orElse(Duration.ZERO);
        boolean late = delay.compareTo(bureau.policy().times().punctual()) > 0;
        boolean step = isStep(turn, played.next());
        Position<?> before = positions.before(campaign, turn);
        Turn ended = before.turn();
        boolean told = played.chronicle().told();
        SortedMap<Seat, Message> lost = step ? Collections.emptySortedMap() : losses.of(campaign, turn, played);
        TurnResult result = new TurnResult(played.state(), played.story(), played.link(), now, late);
        bureau.ledger().record(books -> {
            boolean aside = !step && toldLater(books, campaign, before, played.next());
            boolean silent = step
                    ? !told || !byPlayers(books, turn) || (tellsNews(campaign) && ordered(books, turn))
                    : aside || (ended.due().isEmpty() && !told);
            TurnStatus done = silent ? TurnStatus.PUBLISHED : TurnStatus.RESOLVED;
            if (!books.turns().change(turn, turn.played(done, result))) {
                return;
            }
            books.acts().forget(now.minus(bureau.policy().times().memory()));
            if (!silent) {
                post(books, turn, step, late ? Optional.of(delay) : Optional.empty(), now);
            }
            if (step) {
                opening.openStep(books, campaign, turn, played.next(), now);
            } else if (!campaign.lesson()) {
                new Parts(turn.key(), ended, lost, concerned(played, !silent || aside)).post(books, played.next(), now);
            }
            alert(books, campaign, turn, played.alerts(), now);
            if (!step) {
                TurnOpening.Before last =
                        new TurnOpening.Before(turn, ended.length().hours().isPresent(), !silent, lost);
                follow(books, Usher.find(books, campaign.id()), last, played.next(), now);
            }
            CrashPoint.RESULT_WRITTEN.reached();
        });
        CrashPoint.RESULT_COMMITTED.reached();
        bureau.wake();
    }

    /** The engine failed: it is tried again, and after the third time the game master is told what can be done. */
    void fail(Campaign campaign, CampaignTurn turn) {
        boolean last = turn.attempts() + 1 >= MOST_ATTEMPTS;
        bureau.ledger().record(books -> {
            boolean written = books.turns().change(turn, turn.failed(last ? TurnStatus.CRASHED : TurnStatus.LOCKED));
            if (written && last) {
                Instant now = bureau.clock().instant();
                books.outbox().hasten(campaign.id(), Dispatch.Kind.ALERT, now);
                int number = TurnNumber.of(books, turn.key()).seen();
                Posts.alert(books, campaign, turn.key(), Posts.say("crashed", "turn", number), now);
            }
        });
        bureau.wake();
    }

    /** Tells the game master in one message who was missing and what the game says to them. */
    private static void alert(Books books, Campaign campaign, CampaignTurn turn, List<Message> game, Instant now) {
        List<Message> alerts = new ArrayList<>(
                books.outbox().takeAlert(turn.key(), now).stream().toList());
        alerts.addAll(game);
        Message.inTurn("campaign.post.alerts", alerts)
                .ifPresent(words -> Posts.alert(books, campaign, turn.key(), words, now));
    }

    private static SortedSet<Seat> concerned(Adjudication.Played played, boolean told) {
        return told ? played.chronicle().concerned() : Collections.emptySortedSet();
    }

    private static boolean isStep(CampaignTurn turn, Position<?> next) {
        return next.outcome().isEmpty() && next.turn().number() == turn.key().number();
    }

    /** Returns whether any sheet has orders: a blank one only says that a player is back, and everybody waits for that. */
    private static boolean ordered(Books books, CampaignTurn turn) {
        return books.sheets().latest(turn.key()).stream()
                .anyMatch(revision -> !revision.text().isEmpty());
    }

    /** Returns whether anybody but a governor has a sheet; a governor's steps are told when its turn ends, which is at once. */
    private static boolean byPlayers(Books books, CampaignTurn turn) {
        return books.sheets().latest(turn.key()).stream().anyMatch(revision -> revision.author() != Revision.GOVERNOR);
    }

    /**
     * Returns whether the next player's turn tells this one: short governors' turns between two players' turns wait for it, in
     * games that tell their news.
     */
    private boolean toldLater(Books books, Campaign campaign, Position<?> before, Position<?> next) {
        return before.turn().instant()
                && next.outcome().isEmpty()
                && tellsNews(campaign)
                && !TurnOpening.waitsForSomebody(campaign, books.occupancies().of(campaign.id()), before);
    }

    /** Returns whether the posts of a campaign tell news; if so, each turn has one post for all of its steps. */
    private boolean tellsNews(Campaign campaign) {
        return !bureau.library().rulebook(campaign).hosted().news().kinds().isEmpty();
    }

    private static void post(Books books, CampaignTurn turn, boolean step, Optional<Duration> delay, Instant now) {
        Dispatch.Kind kind = step ? Dispatch.Kind.STEP : Dispatch.Kind.RESULT;
        Optional<Message> note = delay.map(length -> Posts.say("late", "minutes", (int) length.toMinutes()));
        CampaignId campaign = turn.key().campaign();
        Optional<TurnKey> key = Optional.of(turn.key());
        books.outbox().add(campaign, kind, key, Optional.empty(), note, now);
        // What was played in steps is told with the turn: that is passed on, and no step by itself.
        if (!step && Usher.find(books, campaign).terms().press().published()) {
            books.outbox().add(campaign, Dispatch.Kind.PUBLICATION, key, Optional.empty(), Optional.empty(), now);
        }
    }

    private void follow(Books books, Campaign campaign, TurnOpening.Before before, Position<?> next, Instant now) {
        Optional<Message> over = next.outcome().map(Outcome::reason).or(() -> learned(books, campaign, before.turn()));
        if (over.isEmpty()) {
            Loans.end(StaffTable.of(books, campaign, now));
            opening.follow(books, campaign, before, next, now);
            return;
        }
        if (campaign.lesson()) {
            Lessons.end(books, campaign, now);
        } else {
            books.campaigns().change(campaign.withStatus(CampaignStatus.ENDED));
        }
        books.outbox()
                .add(
                        campaign.id(),
                        Dispatch.Kind.ENDED,
                        Optional.of(before.turn().key()),
                        Optional.empty(),
                        over,
                        now);
    }

    /** A lesson is over when its learner has done everything. */
    private Optional<Message> learned(Books books, Campaign campaign, CampaignTurn ended) {
        return campaign.lesson()
                        && lessons.progress(books, campaign, ended.key().number())
                                .over()
                ? Optional.of(Posts.say("learned"))
                : Optional.empty();
    }
}

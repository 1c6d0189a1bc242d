package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.data.Languages;
import heraldo.rules.order.Lexicon;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Walks through a record from beginning to end, and makes every check for which it holds enough. */
final class Walk {

    private static final Locale SEALED_IN = Languages.SPANISH;

    private final Line.Campaign campaign;
    private final Chain chain;
    private final Verdict verdict;
    private final Sequence sequence;
    private final Optional<DeedCheck> deeds;
    private final Optional<ReplayCheck> replay;
    /** The place where the record says that the campaign ended before its game was over; empty if it does not say so. */
    private Optional<String> givenUp = Optional.empty();
    /** The flag for a rewind since which no turn has been played that still stands. */
    private boolean takenBack;

    Walk(Line.Campaign campaign, Chain chain, Installed rules, Verdict verdict) {
        this.campaign = campaign;
        this.chain = chain;
        this.verdict = verdict;
        this.sequence = new Sequence(verdict);
        boolean full = campaign.scope().equals("full");
        if (full) {
            playable(rules);
        }
        Ground ground = new Ground();
        this.deeds = rules.rulebook().map(here -> new DeedCheck(campaign, here, ground, verdict));
        this.replay = rules.same().filter(any -> full).flatMap(here -> replay(here, ground));
    }

    private void playable(Installed rules) {
        String version = "version " + campaign.title().version() + " of the ruleset "
                + campaign.title().ruleset();
        if (rules.older()) {
            verdict.notPlayed("the campaign began under " + version
                    + ": its turns were played by older rules than those that are here, and cannot be played again");
        } else {
            verdict.check(
                    Check.REPLAY,
                    "line 1",
                    rules.rulebook().isPresent(),
                    "the turns cannot be played again: " + version + " is not installed here");
        }
    }

    private Optional<ReplayCheck> replay(Rulebook<?> rulebook, Ground ground) {
        try {
            return Optional.of(new ReplayCheck(campaign, rulebook, lexicon(rulebook), ground, verdict));
        } catch (RuntimeException | StackOverflowError e) {
            unheard("line 1", e);
            return Optional.empty();
        }
    }

    void stop(Stop stop) {
        givenUp.ifPresent(any -> verdict.check(
                Check.FORM, stop.place(), false, "it comes after the campaign is said to have been given up"));
        guarded(stop.place(), () -> told(stop));
    }

    private void told(Stop stop) {
        switch (stop) {
            case Stop.Beginning beginning ->
                replay.ifPresent(check -> check.begin(beginning.start(), beginning.place()));
            case Stop.Opened opened -> {
                takenBack &= opened.row() instanceof Line.Withdrawn;
                row(opened.row(), opened.place());
            }
            case Stop.Done done -> {
                takenBack |= Acts.goesBack(done.event().act());
                sequence.act(done.event().act(), done.place());
                givenUp = givenUp.or(() -> Optional.of(done.place())
                        .filter(any -> Acts.givesUp(done.event().act())));
                deeds.ifPresent(check -> check.event(done));
            }
        }
    }

    void end() {
        deeds.ifPresent(DeedCheck::end);
        givenUp.ifPresentOrElse(this::unfinished, this::finished);
    }

    private void finished() {
        boolean lost = campaign.ended() && takenBack;
        verdict.check(
                Check.FORM, "the last act", !lost, "the game was taken back, and what was played then is missing");
        replay.ifPresent(check -> guarded("the last turn", check::end));
    }

    /** A game that was given up need not have been played to its end. That it was, the record alone does not show. */
    private void unfinished(String place) {
        verdict.check(Check.FORM, place, campaign.ended(), "the campaign is said to have been given up, and runs");
        verdict.note(
                place,
                "the campaign was given up, so whether turns are missing at its end is shown by its posts alone");
    }

    /**
     * Runs a check and reports an exception of the engine, which would never have written such data, as a fault of the record.
     */
    private void guarded(String place, Runnable check) {
        try {
            check.run();
        } catch (RuntimeException | StackOverflowError e) {
            unheard(place, e);
        }
    }

    private void unheard(String place, Throwable e) {
        String reason = e.getClass().getSimpleName();
        verdict.check(Check.FORM, place, false, "it says something with which nothing can be done (" + reason + ")");
    }

    private void row(Line.Row row, String place) {
        sequence.row(row, place);
        switch (row) {
            case Line.Turn turn -> new TurnCheck(campaign, chain, turn).into(verdict, place);
            case Line.Withdrawn withdrawn -> new SheetsCheck(campaign, withdrawn).into(verdict, place);
        }
        replay.ifPresent(check -> check.row(row, place));
    }

    private Lexicon lexicon(Rulebook<?> rulebook) {
        List<Occupancy> occupancies = campaign.seats().stream()
                .map(side -> new Occupancy(
                        new CampaignId(campaign.title().campaign()),
                        side.seat(),
                        side.name(),
                        Holder.OPEN,
                        0,
                        "",
                        0,
                        0))
                .toList();
        return rulebook.lexicon(SEALED_IN, occupancies);
    }
}

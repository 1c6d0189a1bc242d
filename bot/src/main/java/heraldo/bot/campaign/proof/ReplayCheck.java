package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.chance.Fingerprint;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Replays every turn of a full record in order, on the position that earlier acts and turns have led to. */
final class ReplayCheck {

    private final Line.Campaign campaign;
    private final Rulebook<?> rulebook;
    private final Lexicon lexicon;
    private final Ground ground;
    private final Verdict verdict;
    private Optional<String> reached = Optional.empty();

    ReplayCheck(Line.Campaign campaign, Rulebook<?> rulebook, Lexicon lexicon, Ground ground, Verdict verdict) {
        this.campaign = campaign;
        this.rulebook = rulebook;
        this.lexicon = lexicon;
        this.ground = ground;
        this.verdict = verdict;
        setUp().ifPresent(ground::at);
    }

    private Optional<String> setUp() {
        try {
            return campaign.origin()
                    .setup()
                    .flatMap(setup ->
                            campaign.origin().setupSeed().map(seed -> rulebook.setUp(setup, Hash.bytes(seed))));
        } catch (RuntimeException e) {
            verdict.check(Check.SETUP, "line 1", false, "the engine cannot set the game up");
            return Optional.empty();
        }
    }

    /** The first position, as the record names it. */
    void begin(Line.Start start, String place) {
        ground.fingerprint()
                .ifPresent(own -> verdict.check(
                        Check.SETUP,
                        place,
                        own.equals(Fingerprint.of(start.state())),
                        "this is not the position that the set-up and its seed lead to"));
        ground.at(start.state());
    }

    /** A game that is over has been told to its end. */
    void end() {
        if (campaign.ended() && reached.isPresent()) {
            boolean over = rulebook.over(reached.get());
            verdict.check(Check.REPLAY, "the last turn", over, "the game is over, and its last turns are missing");
        }
    }

    void row(Line.Row row, String place) {
        row.sheets()
                .forEach(sheet -> sheet.content()
                        .ifPresent(content -> verdict.check(
                                Check.TEXT,
                                place,
                                says(content),
                                "the sheet of " + sheet.seat().orElseThrow()
                                        + " is played from other orders than it says")));
        Optional<String> state = row.before().flatMap(named -> state(row, named, place));
        ground.opened(row.number());
        if (row instanceof Line.Turn turn) {
            reached = state.flatMap(known -> play(turn, known, place));
            reached.ifPresentOrElse(ground::at, ground::doubt);
        }
    }

    /**
     * Checks that a row names the state to which everything before it led. Returns the named state, or empty if it is unknown.
     */
    private Optional<String> state(Line.Row row, String named, String place) {
        ground.fingerprint()
                .ifPresent(expected -> verdict.check(
                        Check.STATE,
                        place,
                        named.equals(expected),
                        "it is not played on what turns and acts before it led to"));
        Optional<String> state = row.state()
                .or(ground::state)
                .filter(text -> Fingerprint.of(text).equals(named));
        verdict.check(Check.STATE, place, state.isPresent(), "the state it is played on is not the one it names");
        state.ifPresentOrElse(ground::at, ground::doubt);
        return state;
    }

    private boolean says(Line.Content content) {
        try {
            return rulebook.text(rulebook.sheet(content.orders()), lexicon).equals(content.text());
        } catch (RuntimeException e) {
            return false;
        }
    }

    private Optional<String> play(Line.Turn turn, String state, String place) {
        try {
            Rulebook.Replay replay =
                    rulebook.replay(state, sheets(turn), Hash.bytes(turn.draw().seed()));
            String story = rulebook.write(replay.story().seenBy(Viewer.SPECTATOR));
            boolean right = Optional.of(Fingerprint.of(replay.state()))
                    .equals(turn.states().after());
            verdict.check(Check.REPLAY, place, right, "played again, it leads to another state");
            verdict.check(
                    Check.REPLAY,
                    place,
                    DiceLog.of(replay.story().dice()).equals(turn.draw().dice()),
                    "played again, other dice fall");
            verdict.check(
                    Check.REPLAY,
                    place,
                    Fingerprint.of(story).equals(turn.story()),
                    "played again, it tells another story");
            return Optional.of(replay.state()).filter(any -> right);
        } catch (RuntimeException e) {
            String reason = e.getClass().getSimpleName();
            verdict.check(Check.REPLAY, place, false, "the engine cannot play it (" + reason + ")");
            return Optional.empty();
        }
    }

    private SortedMap<Seat, OrderSheet> sheets(Line.Turn turn) {
        SortedMap<Seat, OrderSheet> sheets = new TreeMap<>();
        for (Line.Sheet sheet : turn.sheets()) {
            sheet.content()
                    .filter(Line.Content::sent)
                    .ifPresent(content -> sheets.put(sheet.seat().orElseThrow(), rulebook.sheet(content.orders())));
        }
        return sheets;
    }
}

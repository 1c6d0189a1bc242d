package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.CampaignId;
import heraldo.bot.campaign.Chair;
import heraldo.bot.campaign.Holder;
import heraldo.bot.campaign.Library;
import heraldo.bot.campaign.Rulebook;
import heraldo.rules.chance.Fingerprint;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.Lexicon;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Plays every turn of a full record again, one after another. */
final class ReplayCheck {

    private static final Locale SEALED_IN = Locale.of("es");

    private final Line.Campaign campaign;
    private final Rulebook<?> rulebook;
    private final Lexicon lexicon;
    private final Verdict verdict;
    private Optional<String> reached = Optional.empty();

    private ReplayCheck(Line.Campaign campaign, Rulebook<?> rulebook, Verdict verdict) {
        this.campaign = campaign;
        this.rulebook = rulebook;
        this.lexicon = rulebook.lexicon(SEALED_IN, chairs(campaign));
        this.verdict = verdict;
    }

    /** Ready to play, unless these rules are not here: then that is found. */
    static Optional<ReplayCheck> of(Line.Campaign campaign, Library library, Verdict verdict) {
        Optional<Rulebook<?>> rulebook = library.all().stream()
                .filter(each -> each.hosted().id().equals(campaign.ruleset())
                        && each.version().equals(campaign.version()))
                .findFirst();
        verdict.check(
                Check.REPLAY,
                "line 1",
                rulebook.isPresent(),
                "the turns cannot be played again: version " + campaign.version() + " of the ruleset "
                        + campaign.ruleset() + " is not installed here");
        return rulebook.map(here -> new ReplayCheck(campaign, here, verdict));
    }

    private static List<Chair> chairs(Line.Campaign campaign) {
        return campaign.seats().stream()
                .map(side -> new Chair(
                        new CampaignId(campaign.campaign()), side.seat(), side.name(), Holder.OPEN, 0, "", 0, 0))
                .toList();
    }

    /** The game began with the state that its set-up and its last link lead to. */
    void begin(Line.Turn first) {
        if (campaign.setup().isPresent() && campaign.setupSeed().isPresent()) {
            String begun;
            try {
                begun = Fingerprint.of(rulebook.setUp(
                        campaign.setup().get(), Hash.bytes(campaign.setupSeed().get())));
            } catch (RuntimeException e) {
                begun = "";
            }
            verdict.check(
                    Check.SETUP,
                    "line 1",
                    Optional.of(begun).equals(first.before()),
                    "the game did not begin with the position that the set-up and its seed lead to");
        }
    }

    /** A game that is over has been told to its end. */
    void end() {
        if (campaign.ended() && reached.isPresent()) {
            boolean over = rulebook.over(reached.get());
            verdict.check(Check.REPLAY, "the last turn", over, "the game is over, and its last turns are missing");
        }
    }

    void turn(Line.Turn turn, String place) {
        turn.sheets()
                .forEach(sheet -> sheet.content()
                        .ifPresent(content -> verdict.check(
                                Check.TEXT,
                                place,
                                says(content),
                                "the sheet of " + sheet.seat().orElseThrow()
                                        + " is played from other orders than it says")));
        Optional<String> state = turn.state().or(() -> reached);
        boolean known = state.map(Fingerprint::of).equals(turn.before());
        verdict.check(Check.STATE, place, known, "the state it is played on is not the one it names");
        reached = Optional.empty();
        if (known) {
            play(turn, state.orElseThrow(), place);
        }
    }

    private boolean says(Line.Content content) {
        try {
            return rulebook.text(rulebook.sheet(content.orders()), lexicon).equals(content.text());
        } catch (RuntimeException e) {
            return false;
        }
    }

    private void play(Line.Turn turn, String state, String place) {
        try {
            Rulebook.Replay replay = rulebook.replay(state, sheets(turn), Hash.bytes(turn.seed()));
            String story = rulebook.write(replay.story().seenBy(Viewer.SPECTATOR));
            boolean right = Optional.of(Fingerprint.of(replay.state())).equals(turn.after());
            verdict.check(Check.REPLAY, place, right, "played again, it leads to another state");
            verdict.check(
                    Check.REPLAY,
                    place,
                    DiceLog.of(replay.story().dice()).equals(turn.dice()),
                    "played again, other dice fall");
            verdict.check(
                    Check.REPLAY,
                    place,
                    Fingerprint.of(story).equals(turn.story()),
                    "played again, it tells another story");
            reached = Optional.of(replay.state()).filter(any -> right);
        } catch (RuntimeException e) {
            String reason = e.getClass().getSimpleName();
            verdict.check(Check.REPLAY, place, false, "the engine cannot play it (" + reason + ")");
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

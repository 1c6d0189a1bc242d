package heraldo.bot.discord.panel;

import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.CadencePreview;
import heraldo.bot.campaign.model.CadenceStart;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.DeadlineChange;
import heraldo.bot.campaign.model.NextDeadline;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.discord.edict.EdictDesk;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Answer;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Slips;
import heraldo.bot.discord.page.PreviewLines;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks before a deadline moves far, or players lose time that they were promised. */
final class TimeQuestions {

    private static final int DAY = 24;
    private static final String NEXT = "next";
    private static final String NOW = "now";
    private static final String NEAREST = "near";
    private static final String GAP = ":";

    private final BotContext context;
    private final EdictDesk edicts;
    private final Slips<Wish> wishes = new Slips<>();

    TimeQuestions(BotContext context, EdictDesk edicts) {
        this.context = context;
        this.edicts = edicts;
    }

    /** Another cadence, as it was typed. */
    record Wish(String cron, String zone) {}

    private Slate slate(Admitted admitted) {
        return new Slate(context, edicts, admitted);
    }

    private GameMasterDesk desk() {
        return context.office().gameMaster();
    }

    /**
     * The question whether the deadline is to move; empty if that is no more than a week, which is done unasked.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it cannot move so far
     */
    Optional<Answer> extend(Admitted admitted, int hours) {
        if (hours <= TimeMenu.WEEK) {
            return Optional.empty();
        }
        desk().demandExtension(admitted.act(), Duration.ofHours(hours));
        Slate slate = slate(admitted);
        boolean days = hours % DAY == 0;
        String text = slate.speech().say("discord.panel.ask-extend", "days", days ? hours / DAY : 0, "hours", hours);
        return Optional.of(slate.ask(text, "extend", PanelPress.EXTEND, String.valueOf(hours)));
    }

    /**
     * The question whether the turn is to end then; empty if that takes no time away and adds no more than a week.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it cannot end then
     */
    Optional<Answer> until(Admitted admitted, Instant end) {
        Optional<Instant> due = admitted.turn().flatMap(CampaignTurn::deadline);
        Instant now = due.orElse(admitted.act().at());
        boolean earlier = due.filter(end::isBefore).isPresent()
                && end.isAfter(admitted.act().at());
        if (!earlier && !end.isAfter(now.plus(Duration.ofHours(TimeMenu.WEEK)))) {
            return Optional.empty();
        }
        desk().demandDeadline(admitted.act(), end);
        Slate slate = slate(admitted);
        String text = earlier
                ? loss(admitted, slate.speech(), now, end)
                : slate.speech().say("discord.panel.ask-until", "when", Moment.both(end));
        return Optional.of(slate.ask(text, "set-end", PanelPress.UNTIL, String.valueOf(end.getEpochSecond())));
    }

    /**
     * The question from which turn on another cadence counts, or whether it is meant; empty if it takes no time away and its
     * dates are regular.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if it cannot be used
     */
    Optional<Answer> cadence(Admitted admitted, String cron, String zone) {
        DeadlineChange change = desk().previewDeadline(admitted.act(), cron, zone);
        CadencePreview preview = change.preview();
        boolean odd = preview.close().isPresent() || preview.far().isPresent();
        if (change.lost().isEmpty() && !odd) {
            return Optional.empty();
        }
        Slate slate = slate(admitted);
        Speech speech = slate.speech();
        List<String> lines = new ArrayList<>();
        change.lost()
                .ifPresent(lost -> lines.add(loss(
                        admitted,
                        speech,
                        change.before().orElseThrow(),
                        change.after().orElseThrow())));
        lines.add(speech.say("discord.panel.new-dates"));
        lines.addAll(new PreviewLines(speech).of(preview));
        String number = wishes.keep(admitted.act().user(), new Wish(cron, zone));
        List<AnswerButton> keys = new ArrayList<>();
        if (change.lost().isPresent()) {
            keys.add(slate.key("from-next", PanelPress.CRON, NEXT + GAP + number, Weight.MAIN));
            keys.add(slate.key("from-now", PanelPress.CRON, NOW + GAP + number, Weight.DANGER));
        } else {
            keys.add(slate.key("change-cadence", PanelPress.CRON, NOW + GAP + number, Weight.DANGER));
        }
        return Optional.of(slate.ask(String.join("\n", lines), List.of(), keys));
    }

    /**
     * The cadence that a pressed answer means, and from when on.
     *
     * @throws heraldo.bot.campaign.model.RefusedException if the question is too old
     */
    Answer answered(Admitted admitted, String detail) {
        String[] parts = detail.split(GAP, 2);
        Wish wish = wishes.find(admitted.act().user(), parts[1]).orElseThrow(() -> Refusals.of("question-gone"));
        CadenceStart start = parts[0].equals(NEXT) ? CadenceStart.NEXT_TURN : CadenceStart.OPEN_TURN;
        Answer done = slate(admitted).done(desk().deadline(admitted.act(), wish.cron(), wish.zone(), start));
        wishes.forget(parts[1]);
        return done;
    }

    /** The question whether the turn is to end now, with the end of the next one. */
    Answer resolve(Admitted admitted) {
        Slate slate = slate(admitted);
        Speech speech = slate.speech();
        if (admitted.turn().filter(turn -> turn.status() == TurnStatus.CRASHED).isPresent()) {
            return slate.ask(speech.say("discord.panel.ask-resolve-crashed"), "again", PanelPress.RESOLVE, "");
        }
        List<Seat> awaited = awaited(admitted);
        List<String> lines = new ArrayList<>();
        lines.add(
                awaited.isEmpty()
                        ? speech.say("discord.panel.ask-resolve")
                        : speech.say("discord.panel.ask-resolve-late", "seats", awaited));
        Optional<Instant> next = next(admitted, NextDeadline.AFTER_THIS);
        Optional<Instant> nearer = next(admitted, NextDeadline.NEAREST)
                .filter(near -> next.filter(near::isBefore).isPresent());
        next.ifPresent(due -> lines.add(speech.say("discord.panel.next-ends", "when", Moment.both(due))));
        nearer.ifPresent(due -> lines.add(speech.say("discord.panel.nearer", "when", Moment.both(due))));
        List<AnswerButton> keys = new ArrayList<>();
        keys.add(slate.key("resolve", PanelPress.RESOLVE, "", Weight.DANGER));
        nearer.ifPresent(due -> keys.add(slate.key("resolve-nearer", PanelPress.RESOLVE, NEAREST, Weight.DANGER)));
        return slate.ask(String.join("\n", lines), List.of(), keys);
    }

    /** The deadline of the next turn that a pressed answer means. */
    static NextDeadline next(String detail) {
        return detail.equals(NEAREST) ? NextDeadline.NEAREST : NextDeadline.AFTER_THIS;
    }

    /**
     * Previews the next deadline; empty if the turn takes no orders or is illegible. The press on the answer reports any
     * refusal.
     */
    private Optional<Instant> next(Admitted admitted, NextDeadline which) {
        boolean open =
                admitted.turn().filter(turn -> turn.status().takesOrders()).isPresent();
        return open && isLegible(admitted) ? desk().previewNext(admitted.act(), which) : Optional.empty();
    }

    private String loss(Admitted admitted, Speech speech, Instant before, Instant after) {
        Duration lost = Duration.between(after, before);
        List<Seat> awaited = awaited(admitted);
        return speech.say(
                "discord.panel.lost",
                "before",
                Moment.full(before),
                "after",
                Moment.both(after),
                "hours",
                (int) lost.toHours(),
                "minutes",
                (int) lost.toMinutes(),
                "count",
                awaited.size(),
                "seats",
                awaited);
    }

    private boolean isLegible(Admitted admitted) {
        return context.office().archive().legible(admitted.campaign().id()).isPresent();
    }

    private List<Seat> awaited(Admitted admitted) {
        CampaignId campaign = admitted.campaign().id();
        return isLegible(admitted) ? context.office().archive().awaited(campaign) : List.of();
    }
}

package heraldo.bot.discord.edict;

import heraldo.bot.campaign.master.EdictPreview;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.discord.gate.AnswerButton;
import heraldo.bot.discord.gate.AnswerButton.Weight;
import heraldo.bot.discord.gate.Card;
import heraldo.rules.engine.Pending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pending edicts of a game master, each with a button that cancels it; visible to that game master alone. */
final class PendingList {

    /** As many fit a message beside the menus; the others follow when these have been dealt with. */
    static final int ALL = 7;

    /** As many fit a message that has more to say. */
    static final int FEW = 3;

    private final EdictBench bench;
    private final EdictSlips slips;
    private final int shown;

    PendingList(EdictBench bench, EdictSlips slips, int shown) {
        this.bench = bench;
        this.slips = slips;
        this.shown = shown;
    }

    /** All of it as parts of a message, under a heading; none where nothing is pending. */
    List<Card.Part> parts() {
        List<Card.Part> parts = new ArrayList<>(lines());
        if (!parts.isEmpty()) {
            parts.addFirst(new Card.Words("**" + bench.plain().say("discord.edict.pending") + "**"));
        }
        return parts;
    }

    /** The same without the heading. */
    List<Card.Part> lines() {
        GameMasterDesk desk = bench.context().office().gameMaster();
        List<Pending> pending = pending(desk);
        List<Card.Part> parts = new ArrayList<>();
        pending.stream().limit(shown).forEach(each -> parts.add(line(desk, each)));
        if (pending.size() > shown) {
            String more = shown == ALL ? "more-pending" : "others-pending";
            parts.add(new Card.Words(
                    "-# " + bench.speech().say("discord.edict." + more, "count", pending.size() - shown)));
        }
        return parts;
    }

    /** A turn that is being played takes nothing back. */
    private List<Pending> pending(GameMasterDesk desk) {
        try {
            return desk.pending(bench.admitted().act());
        } catch (RefusedException e) {
            return List.of();
        }
    }

    private Card.Part line(GameMasterDesk desk, Pending pending) {
        String words = bench.tongue().capital(bench.speech().say(pending.words()))
                + (pending.secret().isPresent() ? "\n-# " + bench.speech().say("discord.edict.secret") : "");
        return withdrawal(desk, pending)
                .<Card.Part>map(seen -> new Card.Beside(words, key(seen)))
                .orElseGet(() -> new Card.Words(words));
    }

    /** Returns the preview of a pending edict's withdrawal; empty if the rules refuse it now. */
    private Optional<EdictPreview> withdrawal(GameMasterDesk desk, Pending pending) {
        try {
            return Optional.of(desk.preview(
                    bench.admitted().act(), pending.withdrawal(), bench.view().viewer()));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }

    private AnswerButton key(EdictPreview withdrawal) {
        return new AnswerButton(
                bench.plain().say("discord.edict.call-off"),
                EdictPress.CALL_OFF.componentId(
                        bench.family(), bench.admitted().act(), slips.keep(bench.user(), withdrawal)),
                Weight.DANGER);
    }
}

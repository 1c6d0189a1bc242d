package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.proof.Archive;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds turns of a campaign by what people call them: the one that is open, or one that has been played. */
public final class Turns {

    /** The option that asks for a turn. */
    public static final String OPTION = "turn";

    private final Archive archive;
    private final Campaign campaign;

    public Turns(BotContext context, Campaign campaign) {
        this.archive = context.office().archive();
        this.campaign = campaign;
    }

    /**
     * A turn and what is shown of it.
     *
     * @param number what people call it
     * @param turn as it was when it was opened, or is
     * @param position the one now open, or the one after the turn
     */
    public record Page(int number, Turn turn, Position<?> position) {

        /** The campaign, the turn and what players call it. */
        public String title(Campaign campaign, Speech speech) {
            return speech.inLine()
                    .say(
                            "discord.turn.title",
                            "name",
                            speech.inLine().typed(campaign.name()),
                            "number",
                            number,
                            "between",
                            String.valueOf(turn.due().isEmpty()),
                            "counted",
                            String.valueOf(turn.counted()),
                            "label",
                            turn.label());
        }

        /** The map. The position after a turn is the one that the next begins with: it is told by the turn that led to it. */
        public Scene scene(Viewer viewer) {
            return titled(position.scene(viewer));
        }

        /** The map with what the turn has changed, for everybody. */
        public Scene changes(Position<?> before, Story story) {
            return changes(before, story, Viewer.SPECTATOR);
        }

        /** The map with what the turn has changed, as far as a viewer may know. */
        Scene changes(Position<?> before, Story story, Viewer viewer) {
            return titled(position.sceneSince(before, story, viewer));
        }

        private Scene titled(Scene scene) {
            boolean leadsOn = position.outcome().isEmpty() && position.turn().number() != turn.number();
            return leadsOn
                    ? scene.titled(Message.of(
                            "discord.turn.after",
                            "number",
                            number,
                            "counted",
                            String.valueOf(turn.counted()),
                            "label",
                            turn.label()))
                    : scene;
        }
    }

    /**
     * Returns the page of a played turn, or of the open one if the call names none.
     *
     * @throws RefusedException if the turn has not been played, or the campaign has not started
     */
    public Page page(OptionalInt seen) {
        CampaignTurn newest = archive.newest(campaign.id()).orElseThrow(() -> Refusals.of("not-started"));
        if (seen.isEmpty()) {
            return new Page(archive.number(newest.key()).seen(), opened(newest), archive.position(campaign.id()));
        }
        List<Integer> meant = played(seen.getAsInt());
        CampaignTurn first = archive.turn(campaign.id(), meant.get(0)).orElseThrow();
        return new Page(
                seen.getAsInt(),
                opened(first),
                archive.after(campaign.id(), meant.get(meant.size() - 1)).orElseThrow());
    }

    /**
     * The map of a page with what the turn has changed that led to it: that turn itself, if anything of it has been played, else
     * the one before. It is the bare map where nothing has been played.
     */
    public Scene changes(Page page, Viewer viewer) {
        return played(page.number(), viewer)
                .or(() -> played(page.number() - 1, viewer))
                .map(change -> page.changes(change.before(), change.story(), viewer))
                .orElseGet(() -> page.scene(viewer));
    }

    private record Change(Position<?> before, Story story) {}

    private Optional<Change> played(int seen, Viewer viewer) {
        return archive.storyOf(campaign.id(), seen, viewer)
                .flatMap(story -> archive.numbered(campaign.id(), seen).stream()
                        .findFirst()
                        .flatMap(first -> archive.opening(campaign.id(), first))
                        .map(before -> new Change(before, story)));
    }

    /** Returns whether the newest turn has this number for people, and no turn of this number has been played to its end. */
    public boolean open(int seen) {
        return archive.newest(campaign.id())
                        .filter(newest -> archive.number(newest.key()).seen() == seen)
                        .isPresent()
                && archive.numbered(campaign.id(), seen).stream()
                        .allMatch(turn -> archive.after(campaign.id(), turn).isEmpty());
    }

    /** The turn of a row as it was opened, so that it is called what it was called then. */
    private Turn opened(CampaignTurn row) {
        return archive.before(row.key()).orElseThrow().turn();
    }

    /**
     * Returns the story of a turn for a reader: all its steps, and the turns that followed without waiting for players.
     *
     * @throws RefusedException if nothing of it has been played
     */
    public Story story(int seen, Viewer viewer) {
        return archive.storyOf(campaign.id(), seen, viewer).orElseThrow(() -> absent(seen));
    }

    /** Returns the refusal for a turn that was taken back or has not been played. */
    public RefusedException absent(int seen) {
        return Refusals.of(archive.undoneAs(campaign.id(), seen) ? "turn-undone" : "no-such-turn", "turn", seen);
    }

    /**
     * The turns that people call so and that have been played, as they are counted.
     *
     * @throws RefusedException if there are none
     */
    public List<Integer> played(int seen) {
        List<Integer> played = archive.numbered(campaign.id(), seen).stream()
                .filter(turn -> archive.after(campaign.id(), turn).isPresent())
                .toList();
        if (played.isEmpty()) {
            throw absent(seen);
        }
        return played;
    }
}

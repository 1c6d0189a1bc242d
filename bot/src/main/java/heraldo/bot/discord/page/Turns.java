package heraldo.bot.discord.page;

import heraldo.bot.campaign.Campaign;
import heraldo.bot.campaign.Position;
import heraldo.bot.campaign.Story;
import heraldo.bot.discord.front.Front;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Viewer;
import java.util.OptionalInt;

/** Finds positions of a campaign: the one that is open, or the one after a turn. */
public final class Turns {

    /** The blank that asks for a turn. */
    public static final String FIELD = "turn";

    private final Front front;
    private final Campaign campaign;

    public Turns(Front front, Campaign campaign) {
        this.front = front;
        this.campaign = campaign;
    }

    /**
     * The position after a turn; the one now open if no turn is named.
     *
     * @throws heraldo.bot.campaign.RefusedException if the turn has not been played, or the campaign has not started
     */
    public Position<?> position(OptionalInt turn) {
        if (front.office().archive().newest(campaign.id()).isEmpty()) {
            throw Refusals.of("not-started");
        }
        return turn.isEmpty()
                ? front.office().archive().position(campaign.id())
                : front.office()
                        .archive()
                        .after(campaign.id(), turn.getAsInt())
                        .orElseThrow(() -> Refusals.of("no-such-turn", "turn", turn.getAsInt()));
    }

    /**
     * What a reader may know of a turn: all its steps.
     *
     * @throws heraldo.bot.campaign.RefusedException if nothing of it has been played
     */
    public Story story(int turn, Viewer viewer) {
        return front.office()
                .archive()
                .story(campaign.id(), turn, viewer)
                .orElseThrow(() -> Refusals.of("no-such-turn", "turn", turn));
    }

    /** The turn that is meant: the open one if none is named. */
    public int number(OptionalInt turn) {
        return turn.orElseGet(() -> front.office()
                .archive()
                .newest(campaign.id())
                .map(row -> row.key().number())
                .orElse(0));
    }

    /** The campaign, the turn and what players call it. */
    public String title(int number, Position<?> position, Speech speech) {
        return speech.inLine()
                .say(
                        "discord.turn.title",
                        "name",
                        speech.inLine().typed(campaign.name()),
                        "number",
                        number,
                        "label",
                        position.turn().label());
    }
}

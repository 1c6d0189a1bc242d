package heraldo.bot.discord.front;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.render.FameText;
import heraldo.bot.render.Studio;
import heraldo.bot.render.Wording;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.scene.Scene;
import java.util.stream.Collectors;

/** Draws what is shown, with the reader's words and with a text for those who cannot see it. */
public final class Gallery {

    private static final String FENCE = "```";

    /** How many letters of a code block fit in a line of a phone. */
    private static final int PHONE = 40;

    private final Studio studio;

    public Gallery(Studio studio) {
        this.studio = studio;
    }

    /** A map after or during a turn. */
    public Picture map(Campaign campaign, int turn, Scene scene, Speech speech) {
        Speech plain = speech.plain();
        byte[] png = studio.map(campaign.ruleset(), scene, wording(plain));
        CrashPoint.MAP_DRAWN.reached();
        return new Picture("map-" + turn + ".png", png, alt(scene, speech));
    }

    /** A seat's own surroundings after or during a turn, for nobody else. */
    public Picture own(Campaign campaign, int turn, Scene scene, Seat seat, Speech speech) {
        byte[] png = studio.own(campaign.ruleset(), scene, seat, wording(speech.plain()));
        CrashPoint.MAP_DRAWN.reached();
        return new Picture("own-" + turn + ".png", png, alt(scene, speech));
    }

    /** What somebody who cannot see a map should read. */
    public String alt(Scene scene, Speech speech) {
        return speech.plain().say("discord.turn.alt", "title", scene.title(), "picture", scene.alt());
    }

    /** A fame table. */
    public Picture standings(Campaign campaign, int turn, Standings standings, Speech speech) {
        Speech plain = speech.plain();
        byte[] png = studio.standings(campaign.ruleset(), standings, wording(plain));
        return new Picture("fame-" + turn + ".png", png, plain.say("discord.fame.alt", "turn", turn));
    }

    /** A fame table as text, in code blocks that a phone shows without breaking lines. */
    public String fame(Standings standings, Speech speech) {
        return FameText.of(standings, wording(speech.inCode()), PHONE).stream()
                .map(block -> FENCE + "\n" + block + "\n" + FENCE)
                .collect(Collectors.joining("\n"));
    }

    private static Wording wording(Speech speech) {
        return new Wording(speech.words(), speech);
    }
}

package heraldo.bot.discord.album;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.NewsText;
import heraldo.bot.discord.page.StandingsLines;
import heraldo.bot.discord.page.StoryEmbeds;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.FrontPage;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Writes the turns of an album, for everybody's eyes. */
final class Leaves {

    private final BotContext context;
    private final Roster roster;
    private final Campaign campaign;
    private final Tongue tongue;
    private final Speech drawn;
    private final Speech speech;
    private final Turns turns;
    private final Agreements agreements;

    /**
     * Leaves in a language.
     *
     * @param drawn in which names stand as they are
     * @param speech in which nothing that people typed is obeyed on a page
     */
    Leaves(BotContext context, Roster roster, Tongue tongue, Speech drawn, Speech speech) {
        this.context = context;
        this.roster = roster;
        this.campaign = roster.campaign();
        this.tongue = tongue;
        this.drawn = drawn;
        this.speech = speech;
        this.turns = new Turns(context, campaign);
        this.agreements = new Agreements(context.office().treaties().told(campaign.id()), speech);
    }

    /** A turn that has been played to its end. */
    Leaf of(int number) {
        List<Integer> counted = turns.played(number);
        Turns.Page page = turns.page(OptionalInt.of(number));
        Story story = turns.story(number, Viewer.SPECTATOR);
        Position<?> before = context.office()
                .archive()
                .opening(campaign.id(), counted.get(0))
                .orElseThrow();
        FrontPage front = front(counted);
        NewsText headline = news(counted);
        Picture plate = context.gallery().map(context.look(campaign, drawn), number, page.changes(before, story));
        return new Leaf(
                number,
                counted,
                title(page),
                new Leaf.Tidings(headline.headline(front), news(counted).lines(front), agreements.at(number)),
                new StandingsLines(
                                speech,
                                before.standings(),
                                page.position().gainsSince(before, story),
                                governed(counted))
                        .of(page.position().standings()),
                new StoryEmbeds(speech, context.lines(roster, tongue)).of(story),
                plate);
    }

    private String title(Turns.Page page) {
        return tongue.capital(speech.say(
                "album.turn",
                "number",
                page.number(),
                "counted",
                String.valueOf(page.turn().counted()),
                "label",
                page.turn().label()));
    }

    private FrontPage front(List<Integer> counted) {
        return FrontPage.of(
                context.office()
                        .timekeeping()
                        .news()
                        .told(campaign.id(), counted.get(0), counted.get(counted.size() - 1)),
                hosted().news());
    }

    /** The same phrasings as in the chronicle: what was sealed chooses them. */
    private NewsText news(List<Integer> counted) {
        String seal = context.office()
                .archive()
                .turn(campaign.id(), counted.get(counted.size() - 1))
                .flatMap(turn -> turn.outcome().root())
                .orElse("");
        return new NewsText(speech, hosted().news(), seal);
    }

    private HostedRuleset<?> hosted() {
        return context.office().library().rulebook(campaign).hosted();
    }

    private Set<Seat> governed(List<Integer> counted) {
        return context.office().away().regents(roster, counted.get(0), counted.get(counted.size() - 1));
    }
}

package heraldo.bot.discord.post;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.page.NewsText;
import heraldo.bot.discord.page.StandingsLines;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.Direct.Decreed;
import heraldo.rules.engine.FrontPage;
import heraldo.rules.engine.NewsTable;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A turn in short: what was most worth telling, and who stands where. The whole story is a press away. */
final class Digest {

    private static final Story NOTHING = new Story(List.of(), new Chronicle(List.of()), List.of());

    private final BotContext context;
    private final Roster roster;
    private final Campaign campaign;
    private final int turn;
    private final Speech speech;
    private final Speech crested;
    private final FrontPage page;
    private final NewsTable table;
    private final String seal;

    private Digest(Letter letter, NewsTable table) {
        this.context = letter.context();
        this.roster = letter.roster();
        this.campaign = letter.campaign();
        this.turn = letter.turn().key().number();
        this.speech = letter.speech();
        this.crested = context.crested(campaign, speech);
        this.page = FrontPage.of(context.office().timekeeping().news().of(campaign.id(), turn), table);
        this.table = table;
        this.seal = letter.turn().outcome().root().orElse("");
    }

    /** The digest of a turn; empty if the ruleset has no news, so that its turns are told whole. */
    static Optional<Digest> of(Letter letter) {
        NewsTable table = letter.context()
                .office()
                .library()
                .rulebook(letter.campaign())
                .hosted()
                .news();
        return table.kinds().isEmpty() ? Optional.empty() : Optional.of(new Digest(letter, table));
    }

    /** The few words on top; empty if nothing was worth a headline. */
    Optional<String> headline() {
        return new NewsText(speech, table, seal).headline(page);
    }

    /** The news, a line each, in the order of their weight; then what the game master had decreed for the end of the turn. */
    List<String> items() {
        Ruleset<?> rules =
                context.office().library().rulebook(campaign).hosted().ruleset();
        return Stream.concat(
                        new NewsText(crested, table, seal).lines(page).stream(),
                        told().chronicle().sections().stream()
                                .flatMap(section -> section.entries().stream())
                                .map(Entry::text)
                                .filter(text -> rules.direct().decreed(text) != Decreed.NOTHING)
                                .map(text -> crested.say("discord.post.decreed", "told", text)))
                .toList();
    }

    /** Returns the standings after the turn, a line for each side. */
    List<String> standings(Position<?> after) {
        return new StandingsLines(crested, before().standings(), after.gainsSince(before(), told()), governed())
                .of(after.standings());
    }

    /** The sides for which a regent has acted in what is told here. */
    private SortedSet<Seat> governed() {
        return context.office().away().regents(roster, first(), turn);
    }

    /** The map, with what changed. */
    Scene scene(Turns.Page page) {
        return page.changes(before(), told());
    }

    /** The first turn that is told here. */
    int first() {
        return context.office().timekeeping().news().since(campaign.id(), turn);
    }

    private Position<?> before() {
        return context.office().archive().opening(campaign.id(), first()).orElseThrow();
    }

    private Story told() {
        return IntStream.rangeClosed(first(), turn)
                .boxed()
                .flatMap(number -> context.office().archive().story(campaign.id(), number, Viewer.SPECTATOR).stream())
                .reduce(Story::then)
                .orElse(NOTHING);
    }
}

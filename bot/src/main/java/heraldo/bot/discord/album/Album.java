package heraldo.bot.discord.album;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.front.Refusals;
import heraldo.bot.discord.gate.Picture;
import heraldo.bot.discord.page.Turns;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Standings;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes the album of a campaign, in the language of its posts: the content of its public record, as a page to leaf through. */
public final class Album {

    private static final String PAGE = "index.html";

    private final BotContext context;

    public Album(BotContext context) {
        this.context = context;
    }

    /**
     * The files of an album, by their names.
     *
     * @throws RefusedException if no turn has been played to its end
     */
    public SortedMap<String, byte[]> of(CampaignId id) {
        List<Integer> played = context.office().archive().played(id);
        if (played.isEmpty()) {
            throw Refusals.of("no-replay");
        }
        Roster roster = context.office().campaigns().roster(id);
        Campaign campaign = roster.campaign();
        Tongue tongue = context.tongue(campaign);
        Speech speech = context.speech(roster, tongue).plain();
        Leaves leaves = new Leaves(context, roster, tongue, speech, Markup.literal(speech));
        SortedMap<String, byte[]> files = new TreeMap<>();
        List<Leaf> all = new ArrayList<>();
        for (int number : played) {
            Leaf leaf = leaves.of(number);
            files.put(leaf.plate().name(), leaf.plate().png());
            all.add(leaf);
        }
        List<Picture> charts = charts(campaign, speech, played.get(played.size() - 1));
        charts.forEach(chart -> files.put(chart.name(), chart.png()));
        List<Integer> counted =
                all.stream().flatMap(leaf -> leaf.counted().stream()).toList();
        Evidence evidence = Evidence.of(context.office().memory().proofs(), campaign, counted);
        String page = new AlbumPage(roster, context.title(campaign, tongue), Markup.literal(speech))
                .write(all, charts, evidence);
        files.put(PAGE, page.getBytes(StandardCharsets.UTF_8));
        return files;
    }

    /** Returns the table of the standings after a turn, and the chart of their course. */
    private List<Picture> charts(Campaign campaign, Speech speech, int last) {
        SortedMap<Integer, Standings> course =
                context.office().memory().history().until(campaign.id(), last);
        Turns.Page page = new Turns(context, campaign).page(OptionalInt.of(last));
        return List.of(context.gallery()
                .standings(context.look(campaign, speech), course, page.turn().label()));
    }
}

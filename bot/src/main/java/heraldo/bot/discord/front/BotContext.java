package heraldo.bot.discord.front;

import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Preference;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.campaign.model.Zoom;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.discord.gate.Admitted;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.engine.Manifest;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Lexicon;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * The context of commands and posts.
 *
 * @param office the desks of all campaigns
 * @param games the rulesets that can be played, in the order in which they are shown
 * @param dictionary the platform's words
 * @param gallery draws maps and tables
 * @param emblems the crests of seats
 */
public record BotContext(
        CampaignOffice office, List<Game> games, Dictionary dictionary, Gallery gallery, Emblems emblems) {

    /** The option that names a campaign, for those who play in several. */
    public static final String CAMPAIGN = "campaign";

    public BotContext {
        games = List.copyOf(games);
    }

    /** A ruleset of the catalog by its id. */
    public Optional<Game> game(String id) {
        return games.stream().filter(game -> game.id().equals(id)).findFirst();
    }

    /**
     * The ruleset of a campaign.
     *
     * @throws RefusedException if the host has removed it
     */
    public Game game(Campaign campaign) {
        return game(campaign.ruleset()).orElseThrow(() -> Refusals.of("ruleset-gone", "text", campaign.ruleset()));
    }

    /** Returns the name of a campaign's ruleset; its id if the ruleset is gone. */
    public String title(Campaign campaign, Tongue tongue) {
        return game(campaign.ruleset()).map(game -> game.name(tongue)).orElse(campaign.ruleset());
    }

    /** Returns the ruleset's rule for many lines that a player enters at once. */
    public Manifest.Paste paste(Campaign campaign) {
        return manifest(campaign.ruleset()).customs().pasting();
    }

    /** Returns whether a ruleset has a lesson. */
    public boolean hasLesson(String ruleset) {
        return office.library().rulebook(ruleset).hosted().tutorial().isPresent();
    }

    /** Returns the manifest in a ruleset's folder. */
    public Manifest manifest(String ruleset) {
        return office.library().rulebook(ruleset).hosted().manifest();
    }

    /** The language of a campaign's posts. */
    public Tongue tongue(Campaign campaign) {
        return dictionary.tongue(campaign.home().language());
    }

    /** The language of what one person alone reads of a campaign: the one asked for, else the campaign's. */
    public Tongue tongue(Campaign campaign, OptionalLong reader) {
        return reader.stream()
                .mapToObj(this::language)
                .flatMap(Optional::stream)
                .findFirst()
                .map(dictionary::tongue)
                .orElseGet(() -> tongue(campaign));
    }

    /** The language that somebody asked for. */
    public Optional<Locale> language(long user) {
        return office.preferences().of(user).language();
    }

    /** Speech about a campaign whose seats are looked up. */
    public Speech speech(Campaign campaign, Tongue tongue) {
        return speech(office.campaigns().roster(campaign.id()), tongue);
    }

    /** Speech about a campaign. */
    public Speech speech(Roster roster, Tongue tongue) {
        return speech(roster.campaign(), roster.occupancies(), tongue);
    }

    /**
     * Speech about a campaign: the platform's words, its ruleset's unless that is gone, and the names of its seats.
     *
     * @param occupancies all its seats, in their order
     */
    public Speech speech(Campaign campaign, List<Occupancy> occupancies, Tongue tongue) {
        if (game(campaign.ruleset()).isEmpty()) {
            return Speech.inText(
                    dictionary.bundle(tongue),
                    seat -> occupancies.get(seat.number() - 1).name());
        }
        Lexicon lexicon = office.archive().words(campaign, occupancies, tongue.locale());
        return dictionary.speech(tongue, game(campaign).words(tongue), lexicon::name);
    }

    /** The lines of orders as they are written in a campaign. */
    public Function<Order, String> lines(Roster roster, Tongue tongue) {
        return lines(roster.campaign(), roster.occupancies(), tongue);
    }

    /** The same, of a campaign with such seats. */
    public Function<Order, String> lines(Campaign campaign, List<Occupancy> occupancies, Tongue tongue) {
        Lexicon lexicon = office.archive().words(campaign, occupancies, tongue.locale());
        return order -> game(campaign).orders().write(order, lexicon);
    }

    /** Orders in words, with the names that things have in a position; empty where the ruleset only writes them. */
    public Function<Order, Optional<Message>> told(Roster roster, Tongue tongue, Position<?> position) {
        Campaign campaign = roster.campaign();
        Lexicon lexicon = office.archive().words(campaign, roster.occupancies(), tongue.locale());
        return order -> game(campaign).orders().told(order, lexicon, position::called);
    }

    /** The same speech with the crests of a campaign's seats before their names. */
    public Speech crested(Campaign campaign, Speech speech) {
        return speech.dressed(seat -> emblems.crest(campaign.ruleset(), seat));
    }

    /** Speech about no campaign in particular. */
    public Speech speech(Call call) {
        return dictionary.speech(call.tongue());
    }

    /**
     * The act of a call, with the campaign that was named in its option.
     *
     * @throws RefusedException if the option names no campaign of this server
     */
    public Act act(Call call) {
        Act act = call.act();
        Optional<String> named = call.text(CAMPAIGN);
        return named.isEmpty()
                ? act
                : new Act(
                        act.id(),
                        act.user(),
                        act.userName(),
                        act.place(),
                        act.at(),
                        act.language(),
                        Optional.of(meant(act, named.get())));
    }

    /** Returns the look of a campaign's public pictures. */
    public Look look(Campaign campaign, Speech speech) {
        return new Look(campaign, office.helm().themes().of(campaign.id()), Zoom.USUAL, speech);
    }

    /** Returns the look of a campaign's pictures for one person, with their theme and zoom. */
    public Look look(Campaign campaign, Speech speech, long reader) {
        Preference preference = office.preferences().of(reader);
        return look(campaign, speech).in(preference.theme()).at(preference.zoom());
    }

    /** Returns the caller's view of the campaign that the call means. */
    public View view(Admitted admitted) {
        Roster roster = admitted.roster();
        Speech speech = speech(roster, admitted.tongue());
        long reader = admitted.act().user();
        return new View(roster, roster.viewer(reader), speech, look(roster.campaign(), speech, reader));
    }

    private CampaignId meant(Act act, String named) {
        return office.campaigns().list(act).stream()
                .map(Roster::campaign)
                .filter(campaign -> campaign.id().text().equals(named) || Suggestions.same(campaign.name(), named))
                .findFirst()
                .map(Campaign::id)
                .orElseThrow(() -> Refusals.of("no-such-campaign", "name", named));
    }
}

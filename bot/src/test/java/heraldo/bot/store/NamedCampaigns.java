package heraldo.bot.store;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GUILD;
import static heraldo.bot.campaign.Tavern.SPANISH;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.mill.League;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Channels;
import heraldo.bot.campaign.model.EarlyEnd;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Place;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.campaign.model.Reminders;
import heraldo.bot.campaign.model.Terms;
import heraldo.rules.engine.Ladder;
import heraldo.rules.kernel.Seat;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Acts in campaigns that are called by their names. */
final class NamedCampaigns {
    private final Tavern tavern;
    private final Map<String, CampaignId> campaigns = new HashMap<>();
    private int acts;

    NamedCampaigns(Tavern tavern) {
        this.tavern = tavern;
    }

    CampaignId id(String name) {
        return campaigns.get(name);
    }

    /** Opens a campaign, which Ana and Ben join, and starts it. */
    void two(String name, String ruleset, long master, String... options) {
        open(name, ruleset, 2, by(master), options);
        join(name, ANA, 1);
        join(name, BEN, 2);
        tavern.office.campaigns().start(by(master, name));
    }

    /** Starts a campaign that only Ana has joined. */
    void alone(String name, long master) {
        join(name, ANA, 1);
        tavern.office.campaigns().start(by(master, name));
    }

    void open(String name, String ruleset, int seats, Act act, String... options) {
        SortedMap<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < options.length; i += 2) {
            chosen.put(options[i], options[i + 1]);
        }
        Terms terms = new Terms(
                false, true, Reminders.of("24,6"), Ladder.USUAL, 2, new EarlyEnd(true, 0), true, PressTerms.USUAL);
        NewCampaign wish = new NewCampaign(
                name, ruleset, seats, SPANISH, chosen, Tavern.ending("0 20 * * *", "Europe/Madrid"), terms);
        campaigns.put(name, tavern.office.campaigns().open(act, wish).campaign().id());
    }

    void join(String name, long user, int seat) {
        tavern.office.campaigns().join(by(user, name), Optional.of(new Seat(seat)), Optional.empty());
    }

    void enrol(String name, long user, String miller, String... grain) {
        League.Enrol form = new League.Enrol(miller, Arrays.stream(grain).findFirst());
        tavern.office.campaigns().join(by(user, name), Optional.empty(), Optional.of(form));
    }

    void settle(String name) {
        CampaignId id = id(name);
        tavern.office.campaigns().settle(id, new Channels(500, 501, 502));
        tavern.office.campaigns().settle(id, new Seat(1), 511);
        tavern.office.campaigns().settle(id, new Seat(2), 512);
    }

    void add(String name, long user, String line) {
        tavern.office.orders().add(by(user, name), line);
    }

    void end(String name) {
        tavern.endTurn(id(name));
    }

    Act by(long user, String name) {
        return by(user).in(id(name));
    }

    Act by(long user) {
        return by(user, GUILD);
    }

    /** Under names of their own, so that none of the acts that come later is taken for one of these. */
    Act by(long user, long guild) {
        Place place = new Place(guild, 0, 1);
        return new Act("kept-" + ++acts, user, "user" + user, place, tavern.clock.instant(), SPANISH, Optional.empty());
    }
}

package heraldo.bot.campaign.seat;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.CadencePreview;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.Charter;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Founding;
import heraldo.bot.campaign.model.Holder;
import heraldo.bot.campaign.model.Home;
import heraldo.bot.campaign.model.Names;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.Prospect;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Manifest;
import heraldo.rules.engine.Setup;
import heraldo.rules.engine.Tutorial;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import java.time.Instant;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Checks the wish for a campaign and enters it in the books. */
final class Opening {
    /** The anchor of a campaign that is only looked at: it has no dice yet. */
    private static final String NO_ANCHOR = "";

    private final Bureau bureau;
    private final HouseRoom room;

    Opening(Bureau bureau) {
        this.bureau = bureau;
        this.room = new HouseRoom(bureau.policy().limits());
    }

    /** Checks the wish and enters nothing. */
    Prospect preview(Books books, Act act, NewCampaign wish) {
        Instant now = bureau.clock().instant();
        Campaign campaign = campaign(act, wish, id -> NO_ANCHOR, now);
        room.demand(books, campaign);
        demandNew(books, campaign);
        return new Prospect(
                campaign,
                CadencePreview.of(
                        bureau.calendar().preview(campaign.cadence(), now),
                        bureau.policy().times().furthest()));
    }

    /** Everything is checked before anything is written. */
    Campaign open(Books books, Act act, NewCampaign wish) {
        Instant now = bureau.clock().instant();
        byte[] master = bureau.entropy().draw();
        Campaign campaign = campaign(act, wish, id -> anchor(id, master), now);
        room.demand(books, campaign);
        demandNew(books, campaign);
        enter(books, campaign, master, wish.seats());
        books.outbox()
                .add(campaign.id(), Dispatch.Kind.OPENED, Optional.empty(), Optional.empty(), Optional.empty(), now);
        return campaign;
    }

    /**
     * Enters a lesson, which has no deadlines and begins at once.
     *
     * @param name its name, with a number behind it if another campaign has the same
     */
    Campaign lesson(Books books, Act act, String ruleset, Tutorial tutorial, String name) {
        if (act.place().guild() == 0) {
            throw RefusedException.of("outside");
        }
        HouseRoom.demandWanted(books, act.place().guild(), ruleset);
        List<Campaign> there = books.campaigns().inGuild(act.place().guild());
        long lessons = there.stream().filter(Campaign::lesson).count();
        if (lessons >= bureau.policy().limits().perServer()) {
            throw RefusedException.of("server-lessons", "open", (int) lessons);
        }
        Rulebook<?> rulebook = bureau.library().rulebook(ruleset);
        CampaignId id = CampaignId.drawn(bureau.entropy().draw());
        byte[] master = bureau.entropy().draw();
        Charter charter = new Charter(
                new Agreement(rulebook, tutorial.options().orElseGet(Collections::emptySortedMap), new TreeMap<>())
                        .options(),
                Terms.USUAL.waiting(0),
                Cadence.none(bureau.calendar().usualZone()));
        Campaign campaign = new Campaign(
                id,
                free(name, there),
                act.user(),
                Home.unfurnished(act.place().guild(), language(act.language())),
                new Founding(
                        ruleset,
                        rulebook.version(),
                        anchor(id, master),
                        bureau.clock().instant()),
                charter,
                CampaignStatus.FORMING);
        enter(books, campaign, master, tutorial.seats());
        return campaign;
    }

    private static String free(String name, List<Campaign> there) {
        return Stream.concat(
                        Stream.of(name),
                        IntStream.iterate(2, count -> count + 1).mapToObj(count -> name + " " + count))
                .filter(wish ->
                        there.stream().noneMatch(campaign -> campaign.name().equalsIgnoreCase(wish)))
                .findFirst()
                .orElseThrow();
    }

    private void enter(Books books, Campaign campaign, byte[] master, int seats) {
        books.campaigns().add(campaign, master);
        Lexicon lexicon =
                bureau.library().rulebook(campaign).lexicon(campaign.home().language(), List.of());
        for (int number = 1; number <= seats; number++) {
            Seat seat = new Seat(number);
            books.occupancies().add(new Occupancy(campaign.id(), seat, lexicon.name(seat), Holder.OPEN, 0, "", 0, 0));
        }
    }

    private Campaign campaign(Act act, NewCampaign wish, Function<CampaignId, String> anchor, Instant now) {
        if (act.place().guild() == 0) {
            throw RefusedException.of("outside");
        }
        String name = Names.checked(wish.name());
        Rulebook<?> rulebook = bureau.library().rulebook(wish.ruleset());
        demandSeats(rulebook, wish.seats());
        Agreement agreement = Agreement.of(rulebook, wish, bureau.calendar());
        demandFit(rulebook, wish, agreement);
        Cadence cadence = wish.bounds().in(agreement.cadence(bureau.calendar(), now));
        bureau.calendar().preview(cadence, now);
        CampaignId id = CampaignId.drawn(bureau.entropy().draw());
        Charter charter = new Charter(agreement.keeping(cadence).options(), agreement.terms(wish.terms()), cadence);
        return new Campaign(
                id,
                name,
                act.user(),
                Home.unfurnished(act.place().guild(), language(wish.language())),
                new Founding(wish.ruleset(), rulebook.version(), anchor.apply(id), now),
                charter,
                CampaignStatus.FORMING);
    }

    private static String anchor(CampaignId id, byte[] master) {
        return HexFormat.of().formatHex(SeedChain.of(id.text(), master).anchor());
    }

    private Locale language(Locale wish) {
        Languages languages = bureau.library().languages();
        List<String> codes = languages.all().stream().map(Locale::getLanguage).toList();
        return languages
                .find(wish.getLanguage())
                .orElseThrow(() -> RefusedException.of("language", "languages", codes));
    }

    /** Options that may each be chosen may still not go with the number of seats. */
    private static void demandFit(Rulebook<?> rulebook, NewCampaign wish, Agreement agreement) {
        Setup setup = new Setup(HostedRuleset.seats(wish.seats()), agreement.options());
        rulebook.hosted().ruleset().play().objection(setup).ifPresent(refusal -> {
            throw rulebook.refused(refusal);
        });
    }

    private static void demandSeats(Rulebook<?> rulebook, int seats) {
        Manifest.Seats allowed = rulebook.hosted().manifest().seats();
        Object[] range = {"least", allowed.least(), "most", allowed.most(), "seats", seats};
        if (seats < allowed.least()) {
            throw rulebook.refusal(Manifest.Codes::few, "seats", range);
        }
        if (seats > allowed.most()) {
            throw RefusedException.of("seats", range);
        }
    }

    private static void demandNew(Books books, Campaign campaign) {
        boolean taken = books.campaigns().inGuild(campaign.guild()).stream()
                .anyMatch(other -> other.name().equalsIgnoreCase(campaign.name()));
        if (taken) {
            throw RefusedException.of("name-taken", "name", new PlayerText(campaign.name()));
        }
    }
}

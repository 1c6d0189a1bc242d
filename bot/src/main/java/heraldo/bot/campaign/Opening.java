package heraldo.bot.campaign;

import heraldo.rules.chance.SeedChain;
import heraldo.rules.engine.Manifest;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;

/** Checks the wish for a campaign and enters it in the books. */
final class Opening {
    private static final List<String> LANGUAGES = List.of("es", "en");

    private static final int MASTER = 32;

    private final Bureau bureau;

    Opening(Bureau bureau) {
        this.bureau = bureau;
    }

    /** Checks the wish and enters nothing; the deadlines it would begin with. */
    List<Deadline> preview(Books books, Act act, NewCampaign wish) {
        Instant now = bureau.clock().instant();
        Campaign campaign = campaign(act, wish, new byte[MASTER], now);
        demandNew(books, campaign);
        return bureau.calendar().preview(campaign.cadence(), now);
    }

    /** Everything is checked before anything is written. */
    Campaign open(Books books, Act act, NewCampaign wish) {
        Instant now = bureau.clock().instant();
        byte[] master = bureau.entropy().draw();
        Campaign campaign = campaign(act, wish, master, now);
        demandNew(books, campaign);
        books.campaigns().add(campaign, master);
        Lexicon lexicon = bureau.library().rulebook(campaign.ruleset()).lexicon(campaign.language(), List.of());
        for (int number = 1; number <= wish.seats(); number++) {
            Seat seat = new Seat(number);
            books.chairs().add(new Chair(campaign.id(), seat, lexicon.name(seat), Holder.OPEN, 0, "", 0, 0));
        }
        books.outbox()
                .add(campaign.id(), Dispatch.Kind.OPENED, Optional.empty(), Optional.empty(), Optional.empty(), now);
        return campaign;
    }

    private Campaign campaign(Act act, NewCampaign wish, byte[] master, Instant now) {
        if (act.place().guild() == 0) {
            throw RefusedException.of("outside");
        }
        String name = Names.checked(wish.name());
        Rulebook<?> rulebook = bureau.library().rulebook(wish.ruleset());
        demandSeats(rulebook, wish.seats());
        CampaignId id = CampaignId.fresh();
        return new Campaign(
                id,
                act.place().guild(),
                name,
                act.user(),
                wish.ruleset(),
                rulebook.version(),
                options(rulebook, wish.options()),
                wish.terms(),
                cadence(wish, now),
                language(wish.language()),
                CampaignStatus.FORMING,
                HexFormat.of().formatHex(SeedChain.of(id.text(), master).anchor()),
                Optional.empty(),
                now);
    }

    private Cadence cadence(NewCampaign wish, Instant now) {
        Cadence cadence = new Cadence(wish.cron().strip(), bureau.calendar().zone(wish.zone()));
        bureau.calendar().preview(cadence, now);
        return cadence;
    }

    private static Locale language(Locale wish) {
        if (!LANGUAGES.contains(wish.getLanguage())) {
            throw RefusedException.of("language", "languages", LANGUAGES);
        }
        return Locale.of(wish.getLanguage());
    }

    private static void demandSeats(Rulebook<?> rulebook, int seats) {
        Manifest.Seats allowed = rulebook.hosted().manifest().seats();
        if (!allowed.allow(seats)) {
            throw RefusedException.of("seats", "least", allowed.least(), "most", allowed.most(), "seats", seats);
        }
    }

    private static SortedMap<String, String> options(Rulebook<?> rulebook, SortedMap<String, String> wish) {
        List<Message> problems = rulebook.hosted().options().problems(wish);
        if (!problems.isEmpty()) {
            throw new RefusedException(new Refusal("option", "", problems.get(0)));
        }
        return rulebook.hosted().options().complete(wish);
    }

    private static void demandNew(Books books, Campaign campaign) {
        boolean taken = books.campaigns().inGuild(campaign.guild()).stream()
                .anyMatch(other -> other.name().equalsIgnoreCase(campaign.name()));
        if (taken) {
            throw RefusedException.of("name-taken", "name", new PlayerText(campaign.name()));
        }
    }
}

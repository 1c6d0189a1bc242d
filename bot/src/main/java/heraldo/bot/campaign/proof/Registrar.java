package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.ReadingRoom;
import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnResult;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.rules.chance.SeedChain;
import java.time.Instant;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads from the books what may be disclosed of a campaign now: the turns that have ended and, once the game is over, the end
 * of the chain.
 */
public final class Registrar {
    /** The note by which the books say that the record of a campaign is kept elsewhere, and they no longer have what is in it. */
    public static final String RECORDED = "recorded";

    private final ReadingRoom room;

    public Registrar(ReadingRoom room) {
        this.room = room;
    }

    /** Everything about all turns that have ended. */
    public Dossier dossier(CampaignId id) {
        return room.read(
                books -> dossier(books, Usher.find(books, id), books.turns().all(id)));
    }

    /** Everything about one turn as it stands, if it has ended; what was taken back is left out. */
    public Dossier dossier(CampaignId id, int turn) {
        return room.read(books -> {
            Campaign campaign = Usher.find(books, id);
            return dossier(books, campaign, books.turns().steps(id, turn));
        });
    }

    /** The campaigns, also ended ones, with this id or this name, whatever the case. */
    public List<Campaign> called(String idOrName) {
        return room.read(books -> books.campaigns().called(idOrName));
    }

    /** The last turn that has ended; empty if none has. */
    public Optional<Integer> lastEnded(CampaignId id) {
        return room.read(books -> {
            Campaign campaign = Usher.find(books, id);
            return books.turns()
                    .newest(id)
                    .map(newest -> ended(campaign) && newest.result().isPresent()
                            ? newest.key().number()
                            : newest.key().number() - 1)
                    .filter(number -> number > 0);
        });
    }

    /**
     * The secrets published at the end of a campaign.
     *
     * @param last the last link of the chain, from which all others follow
     * @param setupSeed the seed of map, decks and lots
     */
    public record Ending(String last, String setupSeed) {}

    /** Returns the secrets published at the end of a campaign; empty before it has ended. */
    public Optional<Ending> ending(CampaignId id) {
        return room.read(books -> last(books, Usher.find(books, id)))
                .map(last -> new Ending(last, setupSeed(id, last)));
    }

    private static String setupSeed(CampaignId id, String last) {
        HexFormat hex = HexFormat.of();
        return hex.formatHex(SeedChain.setupSeed(id.text(), hex.parseHex(last)));
    }

    /**
     * Returns the time of the last event in a campaign: a turn opened or played, or an act of its game master. Empty before the
     * first turn.
     */
    public Optional<Instant> lastWritten(CampaignId id) {
        return room.read(books -> books.turns()
                .newest(id)
                .map(turn -> Stream.concat(
                                Stream.of(turn.result()
                                        .map(TurnResult::resolved)
                                        .orElseGet(() -> turn.clock().opened())),
                                books.acts().latest(id, 1).stream().map(GameMasterAct::at))
                        .max(Comparator.naturalOrder())
                        .orElseThrow()));
    }

    /** Returns whether the books hold only the end of a campaign, because its record is kept elsewhere. */
    public boolean recorded(CampaignId id) {
        return room.read(books ->
                books.acts().latest(id, 1).stream().anyMatch(act -> act.kind().equals(RECORDED)));
    }

    /**
     * Returns the Discord identifier of the first post of a kind about a turn, or about the campaign; empty if it is not out yet.
     */
    public Optional<String> posted(CampaignId id, Dispatch.Kind kind, Optional<TurnKey> turn) {
        return room.read(books -> books.outbox().posted(id, kind, turn));
    }

    /** Returns the Discord identifier of the first post of a dispatch; empty if it is not out yet. */
    public Optional<String> posted(long dispatch) {
        return room.read(books -> books.outbox().posted(dispatch));
    }

    /** Returns whether any dispatch of a kind waits in the outbox of a campaign. */
    public boolean waits(CampaignId id, Dispatch.Kind kind) {
        return room.read(books -> books.outbox().waits(id, kind));
    }

    private static Dossier dossier(Books books, Campaign campaign, List<CampaignTurn> turns) {
        Optional<CampaignTurn> newest = books.turns().newest(campaign.id());
        List<Dossier.Page> pages = turns.stream()
                .filter(turn -> done(turn) && over(campaign, turn, newest.orElseThrow()))
                .map(turn -> page(books, turn))
                .toList();
        SeedChain chain = chain(books, campaign);
        return new Dossier(
                campaign,
                new Dossier.Setup(
                        books.campaigns().setup(campaign.id()), HexFormat.of().formatHex(chain.setupSeed())),
                books.occupancies().of(campaign.id()),
                pages,
                seen(books, pages),
                books.acts().all(campaign.id()),
                new Dossier.Disclosure(
                        ended(campaign) ? PressRoll.of(books, campaign) : Optional.empty(),
                        ended(campaign) ? TenureRoll.of(books, campaign) : List.of(),
                        last(books, campaign)));
    }

    /** While a turn is open, also for the second time, what its link would tell must stay secret. */
    public static boolean over(Campaign campaign, CampaignTurn turn, CampaignTurn newest) {
        return ended(campaign) || turn.key().number() < newest.key().number();
    }

    private static boolean done(CampaignTurn turn) {
        return turn.result().isPresent() || turn.status() == TurnStatus.WITHDRAWN;
    }

    private static List<Integer> seen(Books books, List<Dossier.Page> pages) {
        return pages.stream()
                .map(page -> page.turn().key())
                .max(Comparator.comparingInt(TurnKey::number))
                .map(last -> IntStream.rangeClosed(1, last.number())
                        .mapToObj(own ->
                                TurnNumber.of(books, last.campaign(), own).seen())
                        .toList())
                .orElseGet(List::of);
    }

    private static Dossier.Page page(Books books, CampaignTurn turn) {
        return new Dossier.Page(
                turn, turn.outcome().root().isPresent() ? books.sheets().latest(turn.key()) : List.of());
    }

    private static Optional<String> last(Books books, Campaign campaign) {
        return Optional.of(campaign)
                .filter(Registrar::ended)
                .map(over -> HexFormat.of().formatHex(chain(books, over).last()));
    }

    private static SeedChain chain(Books books, Campaign campaign) {
        return SeedChain.of(campaign.id().text(), books.campaigns().master(campaign.id()));
    }

    private static boolean ended(Campaign campaign) {
        return campaign.status() == CampaignStatus.ENDED;
    }
}

package heraldo.bot.discord.page;

import heraldo.bot.campaign.CampaignOffice;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.rulebook.Position;
import heraldo.bot.campaign.rulebook.Story;
import heraldo.rules.engine.OwnCard;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finds what turns that have ended came to for one seat. */
public final class OwnCards {

    /** As far back as this the last turn in which a seat was waited for is looked for. */
    private static final int LOOK_BACK = 24;

    private static final Story NOTHING = new Story(List.of(), new Chronicle(List.of()), List.of());

    private final CampaignOffice office;

    public OwnCards(CampaignOffice office) {
        this.office = office;
    }

    /**
     * The card of a turn for one seat.
     *
     * @param label the turn's label: of the turns in its post the seat's own, or else the last
     * @param before the position at the opening of the first turn on the card
     * @param after the position to which the turn led
     * @param story the results of the seat's lines, and the rest that it may know
     * @param card the turn's other consequences for the seat
     */
    public record Found(Message label, Position<?> before, Position<?> after, Story story, OwnCard card) {
        @Override
        public String toString() {
            return "an own card";
        }
    }

    /**
     * The card of a turn, with those before it since the last one that waited for the seat; empty while the turn has not ended.
     */
    public Optional<Found> of(CampaignId campaign, int turn, Seat seat) {
        return office.archive().after(campaign, turn).map(after -> found(campaign, turn, seat, after));
    }

    private Found found(CampaignId campaign, int turn, Seat seat, Position<?> after) {
        Optional<Integer> own = own(campaign, turn, seat);
        int told = office.timekeeping().news().since(campaign, turn);
        int first = Math.min(own.orElse(told), told);
        Position<?> before = office.archive().opening(campaign, first).orElseThrow();
        Story story = IntStream.rangeClosed(first, turn)
                .boxed()
                .flatMap(number -> office.archive().story(campaign, number, Viewer.of(seat)).stream())
                .reduce(Story::then)
                .orElse(NOTHING);
        OwnCard card =
                after.cardSince(before, story, office.timekeeping().news().between(campaign, first, turn), seat);
        Message label = office.archive()
                .opening(campaign, own.filter(number -> number >= told).orElse(turn))
                .orElseThrow()
                .turn()
                .label();
        return new Found(label, before, after, story, card);
    }

    /** The last turn in which a seat was waited for. */
    private Optional<Integer> own(CampaignId campaign, int turn, Seat seat) {
        return IntStream.iterate(turn, number -> number - 1)
                .limit(LOOK_BACK)
                .takeWhile(number -> number > 0)
                .filter(number -> waited(campaign, number, seat))
                .boxed()
                .findFirst();
    }

    private boolean waited(CampaignId campaign, int turn, Seat seat) {
        return office.archive()
                .opening(campaign, turn)
                .filter(position -> position.turn().due().contains(seat))
                .isPresent();
    }

    /** The last turn that has ended; empty if none has. */
    public Optional<Integer> latest(CampaignId campaign) {
        return office.archive()
                .newest(campaign)
                .map(turn -> turn.result().isPresent()
                        ? turn.key().number()
                        : turn.key().number() - 1)
                .filter(number -> number > 0);
    }
}

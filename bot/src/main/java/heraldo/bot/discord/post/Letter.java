package heraldo.bot.discord.post;

import heraldo.bot.campaign.book.TurnNumber;
import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.OpeningHours;
import heraldo.bot.campaign.model.Roster;
import heraldo.bot.discord.front.BotContext;
import heraldo.bot.discord.text.Speech;
import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Turn;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/**
 * A dispatch on its way out: what it speaks of, and the language it speaks.
 *
 * @param roster the campaign as it is now
 * @param tongue the language of its readers
 * @param trail what has gone out of it
 */
record Letter(BotContext context, Dispatch dispatch, Roster roster, Tongue tongue, Speech speech, Trail trail) {

    static Letter of(BotContext context, Dispatch dispatch) {
        Roster roster = context.office().campaigns().roster(dispatch.campaign());
        Tongue tongue = context.tongue(roster.campaign(), reader(dispatch, roster));
        return new Letter(context, dispatch, roster, tongue, context.speech(roster, tongue), trail(dispatch));
    }

    private static OptionalLong reader(Dispatch dispatch, Roster roster) {
        return switch (dispatch.kind().place()) {
            case CHRONICLE, DIPLOMACY, GROUND, FOLLOWERS -> OptionalLong.empty();
            case SEAT -> roster.occupancy(dispatch.seat().orElseThrow()).player();
            case GAME_MASTER -> roster.campaign().director();
            case PERSON -> dispatch.person();
        };
    }

    private static Trail trail(Dispatch dispatch) {
        return new Trail(dispatch.delivery().suspected() ? Optional.of(dispatch.written()) : Optional.empty());
    }

    Campaign campaign() {
        return roster.campaign();
    }

    /** The one person that it is for; empty if there is none, or if it is for everybody. */
    OptionalLong reader() {
        return reader(dispatch, roster);
    }

    /** A mention of somebody; empty if there is nobody, or the person is forgotten. */
    static String mention(OptionalLong person) {
        return person.isPresent() ? "<@" + person.getAsLong() + ">" : "";
    }

    /** The seat it speaks of or to. */
    Occupancy occupancy() {
        return roster.occupancy(dispatch.seat().orElseThrow());
    }

    /** The channels that it may need, as the books have them. */
    LongStream channels() {
        LongStream open = campaign().home().channels().stream()
                .flatMapToLong(known -> LongStream.of(known.chronicle(), known.diplomacy()));
        return LongStream.concat(
                open,
                dispatch.seat().stream()
                        .mapToLong(seat -> roster.occupancy(seat).channel()));
    }

    /** The turn it speaks of. */
    CampaignTurn turn() {
        return dispatch.turn()
                .flatMap(key -> context.office().archive().turn(key))
                .orElseThrow();
    }

    /** Returns the number of that turn. */
    TurnNumber number() {
        return context.office().archive().number(turn().key());
    }

    /** That turn as it was opened. */
    Turn opened() {
        return context.office().archive().before(turn().key()).orElseThrow().turn();
    }

    /** Returns the time at which that turn's own day begins; empty if it had begun when the turn opened. */
    Optional<Instant> opens() {
        return OpeningHours.ahead(campaign(), turn(), opened());
    }

    /** Its reader, if they may be called: they have not said that they are away on the day on which it was written. */
    OptionalLong called() {
        OptionalLong reader = reader();
        boolean away =
                reader.isPresent() && context.office().away().away(campaign(), reader.getAsLong(), dispatch.written());
        return away ? OptionalLong.empty() : reader;
    }

    /** Returns the players' name for that turn. */
    Message label() {
        return opened().label();
    }

    /** Returns whether it reports a turn that has ended, and not the one that begins. */
    boolean tellsOfEnd() {
        return dispatch.kind() != Dispatch.Kind.SUMMONS;
    }

    /** Names the post for ever. */
    PostMark mark() {
        return PostMark.of(campaign(), dispatch.id());
    }

    /** The sentence that goes with it, or the usual one. */
    String words(String usual, Object... arguments) {
        return dispatch.message().map(speech::say).orElseGet(() -> speech.say(usual, arguments));
    }

    Optional<String> own() {
        return dispatch.message().map(speech::say);
    }
}

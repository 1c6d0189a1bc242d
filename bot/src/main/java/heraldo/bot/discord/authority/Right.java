package heraldo.bot.discord.authority;

import static heraldo.bot.campaign.rulebook.Progress.CRASHED;
import static heraldo.bot.campaign.rulebook.Progress.ENDED;
import static heraldo.bot.campaign.rulebook.Progress.FORMING;
import static heraldo.bot.campaign.rulebook.Progress.HELD;
import static heraldo.bot.campaign.rulebook.Progress.LOCKED;
import static heraldo.bot.campaign.rulebook.Progress.OPEN;

import heraldo.bot.campaign.rulebook.Progress;
import java.util.EnumSet;
import java.util.Set;

/**
 * The rows of the table of rights: who may give a command, and when. This is its only definition: every command declares its
 * row ({@link CommandRights}), the doorkeeper enforces it, and {@code docs/authority.md} shows it.
 */
public enum Right {
    /** Concerns no campaign that is there: nothing of one is shown but that it exists. */
    VISIT(Actor.EVERYBODY, EnumSet.allOf(Progress.class)),
    /** Opens a campaign. */
    FOUND(Rank.OPENER),
    /** Says who may open campaigns in the server. */
    GOVERN(Rank.MANAGER),
    /** Reads about a campaign what the reader may see of it. */
    READ(Actor.MEMBERS, EnumSet.allOf(Progress.class)),
    /** Reads what a turn came to for the own seat; a game master, what they may know of that. */
    READ_OWN(Actor.HOLDERS, EnumSet.of(OPEN, HELD, LOCKED, CRASHED, ENDED)),
    /** Takes a seat. */
    JOIN(Actor.UNSEATED, EnumSet.of(FORMING, OPEN, HELD, LOCKED, CRASHED)),
    /** Gives up one's own seat. */
    LEAVE(Actor.SEATED, EnumSet.of(FORMING, OPEN, HELD, LOCKED, CRASHED)),
    /** Looks at one's own sheet. */
    LOOK(Actor.SEATED, EnumSet.of(OPEN, HELD, LOCKED, CRASHED)),
    /** Takes what proves that one's own sheet counted. */
    PROVE(Actor.SEATED, EnumSet.of(OPEN, HELD, LOCKED, CRASHED, ENDED)),
    /** Writes on one's own sheet. */
    PLAY(Actor.SEATED, EnumSet.of(OPEN, HELD)),
    /** Speaks with other seats, and agrees something with them. */
    PARLEY(Actor.SEATED, EnumSet.of(OPEN, HELD, LOCKED, CRASHED)),
    /** Begins the game. */
    START(Actor.DIRECTORS, EnumSet.of(FORMING)),
    /** Looks at everything that a game master may decide. */
    OVERSEE(Actor.DIRECTORS, EnumSet.allOf(Progress.class)),
    /** Says who plays and who directs, or ends the campaign. */
    STAFF(Actor.DIRECTORS, EnumSet.of(FORMING, OPEN, HELD, LOCKED, CRASHED)),
    /** Closes the campaign's channels for good. */
    ARCHIVE(Actor.DIRECTORS, EnumSet.of(ENDED)),
    /** Directs a campaign whose game master is not there any more. */
    SUCCEED(Rank.MANAGER, Actor.MEMBERS, EnumSet.of(FORMING, OPEN, HELD, LOCKED, CRASHED)),
    /** Changes the game or its hours. */
    DIRECT(Actor.DIRECTORS, EnumSet.of(OPEN, HELD)),
    /** Has a turn played, also one that could not be, or played again. */
    RESCUE(Actor.DIRECTORS, EnumSet.of(OPEN, HELD, CRASHED)),
    /** Takes the public record of the game. */
    RECORD(Actor.DIRECTORS, EnumSet.of(OPEN, HELD, LOCKED, CRASHED, ENDED)),
    /** Speaks to everybody. */
    SPEAK(Actor.DIRECTORS, EnumSet.of(OPEN, HELD, LOCKED, CRASHED));

    private final Rank rank;
    private final Set<Actor> who;
    private final Set<Progress> when;

    Right(Set<Actor> who, Set<Progress> when) {
        this(Rank.MEMBER, who, when);
    }

    /** A right in the server itself, which has nothing to do with any campaign that is there. */
    Right(Rank rank) {
        this(rank, Actor.EVERYBODY, EnumSet.allOf(Progress.class));
    }

    Right(Rank rank, Set<Actor> who, Set<Progress> when) {
        this.rank = rank;
        this.who = who;
        this.when = when;
    }

    /** Returns the rank in the server that this right demands. */
    public Rank rank() {
        return rank;
    }

    /** Returns whether the right concerns no existing campaign. */
    public boolean apart() {
        return this == VISIT || this == FOUND || this == GOVERN;
    }

    /** Returns whether an actor has this right, as far as their role in the campaign decides it. */
    public boolean isOf(Actor actor) {
        return who.contains(actor);
    }

    /** Returns whether the right applies at this progress of the campaign. */
    public boolean holds(Progress progress) {
        return when.contains(progress);
    }
}

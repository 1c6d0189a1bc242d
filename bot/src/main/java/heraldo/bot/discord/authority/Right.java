package heraldo.bot.discord.authority;

import static heraldo.bot.campaign.rulebook.Progress.CRASHED;
import static heraldo.bot.campaign.rulebook.Progress.ENDED;
import static heraldo.bot.campaign.rulebook.Progress.FORMING;
import static heraldo.bot.campaign.rulebook.Progress.HELD;
import static heraldo.bot.campaign.rulebook.Progress.LOCKED;
import static heraldo.bot.campaign.rulebook.Progress.OPEN;

import heraldo.bot.campaign.rulebook.Progress;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The table of rights: who may give which commands, and when. It stands nowhere else; the doorkeeper enforces it, and
 * {@code docs/authority.md} shows it. Buttons, modals and suggestions have the right of their command. A command that
 * has no row here is given by nobody.
 */
public enum Right {
    /** Concerns no campaign that is there: nothing of one is shown but that it exists. */
    VISIT(Actor.EVERYBODY, EnumSet.allOf(Progress.class), "campaign list", "rules", "help"),
    /** Opens a campaign. */
    FOUND(Rank.OPENER, "campaign new"),
    /** Says who may open campaigns in the server. */
    GOVERN(Rank.MANAGER, "settings server"),
    /** Reads about a campaign what the reader may see of it. */
    READ(
            Actor.MEMBERS,
            EnumSet.allOf(Progress.class),
            "campaign info",
            "map",
            "fame",
            "report",
            "dice verify",
            "gm audit"),
    /** Takes a seat. */
    JOIN(Actor.UNSEATED, EnumSet.of(FORMING, OPEN, HELD, LOCKED, CRASHED), "campaign join"),
    /** Gives up one's own seat. */
    LEAVE(Actor.SEATED, EnumSet.of(FORMING, OPEN, HELD, LOCKED, CRASHED), "campaign leave"),
    /** Looks at one's own sheet. */
    LOOK(Actor.SEATED, EnumSet.of(OPEN, HELD, LOCKED, CRASHED), "orders show", "orders preview"),
    /** Takes what proves that one's own sheet counted. */
    PROVE(Actor.SEATED, EnumSet.of(OPEN, HELD, LOCKED, CRASHED, ENDED), "receipt"),
    /** Writes on one's own sheet. */
    PLAY(
            Actor.SEATED,
            EnumSet.of(OPEN, HELD),
            "order",
            "orders paste",
            "orders remove",
            "orders move",
            "orders clear",
            "orders ready"),
    /** Begins the game. */
    START(Actor.DIRECTORS, EnumSet.of(FORMING), "campaign start"),
    /** Changes the game or its hours. */
    DIRECT(
            Actor.DIRECTORS,
            EnumSet.of(OPEN, HELD),
            "gm deadline",
            "gm extend",
            "gm pause",
            "gm resume",
            "gm event",
            "gm mission",
            "gm edit",
            "gm option"),
    /** Has a turn played, also one that could not be, or played again. */
    RESCUE(Actor.DIRECTORS, EnumSet.of(OPEN, HELD, CRASHED), "gm resolve", "gm rewind"),
    /** Takes the public record of the game. */
    RECORD(Actor.DIRECTORS, EnumSet.of(OPEN, HELD, LOCKED, CRASHED, ENDED), "gm export"),
    /** Speaks to everybody. */
    SPEAK(Actor.DIRECTORS, EnumSet.of(OPEN, HELD, LOCKED, CRASHED), "gm announce");

    private final Rank rank;
    private final Set<Actor> who;
    private final Set<Progress> when;
    private final List<String> commands;

    Right(Set<Actor> who, Set<Progress> when, String... commands) {
        this(Rank.MEMBER, who, when, commands);
    }

    /** A right in the server itself, which has nothing to do with any campaign that is there. */
    Right(Rank rank, String... commands) {
        this(rank, Actor.EVERYBODY, EnumSet.allOf(Progress.class), commands);
    }

    Right(Rank rank, Set<Actor> who, Set<Progress> when, String... commands) {
        this.rank = rank;
        this.who = who;
        this.when = when;
        this.commands = List.of(commands);
    }

    /** The commands it is about, by their English words; {@code order} stands for every order of every ruleset. */
    public List<String> commands() {
        return commands;
    }

    /** What somebody must be in the server to have it. */
    public Rank rank() {
        return rank;
    }

    /** Whether it concerns no campaign that is there. */
    public boolean apart() {
        return this == VISIT || rank != Rank.MEMBER;
    }

    /** Whether somebody has it, as far as that depends on what he is to the campaign. */
    public boolean isOf(Actor actor) {
        return who.contains(actor);
    }

    /** Whether it may be used now. */
    public boolean holds(Progress progress) {
        return when.contains(progress);
    }

    /** The right that a command needs; empty if there is no such row. */
    public static Optional<Right> to(String command) {
        return Stream.of(values())
                .filter(right -> right.commands.contains(command))
                .findFirst();
    }
}

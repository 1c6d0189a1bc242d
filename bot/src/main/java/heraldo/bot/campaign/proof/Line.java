package heraldo.bot.campaign.proof;

import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A line of a record. Hashes, links, seeds and salts are 32 bytes in small hexadecimal letters. What the reader may not know
 * (yet) is left empty.
 */
public sealed interface Line
        permits Line.Campaign, Line.Start, Line.Row, Line.Act, Line.Deed, Press, Line.Tenures, Line.Numbers, Line.End {

    /** The format of the file, for its first line. */
    String FORMAT = "heraldo-record/2";

    /** The first format: the acts stand behind the turns, without what they did, and rows that were given up are left out. */
    String FIRST_FORMAT = "heraldo-record/1";

    /**
     * The first line: which campaign, and what was fixed before its first turn.
     *
     * @param title the campaign
     * @param scope the readers: {@code public}, a seat such as {@code seat-2}, or {@code full}
     * @param ended whether the game is over
     * @param options the present options
     * @param links the chain of seeds
     * @param origin the setup of the game
     */
    record Campaign(
            String format,
            @Inline Title title,
            String scope,
            boolean ended,
            SortedMap<String, String> options,
            List<Side> seats,
            @Inline SeedLinks links,
            @Inline Origin origin)
            implements Line {
        public Campaign {
            demandTexts(format, scope);
            options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
            demandTexts(options.values().toArray(String[]::new));
            seats = List.copyOf(seats);
        }
    }

    /**
     * The last line but two of a campaign that is over: who held its seats. Records from before it was kept have none.
     *
     * @param held by the seats, and of each in the order of the turns
     */
    record Tenures(List<Tenure> held) implements Line {
        public Tenures {
            held = List.copyOf(held);
        }
    }

    /**
     * That somebody held a seat, from a turn in which it was due to another, and how reliably. Turns in which nobody waited for
     * the seat count for nothing.
     *
     * @param player a token that stands for whoever it was, in this campaign alone
     * @param first the first turn in which they were due, and {@code last} the last one
     * @param due in how many turns of these they were due that were not excused
     * @param inTime in how many of them they sent something, or had left something standing
     * @param excused the turns that were excused
     * @param stayed whether the seat was theirs when the campaign ended
     */
    record Tenure(
            Seat seat, String player, int first, int last, int due, int inTime, List<Integer> excused, boolean stayed) {
        private static final Pattern TOKEN = Pattern.compile("[0-9a-f]{32}");

        public Tenure {
            Objects.requireNonNull(seat);
            excused = List.copyOf(excused);
            boolean token = TOKEN.matcher(player).matches();
            boolean turns = first >= 1 && last >= first && inTime >= 0 && inTime <= due;
            long counted = (long) due + excused.size();
            if (!token || !turns || counted < 1 || counted > last - first + 1L || !within(excused, first, last)) {
                throw new IllegalArgumentException("nobody held a seat so");
            }
        }

        private static boolean within(List<Integer> turns, int first, int last) {
            int before = first - 1;
            for (int turn : turns) {
                if (turn <= before || turn > last) {
                    return false;
                }
                before = turn;
            }
            return true;
        }

        /** Returns the number of turns of the tenure, including those in which the seat was not due. */
        public int length() {
            return last - first + 1;
        }
    }

    /**
     * The last line but one: by which numbers people know the turns, which the other lines count.
     *
     * @param seen what people read of the first turn, of the second, and so on. Turns in which nobody is waited for bear the
     *     number of the one before, and 0 before the first in which anybody is. What was played before the campaign was taken
     *     back to where it has not come again bears the numbers of then
     */
    record Numbers(List<Integer> seen) implements Line {
        public Numbers {
            seen = List.copyOf(seen);
        }

        /** Returns whether the shown numbers of the first {@code turns} turns have no gaps. */
        boolean gapless(int turns) {
            int before = 0;
            for (int number : seen.subList(0, Math.clamp(turns, 0, seen.size()))) {
                if (number != before && number != before + 1) {
                    return false;
                }
                before = number;
            }
            return true;
        }
    }

    /** A seat and what its side is called. */
    record Side(Seat seat, String name) {
        public Side {
            Objects.requireNonNull(seat);
            demandTexts(name);
        }
    }

    /**
     * The second line of a full record.
     *
     * @param state the first position, as it is kept
     */
    record Start(String state) implements Line {
        public Start {
            demandTexts(state);
        }
    }

    /** A turn, or one step of it, that was opened and has ended in one way or the other. */
    sealed interface Row extends Line permits Turn, Withdrawn {
        RowPlace place();

        List<Sheet> sheets();

        /** The seal over the sheets, if there is one. */
        Optional<String> seal();

        Optional<String> before();

        Optional<String> state();

        default int number() {
            return place().number();
        }

        default int step() {
            return place().step();
        }

        default int lap() {
            return place().lap();
        }
    }

    /**
     * A turn that has ended, or one step of it.
     *
     * @param opened the time at which it was opened, and {@code resolved} that at which it was played: UTC
     * @param root the seal over the sheets
     * @param sheets in the order of their leaves
     * @param story the fingerprint of what everybody may read of it
     */
    record Turn(
            @Inline RowPlace place,
            String opened,
            String resolved,
            String root,
            List<Sheet> sheets,
            @Inline Draw draw,
            String story,
            @Inline StateTrail states)
            implements Row {
        public Turn {
            demandTexts(opened, resolved);
            sheets = List.copyOf(sheets);
            Hash.demand(root);
            Hash.demand(story);
        }

        @Override
        public Optional<String> seal() {
            return Optional.of(root);
        }

        @Override
        public Optional<String> before() {
            return states.before();
        }

        @Override
        public Optional<String> state() {
            return states.state();
        }
    }

    /**
     * A turn, or one step of it, that was given up when the game master went back.
     *
     * @param why {@link #CRASHED} if the engine had failed on it, before its seal or after; {@link #OPEN} if it still took orders
     * @param root the seal over the sheets, if it had come so far
     * @param sheets in the order of their leaves; none if they were not sealed
     * @param before the fingerprint of the state it was to be played on
     * @param state that state, where it is not simply the one the lines before lead to
     */
    record Withdrawn(
            @Inline RowPlace place,
            String opened,
            String why,
            Optional<String> root,
            List<Sheet> sheets,
            Optional<String> before,
            Optional<String> state)
            implements Row {
        /** The engine had failed on it. */
        public static final String CRASHED = "crashed";

        /** It still took orders. */
        public static final String OPEN = "open";

        public Withdrawn {
            demandTexts(opened, why);
            sheets = List.copyOf(sheets);
            root.ifPresent(Hash::demand);
            before.ifPresent(Hash::demand);
            boolean reason = why.equals(CRASHED) || (why.equals(OPEN) && root.isEmpty());
            boolean sealed = root.isPresent() || sheets.isEmpty();
            if (!reason || !sealed) {
                throw new IllegalArgumentException("nothing that was given up");
            }
        }

        @Override
        public Optional<String> seal() {
            return root;
        }
    }

    /**
     * A sealed sheet; what it says only for those who may know.
     *
     * @param seat whose it is; empty where others need not know that a seat which was not waited for handed something in
     */
    record Sheet(Optional<Seat> seat, String leaf, Optional<Content> content) {
        public Sheet {
            Hash.demand(leaf);
            if (content.isPresent() && seat.isEmpty()) {
                throw new IllegalArgumentException("nobody's sheet");
            }
        }
    }

    /**
     * The content of a sheet.
     *
     * @param text the canonical Spanish lines joined by line feeds: what the leaf covers
     * @param orders the same in the ruleset's own form, from which the turn is played
     * @param sent whether somebody wrote it; otherwise the turn is played as if the seat had none
     */
    record Content(String salt, String text, String orders, boolean sent) {
        public Content {
            demandTexts(text, orders);
            Hash.demand(salt);
        }
    }

    /**
     * Dice of one label that fell one after another.
     *
     * @param first the index of the first value in the label's stream, from 0
     */
    record Rolls(String label, int first, int sides, List<Integer> values) {
        public Rolls {
            values = List.copyOf(values);
            if (sides < 1 || first < 0 || label.isEmpty()) {
                throw new IllegalArgumentException("no dice");
            }
        }
    }

    /**
     * Something the game master did.
     *
     * @param at the time in UTC
     * @param turn the turn that was open, and {@code step} its step; empty in records of old campaigns
     * @param words the public message: the key of a sentence and its arguments
     */
    record Act(String at, Optional<Integer> turn, Optional<Integer> step, String kind, Message words) implements Line {
        public Act {
            demandTexts(at, kind);
            Objects.requireNonNull(words);
            if (turn.filter(number -> number < 1).isPresent()
                    || step.filter(number -> number < 0).isPresent()) {
                throw new IllegalArgumentException("in no turn");
            }
        }
    }

    /**
     * The effect of the act in the line before on the position. It has no parts if the act comes from a version that did not keep
     * them.
     *
     * @param leaf the seal over what may be secret, and {@code content} what it is, for those who may know
     * @param deed in the ruleset's own form, from which it is done again, where everybody may know it
     */
    record Deed(Optional<String> leaf, Optional<Kept> content, Optional<String> deed) implements Line {
        /** Nobody knows any more. */
        static final Deed FORGOTTEN = new Deed(Optional.empty(), Optional.empty(), Optional.empty());

        public Deed {
            leaf.ifPresent(Hash::demand);
            if (leaf.isEmpty() ? content.isPresent() : deed.isPresent()) {
                throw new IllegalArgumentException("either sealed or not");
            }
        }

        /** Returns the deed, if the reader may know it. */
        Optional<String> known() {
            return deed.or(() -> content.map(Kept::deed));
        }
    }

    /**
     * The content of a sealed deed.
     *
     * @param deed in the ruleset's own form, from which it is done again
     */
    record Kept(String salt, String deed) {
        public Kept {
            demandTexts(deed);
            Hash.demand(salt);
        }
    }

    /** The last line: the SHA-256 of every line above, without the line feed that ends it. */
    record End(List<String> digests) implements Line {
        public End {
            digests = List.copyOf(digests);
            digests.forEach(Hash::demand);
        }
    }

    /** Only what may be left empty may be missing. */
    private static void demandTexts(String... texts) {
        for (String text : texts) {
            Objects.requireNonNull(text);
        }
    }
}

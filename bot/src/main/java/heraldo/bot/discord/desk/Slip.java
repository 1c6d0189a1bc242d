package heraldo.bot.discord.desk;

import heraldo.rules.kernel.OrderSheet;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * An order half filled in: what is known of it until it stands on the sheet.
 *
 * @param type the key of its kind
 * @param place where it will stand
 * @param given what is filled in, as it is read in the player's language, by the names of the parameters
 * @param asked the parameters that were asked for, filled in or not
 */
record Slip(String type, Place place, SortedMap<String, String> given, SortedSet<String> asked) {

    /** The destination of an order on the sheet. */
    sealed interface Place {

        /** One more line. */
        record New() implements Place {}

        /** In the place of a line. */
        record Instead(int line) implements Place {}

        /** Offered instead of what somebody else has offered. */
        record Counter(long offer) implements Place {}

        /** One more repetition of a line's group. */
        record More(int line) implements Place {}
    }

    Slip {
        given = Collections.unmodifiableSortedMap(new TreeMap<>(given));
        asked = Collections.unmodifiableSortedSet(new TreeSet<>(asked));
    }

    /** An order of which nothing is known yet. */
    static Slip blank(String type) {
        return new Slip(type, new Place.New(), new TreeMap<>(), new TreeSet<>());
    }

    /** The same on a sheet that may be another by now: where its line is gone, it is one more. */
    Slip on(OrderSheet sheet) {
        int line = switch (place) {
            case Place.Instead instead -> instead.line();
            case Place.More more -> more.line();
            case Place.New unused -> 0;
            case Place.Counter unused -> 0;
        };
        return line > sheet.size() ? new Slip(type, new Place.New(), given, asked) : this;
    }

    /** With a field filled in; left open, it counts as asked for. */
    Slip with(String param, String value) {
        SortedMap<String, String> more = new TreeMap<>(given);
        SortedSet<String> longer = new TreeSet<>(asked);
        longer.add(param);
        if (value.isBlank()) {
            more.remove(param);
        } else {
            more.put(param, value);
        }
        return new Slip(type, place, more, longer);
    }

    @Override
    public String toString() {
        return "an order half filled in";
    }
}

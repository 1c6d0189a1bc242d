package heraldo.bot.discord.edict;

import heraldo.bot.campaign.master.EdictPreview;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * An edict half filled in.
 *
 * @param type the key of its kind
 * @param given what is filled in, as it is read in the game master's language, by the names of the parameters
 * @param asked the fields that were asked for, filled in or not
 * @param seen what it would do, once it was looked at
 */
record EdictSlip(String type, SortedMap<String, String> given, SortedSet<String> asked, Optional<EdictPreview> seen) {

    /** The name of the field for the sentence that goes with an edict; no parameter is called so. */
    static final String SENTENCE = "-sentence";

    EdictSlip {
        given = Collections.unmodifiableSortedMap(new TreeMap<>(given));
        asked = Collections.unmodifiableSortedSet(new TreeSet<>(asked));
    }

    static EdictSlip blank(String type) {
        return new EdictSlip(type, new TreeMap<>(), new TreeSet<>(), Optional.empty());
    }

    /** With a field filled in; left open, it counts as asked for. */
    EdictSlip with(String field, String value) {
        SortedMap<String, String> more = new TreeMap<>(given);
        SortedSet<String> longer = new TreeSet<>(asked);
        longer.add(field);
        if (value.isBlank()) {
            more.remove(field);
        } else {
            more.put(field, value);
        }
        return new EdictSlip(type, more, longer, Optional.empty());
    }

    /** As its game master looks at what it would do. */
    EdictSlip withSeen(EdictPreview preview) {
        return new EdictSlip(type, given, asked, Optional.of(preview));
    }

    /** Returns the edict's own fields, without the sentence. */
    SortedMap<String, String> fields() {
        SortedMap<String, String> fields = new TreeMap<>(given);
        fields.remove(SENTENCE);
        return fields;
    }

    /** Returns the game master's sentence to everybody about the edict; empty if there is none. */
    Optional<String> sentence() {
        return Optional.ofNullable(given.get(SENTENCE));
    }

    @Override
    public String toString() {
        return "an edict half filled in";
    }
}

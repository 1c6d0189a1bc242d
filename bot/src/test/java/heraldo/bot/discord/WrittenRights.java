package heraldo.bot.discord;

import heraldo.bot.campaign.rulebook.Progress;
import heraldo.bot.discord.authority.Actor;
import heraldo.bot.discord.authority.Rank;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Who may give which command and when, written down once more by hand: what commands declare and the door enforces is held against
 * this. A new command needs a row here.
 *
 * @param who what one must be to the campaign
 * @param when how far the campaign must have come
 * @param rank what one must be in the server
 */
record WrittenRights(Set<Actor> who, Set<Progress> when, Rank rank) {

    /** Columns: every {@link Actor} and every {@link Progress} in its order, by its first letter. */
    private static final String TABLE = """
            campaign list, rules, help, settings personal, hall    POFGPSAO  FOHLCE  member
            privacy data, privacy forget                           POFGPSAO  FOHLCE  member
            away                                                   POFGPSAO  FOHLCE  member
            tutorial                                               POFGPSAO  FOHLCE  member
            campaign new                                           POFGPSAO  FOHLCE  opener
            settings server                                        POFGPSAO  FOHLCE  manager
            campaign info, map, fame, replay, report               POFGPSA-  FOHLCE  member
            dice verify, gm audit                                  POFGPSA-  FOHLCE  member
            campaign join                                          --FG-SA-  FOHLC-  member
            campaign leave                                         P---P---  FOHLC-  member
            orders show, orders preview, orders simulate           P---P---  -OHLC-  member
            receipt                                                P---P---  -OHLCE  member
            card                                                   P--GP---  -OHLCE  member
            order, orders paste, orders remove, orders move        P---P---  -OH---  member
            orders clear, orders ready, orders standing            P---P---  -OH---  member
            request extension, request pause, request emergency    P---P---  -OH---  member
            treaty offer                                           P---P---  -OHLC-  member
            press                                                  P---P---  -OHLC-  member
            talk                                                   P---P---  -OHLC-  member
            treaty list                                            POFGPSA-  FOHLCE  member
            campaign start                                         ---GP---  F-----  member
            gm deadline, gm extend, gm pause, gm resume            ---GP---  -OH---  member
            gm window, gm absence                                  ---GP---  -OH---  member
            gm event, gm mission, gm edit, gm option, gm theme     ---GP---  -OH---  member
            gm resolve, gm rewind                                  ---GP---  -OH-C-  member
            gm export, gm album                                    ---GP---  -OHLCE  member
            gm press                                               ---GP---  -OHLC-  member
            gm announce                                            ---GP---  -OHLC-  member
            gm panel                                               ---GP---  FOHLCE  member
            gm replace, gm remove, gm handover, gm end             ---GP---  FOHLC-  member
            gm archive                                             ---GP---  -----E  member
            gm takeover                                            POFGPSA-  FOHLC-  manager
            """;

    private static final Map<String, WrittenRights> ROWS = read();

    /** The row of a command; {@code order} stands for every order of every ruleset. */
    static WrittenRights to(String command) {
        return ROWS.get(command);
    }

    /** All commands that have a row. */
    static Set<String> commands() {
        return ROWS.keySet();
    }

    private static Map<String, WrittenRights> read() {
        Map<String, WrittenRights> rows = new TreeMap<>();
        TABLE.lines().forEach(line -> {
            String[] cells = line.split(" {2,}");
            WrittenRights row = new WrittenRights(
                    marked(Actor.class, cells[1]),
                    marked(Progress.class, cells[2]),
                    Rank.valueOf(cells[3].toUpperCase(Locale.ROOT)));
            for (String command : cells[0].split(", ")) {
                if (rows.put(command, row) != null) {
                    throw new IllegalStateException(command + " has two rows");
                }
            }
        });
        return rows;
    }

    private static <E extends Enum<E>> Set<E> marked(Class<E> type, String marks) {
        Set<E> marked = EnumSet.noneOf(type);
        List<E> columns = List.of(type.getEnumConstants());
        if (columns.size() != marks.length()) {
            throw new IllegalStateException("a mark for each of " + columns + ": " + marks);
        }
        for (E column : columns) {
            char mark = marks.charAt(column.ordinal());
            if (mark == column.name().charAt(0)) {
                marked.add(column);
            } else if (mark != '-') {
                throw new IllegalStateException(mark + " is no mark for " + column);
            }
        }
        return marked;
    }
}

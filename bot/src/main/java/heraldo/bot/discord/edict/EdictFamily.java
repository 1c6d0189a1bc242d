package heraldo.bot.discord.edict;

import heraldo.rules.order.OrderType;
import java.util.Arrays;
import java.util.List;

/** The groups of edicts behind a command of the game master, and the command whose right their buttons need. */
public enum EdictFamily {
    /** Events and corrections. */
    EVENT("event", "gm event", Group.EVENTS, Group.CORRECTIONS),
    /** Missions. */
    MISSION("mission", "gm mission", Group.MISSIONS),
    /** Anything that the rules know. */
    ANY("edit", "gm edit", Group.values());

    /** Kinds of edicts that are offered together. */
    enum Group {
        EVENTS("events", "🌩️"),
        MISSIONS("missions", "📜"),
        CORRECTIONS("corrections", "🛠️");

        private static final String MISSION = "mission";
        private static final List<String> AT_ONCE = List.of("now-", "gm-");

        private final String word;
        private final String sign;

        Group(String word, String sign) {
            this.word = word;
            this.sign = sign;
        }

        /** The key of its words. */
        String word() {
            return word;
        }

        String sign() {
            return sign;
        }

        static Group of(OrderType<?> type) {
            if (type.key().startsWith(MISSION)) {
                return MISSIONS;
            }
            return AT_ONCE.stream().anyMatch(type.key()::startsWith) ? CORRECTIONS : EVENTS;
        }
    }

    private final String word;
    private final String errand;
    private final List<Group> groups;

    EdictFamily(String word, String errand, Group... groups) {
        this.word = word;
        this.errand = errand;
        this.groups = List.copyOf(Arrays.asList(groups));
    }

    /** The key of its words, and the beginning of the actions of its buttons. */
    String word() {
        return word;
    }

    String errand() {
        return errand;
    }

    List<Group> groups() {
        return groups;
    }
}

package heraldo.bot.store;

import java.util.ArrayList;
import java.util.List;

/**
 * A column that holds a person's Discord id, and what happens to it when they want to be forgotten. Every such column must be
 * listed here.
 *
 * @param campaign the column that says in which campaign; empty if it stands in none
 * @param shown the columns shown to people who ask what is known of them; none that the program keeps secret from them
 * @param kept whether the row stays, with a pseudonym; else it goes
 */
record PersonColumn(String table, String column, String campaign, List<String> shown, boolean kept) {

    /** The campaign in which a petition was made, where only the petition is named. */
    private static final String PETITIONED =
            "(SELECT petition.campaign FROM petition WHERE petition.id = petition_vote.petition)";

    /** The campaign in which a treaty was made, where only the treaty is named. */
    private static final String AGREED = "(SELECT treaty.campaign FROM treaty WHERE treaty.id = ";

    /** In the order in which they are changed. */
    static final List<PersonColumn> ALL = List.of(
            campaigns("alias", "player", "campaign", "alias", "player_name"),
            campaigns("barred", "player", "campaign", "reason", "at"),
            campaigns("campaign", "game_master", "id", "name", "ruleset", "status", "opened"),
            campaigns("departure", "player", "campaign"),
            campaigns("enrolment", "player", "campaign", "at", "form"),
            campaigns("gm_act", "user", "campaign", "at", "kind", "words"),
            campaigns("invitation", "holder", "campaign", "seat", "at"),
            campaigns("invitation", "player", "campaign", "seat", "turns", "at", "state"),
            campaigns("lesson", "learner", "campaign", "skipped"),
            campaigns("loan", "player", "campaign", "seat", "turns"),
            campaigns("offer", "sender_player", "campaign", "number", "step", "line", "mirrored", "at", "state"),
            campaigns("offer", "receiver_player", "campaign", "number", "step", "line", "mirrored", "at", "state"),
            campaigns(
                    "order_sheet", "author", "campaign", "number", "step", "seat", "revision", "text", "code", "ready"),
            campaigns("overseer", "person", "campaign"),
            campaigns("petition", "player", "campaign", "kind", "amount", "asked", "outcome"),
            campaigns("petition_vote", "player", PETITIONED, "favour", "at"),
            campaigns("presence", "player", "campaign", "turn", "seat", "kind", "excused"),
            campaigns("press", "player", "campaign", "number", "seat", "anonymous", "words", "at"),
            campaigns("press_bar", "player", "campaign", "at"),
            campaigns("seat", "player", "campaign", "number", "name", "player_name", "silent"),
            campaigns("seat_left", "player", "campaign", "seat"),
            campaigns("seat_room", "player", "campaign", "seat"),
            campaigns("talk", "one_player", "campaign", "one", "other", "at"),
            campaigns("talk", "other_player", "campaign", "one", "other", "at"),
            campaigns("treaty_party", "player", AGREED + "treaty_party.treaty)", "treaty", "seat", "signed"),
            campaigns("treaty_word", "player", AGREED + "treaty_word.treaty)", "treaty", "seat", "at"),
            new PersonColumn(
                    "holiday", "player", "", List.of("guild", "campaign", "first_day", "last_day", "booked"), false),
            new PersonColumn("forgetting", "player", "", List.of("campaign", "name"), false),
            new PersonColumn("standing_sheet", "player", "campaign", List.of("campaign", "seat", "at", "sheet"), false),
            new PersonColumn("reminder_wish", "user", "", List.of("ahead", "place", "unused", "zoom"), false),
            new PersonColumn(
                    "preference",
                    "user",
                    "",
                    List.of("language", "theme", "quiet_from", "quiet_until", "zone"),
                    false));

    PersonColumn {
        shown = List.copyOf(shown);
    }

    private static PersonColumn campaigns(String table, String column, String campaign, String... shown) {
        List<String> all = campaign.equals("id") ? List.of(shown) : prefixed(campaign, shown);
        return new PersonColumn(table, column, campaign, all, true);
    }

    private static List<String> prefixed(String first, String... others) {
        List<String> all = new ArrayList<>(List.of(first + " AS campaign"));
        all.addAll(List.of(others));
        return all;
    }

    /** The column in a statement: some of the names are words of SQL. */
    String quoted() {
        return "\"" + column + "\"";
    }

    /** By which name its rows are told. */
    String place() {
        return table + "." + column;
    }
}

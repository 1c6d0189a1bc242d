package heraldo.bot.store;

import java.util.List;

/**
 * What a migration puts into a database that was there. Everything else stays as it was, but for {@link #LEFT_OUT}.
 *
 * @param form the number of the migration
 * @param part the column that is new, or the table
 * @param query asks what stands there now, as one text
 * @param value what has to stand there; null where nothing does
 */
record FormChange(int form, String part, String query, String value) {
    /** The one column that a migration takes away: {@code campaign.reminders} says the same in hours. */
    static final String LEFT_OUT = "campaign.reminder";

    /** Every turn that was played and left the state that the next one that was played begins with, has it there alone. */
    private static final String HANDED_ON = "SELECT nullif(count(*), 0) FROM turn JOIN turn AS later ON later.campaign"
            + " = turn.campaign AND later.number = turn.number + 1 AND later.step = 0 AND later.lap = turn.lap"
            + " WHERE later.resolved IS NOT NULL AND turn.after = later.state"
            + " AND NOT EXISTS (SELECT 1 FROM turn AS other WHERE other.campaign = turn.campaign"
            + " AND other.number = turn.number AND other.step > turn.step)";

    /** Every change that was ever made. */
    static final List<FormChange> ALL = List.of(
            table(2, "enrolment"),
            table(2, "notice"),
            column(2, "campaign", "missed_alert", "0"),
            column(3, "campaign", "reminders", "6"),
            column(4, "turn", "lap", "0"),
            column(4, "gm_act", "number", null),
            column(4, "gm_act", "step", null),
            column(4, "campaign", "setup", null),
            table(5, "restoration"),
            new FormChange(
                    6,
                    "seat_left",
                    "SELECT group_concat(name || ': ' || player || ' left ' || seat)"
                            + " FROM seat_left JOIN campaign ON id = campaign",
                    "Noria: 102 left 2"),
            table(7, "absence"),
            table(8, "house_rule"),
            table(8, "hindrance"),
            table(8, "secret"),
            column(9, "gm_act", "deed", null),
            column(9, "gm_act", "salt", null),
            table(10, "turn_number"),
            table(11, "preference"),
            table(12, "campaign_theme"),
            table(13, "standing_sheet"),
            table(13, "standing_use"),
            column(14, "campaign", "undo_window", "0"),
            column(14, "turn", "early", null),
            table(15, "lesson"),
            table(16, "offer"),
            column(17, "campaign", "simulate", "1"),
            table(18, "invitation"),
            table(18, "loan"),
            table(18, "retired_room"),
            new FormChange(
                    18, "attention", "SELECT nullif(count(*), (SELECT count(*) FROM campaign)) FROM attention", null),
            table(18, "overseer"),
            table(18, "departure"),
            table(18, "forgetting"),
            new FormChange(
                    18,
                    "seat_room",
                    "SELECT nullif(count(*), (SELECT count(*) FROM seat WHERE channel <> 0 AND player <> 0)) FROM seat_room",
                    null),
            table(18, "reminder_wish"),
            table(18, "reminded"),
            table(18, "house_terms"),
            table(18, "pseudonym"),
            new FormChange(
                    18,
                    "presence",
                    "SELECT group_concat(player || ' ' || kind) FROM"
                            + " (SELECT player, kind FROM presence JOIN campaign ON id = campaign"
                            + " WHERE name = 'Molino' AND turn = 1 ORDER BY seat)",
                    "101 SENT,102 SENT"),
            new FormChange(
                    18,
                    "alias",
                    "SELECT nullif(count(*), (SELECT count(*) FROM (SELECT DISTINCT campaign, player FROM presence)))"
                            + " FROM alias WHERE alias <> ''",
                    null),
            table(18, "holiday"),
            table(18, "petition"),
            table(18, "petition_vote"),
            table(18, "petition_rule"),
            table(18, "press"),
            table(18, "press_bar"),
            table(18, "press_rule"),
            table(18, "talk"),
            table(18, "treaty"),
            table(18, "treaty_party"),
            table(18, "treaty_word"),
            column(18, "gm_act", "changes", null),
            column(18, "gm_act", "sentence", null),
            column(18, "gm_act", "secret", "0"),
            column(18, "campaign", "press", "OPEN"),
            column(18, "campaign", "press_recorded", "0"),
            new FormChange(20, "turn.after_number", HANDED_ON, null),
            new FormChange(20, "turn.after_step", HANDED_ON, null),
            column(23, "campaign", "publishes", "0"),
            table(24, "barred"));

    /** A column that says the same in every row, or nothing. */
    private static FormChange column(int form, String table, String name, String value) {
        String query = "SELECT group_concat(DISTINCT %s) FROM %s".formatted(name, table);
        return new FormChange(form, table + "." + name, query, value);
    }

    /** A table in which nothing stands. */
    private static FormChange table(int form, String name) {
        return new FormChange(form, name, "SELECT nullif(count(*), 0) FROM " + name, null);
    }

    @Override
    public String toString() {
        return part + " says " + value;
    }
}

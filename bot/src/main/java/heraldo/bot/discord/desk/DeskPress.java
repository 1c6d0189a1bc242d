package heraldo.bot.discord.desk;

/** Everything that can be pressed, chosen or sent on a desk, and the command whose right it needs. */
enum DeskPress {
    /** A kind of order was chosen. */
    KIND("desk.kind", Deed.WRITE),
    /** A value was chosen for a field. */
    VALUE("desk.value", Deed.WRITE),
    /** A form was sent. */
    FORM("desk.form", Deed.WRITE),
    /** An order that is played at once is played: its player was asked. */
    PLAY("desk.play", Deed.WRITE),
    /** A line was chosen. */
    LINE("desk.line", Deed.LOOK),
    CHANGE("desk.change", Deed.WRITE),
    EXTEND("desk.extend", Deed.WRITE),
    REMOVE("desk.remove", Deed.REMOVE),
    UP("desk.up", Deed.MOVE),
    DOWN("desk.down", Deed.MOVE),
    SHOW("desk.show", Deed.LOOK),
    /** Other lines of a long sheet are shown. */
    PAGE("desk.page", Deed.LOOK),
    PREVIEW("desk.map", Deed.PREVIEW),
    SIMULATE("desk.whatif", Deed.SIMULATE),
    /** A rival was chosen, to write what might be sent for that seat; the box was sent. */
    RIVAL("desk.rival", Deed.SIMULATE),
    RIVAL_LINES("desk.rival+", Deed.SIMULATE),
    READY("desk.ready", Deed.READY),
    /** Ready though something is unused. */
    READY_ANYWAY("desk.ready!", Deed.READY),
    REOPEN("desk.open", Deed.READY),
    UNDO("desk.undo", Deed.CLEAR),
    /** The box for lines is opened, or was sent. */
    WRITE("desk.write", Deed.PASTE),
    LINES("desk.lines", Deed.PASTE),
    /** An offer is looked at. */
    OFFER_SHOW("desk.offer", Deed.LOOK),
    OFFER_SEND("desk.offer+", Deed.WRITE),
    OFFER_WITHDRAW("desk.offer-", Deed.WRITE),
    OFFER_ACCEPT("desk.yes", Deed.WRITE),
    OFFER_COUNTER("desk.other", Deed.WRITE),
    OFFER_DECLINE("desk.no", Deed.WRITE),
    /** The standing orders, for turns without a sheet. */
    STANDING("desk.fixed", Deed.STANDING),
    STANDING_KEEP("desk.fixed+", Deed.STANDING),
    STANDING_DROP("desk.fixed-", Deed.STANDING),
    /** The order that a lesson asks for is given. */
    HELP("desk.help", Deed.WRITE),
    /** A step of a lesson is passed over. */
    SKIP("desk.skip", Deed.LOOK);

    /** The errands of the commands that do the same, as the table of rights names them. */
    private enum Deed {
        LOOK("orders show"),
        WRITE("order"),
        REMOVE("orders remove"),
        MOVE("orders move"),
        CLEAR("orders clear"),
        PREVIEW("orders preview"),
        SIMULATE("orders simulate"),
        READY("orders ready"),
        PASTE("orders paste"),
        STANDING("orders standing");

        private final String errand;

        Deed(String errand) {
            this.errand = errand;
        }
    }

    private final String action;
    private final Deed deed;

    DeskPress(String action, Deed deed) {
        this.action = action;
        this.deed = deed;
    }

    String action() {
        return action;
    }

    String errand() {
        return deed.errand;
    }
}

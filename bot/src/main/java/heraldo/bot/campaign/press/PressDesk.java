package heraldo.bot.campaign.press;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Posts;
import heraldo.bot.campaign.book.Usher;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Missive;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.campaign.model.RefusedException;
import heraldo.bot.campaign.port.CrashPoint;
import heraldo.bot.campaign.rulebook.Bureau;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import java.util.List;
import java.util.Optional;

/** Publishes what seats tell everybody, signed or not. Only the books know who wrote an unsigned dispatch; no post reveals it. */
public final class PressDesk {
    /** So many letters has a dispatch at most. */
    public static final int LONGEST = 1_500;

    /** So many the place where it says it was written. */
    public static final int LONGEST_PLACE = 60;

    private final Bureau bureau;
    private final Usher usher;

    public PressDesk(Bureau bureau, Usher usher) {
        this.bureau = bureau;
        this.usher = usher;
    }

    /** Returns the press rule of a campaign. */
    public PressRule rule(CampaignId campaign) {
        return bureau.ledger().read(books -> PressRules.of(books, campaign));
    }

    /** A missive, by its number. */
    public Optional<Missive> missive(long id) {
        return bureau.ledger().read(books -> books.press().find(id));
    }

    /** The unsigned missives of a campaign, newest first, those that were taken out as well. */
    public List<Missive> unsigned(CampaignId campaign) {
        return bureau.ledger().read(books -> books.press().of(campaign)).reversed().stream()
                .filter(missive -> missive.signature().anonymous())
                .toList();
    }

    /** Returns the Discord identifier of a missive's post; empty if it is not out. */
    public Optional<String> posted(long id) {
        return bureau.ledger()
                .read(books ->
                        books.press().find(id).flatMap(missive -> books.outbox().posted(missive.post())));
    }

    /**
     * Has something told to everybody, once.
     *
     * @throws RefusedException with the sentence for the player if it may not be said; then nothing has changed
     */
    public void send(Act act, Draft draft) {
        bureau.ledger().record(books -> {
            PressTable table = PressTable.ofSeat(
                    books, usher.seat(books, act), bureau.clock().instant());
            if (!books.acts().knows(act.id())) {
                write(table, act, checked(table, act, draft));
                books.acts().seen(act, Optional.empty());
                CrashPoint.PRESS_WRITTEN.reached();
            }
        });
        CrashPoint.PRESS_COMMITTED.reached();
        bureau.wake();
    }

    private static Draft checked(PressTable table, Act act, Draft draft) {
        if (table.campaign().lesson()) {
            throw RefusedException.of("press-lesson");
        }
        String text = draft.text().strip();
        if (text.isEmpty() || text.length() > LONGEST) {
            throw RefusedException.of("press-length", "most", LONGEST, "length", text.length());
        }
        String place = draft.place().strip();
        if (place.length() > LONGEST_PLACE) {
            throw RefusedException.of("press-place", "most", LONGEST_PLACE, "length", place.length());
        }
        PressRules.demandPublic(table);
        if (draft.anonymous()) {
            demandUnsigned(table, act);
        }
        return new Draft(text, draft.anonymous(), place);
    }

    private static void demandUnsigned(PressTable table, Act act) {
        Books books = table.books();
        CampaignId campaign = table.campaign().id();
        int most = PressRules.of(books, campaign).anonymous();
        if (most == 0) {
            throw RefusedException.of("press-signed-only");
        }
        if (books.press().barred(campaign, act.user())) {
            throw RefusedException.of("press-barred");
        }
        if (books.press().anonymous(campaign, table.turn().key().number(), table.seat()) >= most) {
            throw RefusedException.of("press-many", "most", most);
        }
    }

    private static void write(PressTable table, Act act, Draft draft) {
        Books books = table.books();
        long id = books.press()
                .add(new Missive(
                        0,
                        table.turn().key(),
                        new Missive.Writer(table.seat(), act.user()),
                        new Missive.Signature(draft.anonymous(), draft.place()),
                        draft.text(),
                        table.now(),
                        0,
                        false));
        books.outbox()
                .add(
                        table.campaign().id(),
                        Dispatch.Kind.PRESS,
                        Optional.of(table.turn().key()),
                        Optional.empty(),
                        Optional.of(words(table, draft, id)),
                        table.now());
        books.press().posted(id, books.outbox().last());
    }

    /** Its public content: nothing in it identifies the writer of an unsigned dispatch. */
    private static Message words(PressTable table, Draft draft, long id) {
        Message words = Posts.say(
                draft.anonymous() ? "press-anonymous" : "press-signed",
                "missive",
                id,
                "placed",
                String.valueOf(!draft.place().isEmpty()),
                "place",
                new PlayerText(draft.place()),
                "text",
                new PlayerText(draft.text()));
        return draft.anonymous() ? words : words.with("seat", table.seat());
    }
}

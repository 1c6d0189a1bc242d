package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Article;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.ChoiceType;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.ParamType;
import heraldo.rules.order.Types;
import heraldo.rules.ruleset.caos.book.Book;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Galaxy;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.check.Refusals;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * The kinds of values the orders of this game are made of (§5.1). Planets, subsectors and sectors are known by id, name or
 * the beginning of it, and only if the campaign's galaxy has them.
 */
public record Values(
        ParamType<String> planet, ParamType<String> subsector, ParamType<String> sector, ParamType<String> deed) {

    /** The most planets that one order names. */
    public static final int MOST_PLANETS = 12;

    /** The most seats that one order names. */
    static final int MOST_SEATS = 10;

    /** The longest name of a band, in characters. */
    public static final int LONGEST_BAND = 32;

    /** In the order in which they are offered: those first that a language without genders knows. */
    private static final List<Article> ARTICLES = List.of(Article.LA, Article.LOS, Article.EL, Article.LAS);

    private static final int SHORTEST_BEGINNING = 3;

    public static final ParamType<Seat> PLAYER = Types.seat("seat").refusing(text -> Refusals.unknown("player", text));

    /** The number of units that one order may send, 1 to 99. */
    static final CountType COUNT = new CountType("count", 1, 99);

    /** A Major god; any other name is read as that of a minor god, to be refused by what the order asks. */
    public static final ParamType<Faith> GOD = new GodType(Types.choice("god", Faith.MAJOR, Faith::code, "faith"));

    /** Any faith. */
    public static final ParamType<Faith> FAITH =
            Types.either("faith", Types.choice("faith", Faith.COMMON, Faith::code, "faith"), new MinorGodType("faith"));

    static final ParamType<String> BAND = Types.text("band", LONGEST_BAND).inQuotes();

    /** The article of a name, which carries its number and gender. */
    static final ParamType<Article> ARTICLE = Types.choice("article", ARTICLES, Article::word, "kin");

    /** Values of the galaxies and deeds of some tables. */
    public static Values of(Book book) {
        Galaxy all = book.largest();
        return new Values(
                place(
                        "planet",
                        List.copyOf(all.planets().keySet()),
                        (lexicon, id) -> galaxy(book, lexicon).hasPlanet(id)),
                place(
                        "subsector",
                        List.copyOf(all.subsectors().keySet()),
                        (lexicon, id) -> galaxy(book, lexicon).subsectors().containsKey(id)),
                place(
                        "sector",
                        all.sectors().stream().map(Sector::id).toList(),
                        (lexicon, id) -> galaxy(book, lexicon).sector(id).isPresent()),
                Types.choice("deed", book.deeds().stream().map(DeedRow::code).toList(), code -> code, "deed")
                        .refusing(text -> Refusals.unknown("deed", text)));
    }

    private static ChoiceType<String> place(String kind, List<String> ids, BiPredicate<Lexicon, String> present) {
        return Types.choice(kind, ids, id -> id, kind)
                .abbreviated(SHORTEST_BEGINNING)
                .where(present)
                .refusing(text -> Refusals.unknown(kind, text))
                .doubting((text, meant) -> ambiguous(kind, text, meant));
    }

    /** The galaxy of a campaign; the largest where no campaign is meant. */
    private static Galaxy galaxy(Book book, Lexicon lexicon) {
        int seats = lexicon.seats().size();
        return seats == 0 ? book.largest() : book.galaxy(seats);
    }

    private static Refusal ambiguous(String kind, String text, List<String> meant) {
        List<Message> names =
                meant.stream().map(id -> Message.of(kind + "." + id)).toList();
        return Refusal.of("E_AMBIGUOUS", "", "text", new PlayerText(text), "names", names);
    }
}

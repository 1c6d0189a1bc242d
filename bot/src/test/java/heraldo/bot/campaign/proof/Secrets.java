package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Revision;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a campaign keeps to itself, as it could be written where it does not belong. */
public final class Secrets {

    private static final int TO_COME = 6;

    private Secrets() {}

    /** The master, the seed of the set-up, and the links and seeds from the open turn on. */
    public static SortedMap<String, String> seeds(Books books, CampaignId id) {
        byte[] master = books.campaigns().master(id);
        SeedChain chain = SeedChain.of(id.text(), master);
        int open = books.turns().newest(id).orElseThrow().key().number();
        SortedMap<String, String> seeds = new TreeMap<>();
        write(seeds, "master", master);
        write(seeds, "setup", chain.setupSeed());
        for (int turn = open; turn < open + TO_COME; turn++) {
            write(seeds, "link " + turn, chain.link(turn));
            write(seeds, "seed " + turn, chain.turnSeed(turn));
        }
        return seeds;
    }

    /** The salts of sheets. */
    public static SortedMap<String, String> salts(List<Revision> sheets) {
        SortedMap<String, String> salts = new TreeMap<>();
        sheets.forEach(
                sheet -> write(salts, "salt of " + sheet, sheet.commitment().salt()));
        return salts;
    }

    /** Every sheet that a seat has ever handed in for a turn, also those that it took back. */
    public static List<Revision> sheets(Books books, TurnKey turn, Seat seat) {
        int last = books.sheets().latest(turn, seat).map(Revision::number).orElse(0);
        List<Revision> sheets = new ArrayList<>();
        for (int number = 1; number <= last; number++) {
            Optional<Revision> sheet = books.sheets().find(turn, seat, number);
            sheet.ifPresent(sheets::add);
        }
        return sheets;
    }

    private static void write(SortedMap<String, String> secrets, String name, byte[] bytes) {
        secrets.put(name + " in hexadecimal", HexFormat.of().formatHex(bytes));
        secrets.put(name + " in base 64", Base64.getEncoder().encodeToString(bytes));
    }
}

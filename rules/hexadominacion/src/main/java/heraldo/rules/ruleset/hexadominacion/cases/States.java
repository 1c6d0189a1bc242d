package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Reason;
import heraldo.rules.ruleset.hexadominacion.book.Settings;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * States as examples write them ({@code S:}): realms, hexes, {@code round=50/50}. An option of the game stands with its
 * key, as in {@code moveMode=CONNECTED}.
 */
final class States {

    private static final Pattern REALM = Pattern.compile("R([1-6])\\s+(\\S+)(.*)");
    private static final Pattern HEX = Pattern.compile("([A-K][0-9]{1,2})=(.+)");
    private static final Pattern ROUND = Pattern.compile("round=([0-9]+)/([0-9]+)");
    private static final Pattern OPTION = Pattern.compile("([A-Za-z]+)=(\\S+)");

    private final OptionTable options;

    States(OptionTable options) {
        this.options = options;
    }

    /** The state that an {@code S:} line has described so far. */
    private static final class Draft {
        private final List<Tile> tiles = new ArrayList<>(Collections.nCopies(Board.SIZE, Tiles.UNNAMED));
        private final SortedMap<Integer, Realm> realms = new TreeMap<>();
        private final List<Integer> banned = new ArrayList<>();
        private final SortedMap<String, String> options = new TreeMap<>();
        private int round = 1;
        private int last;
    }

    World read(CaseBlock.Line line) {
        Draft draft = new Draft();
        Item.of(line).forEach(item -> read(draft, item));
        Settings settings = new Settings(new Options(options.complete(draft.options)));
        World start = World.start(settings.options(), settings.rounds(), draft.tiles, realms(draft));
        return start.change(world -> {
            world.round = draft.round;
            world.turn = draft.round;
            world.last = draft.last > 0 ? draft.last : world.last;
        });
    }

    private static List<Realm> realms(Draft draft) {
        int seats = draft.realms.isEmpty() ? 0 : draft.realms.lastKey();
        List<Realm> realms = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            Realm realm = draft.realms.getOrDefault(seat, Realm.at(Board.NOWHERE, Stock.NONE));
            realms.add(draft.banned.contains(seat) ? realm.withBanned(draft.round) : realm);
        }
        return realms;
    }

    private void read(Draft draft, Item item) {
        Matcher realm = item.as(REALM);
        Matcher hex = item.as(HEX);
        Matcher round = item.as(ROUND);
        Matcher option = item.as(OPTION);
        if (realm.matches()) {
            realm(draft, item, item.number(realm.group(1)), stock(item, realm.group(2)), realm.group(3));
        } else if (hex.matches()) {
            draft.tiles.set(Tiles.hex(item, hex.group(1)), Tiles.read(item, hex.group(2)));
        } else if (round.matches()) {
            draft.round = item.number(round.group(1));
            draft.last = item.number(round.group(2));
        } else if (option.matches() && options.find(option.group(1)).isPresent()) {
            draft.options.put(option.group(1), option.group(2));
        } else {
            throw item.wrong("it is no realm, hex, round or option");
        }
    }

    private static Stock stock(Item item, String written) {
        try {
            return Stock.of(written);
        } catch (IllegalArgumentException e) {
            throw item.wrong(Reason.of(e));
        }
    }

    private static void realm(Draft draft, Item item, int seat, Stock stock, String rest) {
        Realm realm = Realm.at(Board.NOWHERE, stock);
        for (String word : rest.strip().split("\\s+", -1)) {
            if (word.startsWith("c=")) {
                realm = realm.withCulture(item.number(word.substring(2)));
            } else if (word.startsWith("cap=")) {
                realm = realm.withCapital(Tiles.hex(item, word.substring("cap=".length())));
            } else if (word.startsWith("vote=")) {
                realm = realm.withVote(item.number(word.substring("vote=".length())));
            } else if (word.equals("ban")) {
                draft.banned.add(seat);
            } else if (!word.isEmpty()) {
                throw item.wrong(word + " says nothing about a realm; c=10, cap=B2, vote=5 and ban do");
            }
        }
        draft.realms.put(seat, realm);
    }
}

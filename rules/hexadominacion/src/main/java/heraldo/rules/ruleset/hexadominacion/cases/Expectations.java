package heraldo.rules.ruleset.hexadominacion.cases;

import heraldo.rules.engine.cases.Codes;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.score.Score;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Realm;
import heraldo.rules.ruleset.hexadominacion.turn.Deed;
import heraldo.rules.ruleset.hexadominacion.turn.Remark;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares what came out with the {@code E:} lines of an example. */
final class Expectations {

    private static final Pattern REALM = Pattern.compile("R([1-6])\\s+(\\S+)");
    private static final Pattern OF_SEAT = Pattern.compile("(cap|c|st|score|vote|note)([1-6])=(\\S+)");
    private static final Pattern OF_GAME = Pattern.compile("(final|over|waits|alert|round)=(\\S+)");
    private static final Pattern LINE = Pattern.compile("([XW])([1-6])\\.([0-9]{1,2})=(\\S+)");
    private static final Pattern HEX = Pattern.compile("([A-K][0-9]{1,2})=(.+)");

    private final After after;
    private final Findings findings;

    Expectations(After after, Findings findings) {
        this.after = after;
        this.findings = findings;
    }

    /** Everything that is not as the items say; lines that are not listed must be OK. */
    void check(List<Item> items) {
        items.forEach(this::check);
        after.codes().all(findings);
    }

    private void same(String what, Object expected, Object got) {
        findings.same(what, expected, got);
    }

    private void check(Item item) {
        Matcher realm = item.as(REALM);
        Matcher ofSeat = item.as(OF_SEAT);
        Matcher ofGame = item.as(OF_GAME);
        Matcher line = item.as(LINE);
        Matcher hex = item.as(HEX);
        if (realm.matches()) {
            same(
                    "R" + realm.group(1),
                    realm.group(2),
                    realm(item, realm.group(1)).stock());
        } else if (ofSeat.matches()) {
            same(ofSeat.group(1) + ofSeat.group(2), ofSeat.group(3), ofSeat(item, ofSeat.group(1), ofSeat.group(2)));
        } else if (ofGame.matches()) {
            same(ofGame.group(1), ofGame.group(2), ofGame(ofGame.group(1)));
        } else if (line.matches()) {
            line(item, line);
        } else if (hex.matches()) {
            hex(item, hex.group(1), hex.group(2));
        } else {
            throw item.wrong("it is no item of an E: line");
        }
    }

    private Realm realm(Item item, String seat) {
        Seat who = new Seat(item.number(seat));
        if (!after.world().seated(who)) {
            throw item.wrong("R" + seat + " is not in this example");
        }
        return after.world().realm(who);
    }

    private Object ofSeat(Item item, String what, String seat) {
        Realm realm = realm(item, seat);
        return switch (what) {
            case "cap" -> realm.hasCapital() ? Board.name(realm.capital()) : "none";
            case "c" -> realm.culture();
            case "st" -> realm.status();
            case "vote" -> realm.vote();
            case "note" ->
                after.round().remarks().stream()
                        .filter(remark -> remark.seat() == item.number(seat))
                        .map(Remark::note)
                        .map(Enum::name)
                        .distinct()
                        .reduce((one, other) -> one + "," + other)
                        .orElse("none");
            default -> score(new Seat(item.number(seat)));
        };
    }

    private String score(Seat seat) {
        Score score = Score.of(after.world(), seat, after.round().book().points());
        return score.military() + "+" + score.economic() + "+" + score.territorial() + "+" + score.cultural() + "="
                + score.total();
    }

    private Object ofGame(String what) {
        return switch (what) {
            case "final" -> after.world().last();
            case "round" -> after.world().round();
            case "waits" -> after.world().course().extension();
            case "alert" -> after.round().deeds(Deed.Farmed.class).isEmpty() ? "no" : "yes";
            default -> after.world().over() ? "yes" : "no";
        };
    }

    private void line(Item item, Matcher line) {
        Seat seat = new Seat(item.number(line.group(2)));
        int number = item.number(line.group(3));
        String name = Codes.name("X", seat.number(), number);
        if (after.codes().of(name).isEmpty()) {
            throw item.wrong("that line was not written");
        }
        if (line.group(1).equals("X")) {
            after.codes().expect(name, line.group(4));
        } else {
            List<String> warnings = after.warnings(seat, number);
            same(item.text(), line.group(4), warnings.isEmpty() ? "none" : String.join(",", warnings));
        }
    }

    /** Owner, then level and soldiers where they are named. */
    private void hex(Item item, String name, String written) {
        var tile = after.world().tile(Tiles.hex(item, name));
        String[] words = written.split("\\s+", 0);
        same(name + " owner", words[0], tile.owner());
        for (int i = 1; i < words.length; i++) {
            switch (words[i].charAt(0)) {
                case 'L' -> same(name + " level", words[i], "L" + tile.level());
                case 's' -> same(name + " soldiers", words[i], "s" + tile.soldiers());
                default -> throw item.wrong(words[i] + " says nothing about a hex; L1 and s3 do");
            }
        }
    }
}

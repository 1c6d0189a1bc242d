package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.CaseDialect.Mismatch;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The items of a {@code G:} line: {@code dist(G5,L5)=5}, {@code nb(H7)=H6,I7}, {@code hexes=217}. */
record Geometry(SortedSet<Hex> map) {

    private static final Pattern DISTANCE = Pattern.compile("dist\\((\\w+),\\s*(\\w+)\\)=(\\d+)");
    private static final Pattern NEIGHBOURS = Pattern.compile("nb\\((\\w+)\\)=([\\w,\\s]+)");
    private static final Pattern HEXES = Pattern.compile("hexes=(\\d+)");

    List<Mismatch> check(CaseBlock.Line line) {
        List<Mismatch> mismatches = new ArrayList<>();
        Item.of(line.number(), line.text()).forEach(item -> mismatches.addAll(check(item)));
        return mismatches;
    }

    private List<Mismatch> check(Item item) {
        Matcher distance = DISTANCE.matcher(item.text());
        if (distance.matches()) {
            int got = hex(item, distance.group(1)).distance(hex(item, distance.group(2)));
            return Expectation.same(item.text(), Integer.valueOf(distance.group(3)), got);
        }
        Matcher neighbours = NEIGHBOURS.matcher(item.text());
        if (neighbours.matches()) {
            String got = hex(item, neighbours.group(1)).neighbours().stream()
                    .filter(map::contains)
                    .map(OddQ::name)
                    .collect(Collectors.joining(","));
            return Expectation.same(item.text(), neighbours.group(2).replaceAll("\\s", ""), got);
        }
        Matcher hexes = HEXES.matcher(item.text());
        if (hexes.matches()) {
            return Expectation.same(item.text(), Integer.valueOf(hexes.group(1)), map.size());
        }
        throw item.wrong("it is neither dist(…), nb(…) nor hexes");
    }

    private Hex hex(Item item, String name) {
        Hex hex = item.hex(name);
        if (!map.contains(hex)) {
            throw item.wrong(name + " is off the map");
        }
        return hex;
    }
}

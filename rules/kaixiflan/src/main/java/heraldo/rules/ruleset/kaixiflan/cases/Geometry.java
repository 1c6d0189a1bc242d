package heraldo.rules.ruleset.kaixiflan.cases;

import heraldo.rules.board.Hex;
import heraldo.rules.board.OddQ;
import heraldo.rules.engine.cases.Findings;
import heraldo.rules.engine.cases.Item;
import java.util.SortedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The items of a {@code G:} line: {@code dist(G5,L5)=5}, {@code nb(H7)=H6,I7}, {@code hexes=217}. */
record Geometry(SortedSet<Hex> map) {

    private static final Pattern DISTANCE = Pattern.compile("dist\\((\\w+),\\s*(\\w+)\\)=(\\d+)");
    private static final Pattern NEIGHBOURS = Pattern.compile("nb\\((\\w+)\\)=([\\w,\\s]+)");
    private static final Pattern HEXES = Pattern.compile("hexes=(\\d+)");

    void check(Item item, Findings findings) {
        Matcher distance = item.as(DISTANCE);
        Matcher neighbours = item.as(NEIGHBOURS);
        Matcher hexes = item.as(HEXES);
        if (distance.matches()) {
            int got = hex(item, distance.group(1)).distance(hex(item, distance.group(2)));
            findings.same(item.text(), Integer.valueOf(distance.group(3)), got);
        } else if (neighbours.matches()) {
            String got = hex(item, neighbours.group(1)).neighbours().stream()
                    .filter(map::contains)
                    .map(OddQ::name)
                    .collect(Collectors.joining(","));
            findings.same(item.text(), neighbours.group(2).replaceAll("\\s", ""), got);
        } else if (hexes.matches()) {
            findings.same(item.text(), Integer.valueOf(hexes.group(1)), map.size());
        } else {
            throw item.wrong("it is neither dist(…), nb(…) nor hexes");
        }
    }

    private Hex hex(Item item, String name) {
        Hex hex = Words.hex(item, name);
        if (!map.contains(hex)) {
            throw item.wrong(name + " is off the map");
        }
        return hex;
    }
}

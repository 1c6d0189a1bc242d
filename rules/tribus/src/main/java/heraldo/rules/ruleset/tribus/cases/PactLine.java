package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.engine.CaseBlock;
import heraldo.rules.engine.cases.Item;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.state.Asset;
import heraldo.rules.ruleset.tribus.state.Pact;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads accepted pacts: {@code 1>2 tierra D5, 2>1 ciudad D1 ; 3>1 barco E5}. */
final class PactLine {

    private static final Pattern PART =
            Pattern.compile("([1-6])>([1-6]) (tierra|tropas|ciudad|barco) ([A-Z][0-9]{1,2})");

    private PactLine() {}

    static List<Pact> read(Chart chart, CaseBlock.Line line) {
        List<Pact> pacts = new ArrayList<>();
        for (Item item : Words.items(List.of(line))) {
            pacts.add(pact(chart, item, pacts.size() + 1));
        }
        return pacts;
    }

    private static Pact pact(Chart chart, Item item, int id) {
        List<Matcher> parts = Arrays.stream(item.text().split(","))
                .map(part -> PART.matcher(part.strip()))
                .toList();
        if (!parts.stream().allMatch(Matcher::matches)) {
            throw Words.wrong(item.line(), item.text());
        }
        int giver = Words.number(parts.get(0).group(1));
        int receiver = Words.number(parts.get(0).group(2));
        List<Asset> give = new ArrayList<>();
        List<Asset> get = new ArrayList<>();
        for (Matcher part : parts) {
            boolean forth =
                    part.group(1).equals(String.valueOf(giver)) && part.group(2).equals(String.valueOf(receiver));
            boolean back =
                    part.group(2).equals(String.valueOf(giver)) && part.group(1).equals(String.valueOf(receiver));
            if (!forth && !back) {
                throw Words.wrong(item.line(), item.text());
            }
            (forth ? give : get).add(new Asset(kind(part.group(3)), Words.hex(chart, item, part.group(4))));
        }
        return new Pact(id, giver, receiver, give, get, Optional.empty(), 0, true);
    }

    private static Asset.Kind kind(String word) {
        return switch (word) {
            case "tierra" -> Asset.Kind.LAND;
            case "tropas" -> Asset.Kind.TROOPS;
            case "ciudad" -> Asset.Kind.CITY;
            default -> Asset.Kind.SHIP;
        };
    }
}

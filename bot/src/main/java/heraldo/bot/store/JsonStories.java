package heraldo.bot.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.campaign.Story;
import heraldo.bot.campaign.StoryCodec;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.DieRoll;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Stories as JSON. */
public final class JsonStories implements StoryCodec {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    @Override
    public String write(Story story, Function<Order, String> orders) {
        ObjectNode tree = NODES.objectNode();
        ArrayNode results = tree.putArray("results");
        story.results().forEach(result -> results.add(tree(result, orders)));
        ArrayNode sections = tree.putArray("chronicle");
        story.chronicle().sections().forEach(section -> sections.add(tree(section, orders)));
        ArrayNode dice = tree.putArray("dice");
        story.dice().forEach(die -> dice.addArray()
                .add(die.label())
                .add(die.index())
                .add(die.sides())
                .add(die.value()));
        return Json.write(tree);
    }

    @Override
    public Story read(String text, Function<String, Order> orders) {
        JsonNode tree = Json.read(text);
        List<LineResult> results = new ArrayList<>();
        tree.path("results").forEach(result -> results.add(result(result, orders)));
        List<Chronicle.Section> sections = new ArrayList<>();
        tree.path("chronicle").forEach(section -> sections.add(section(section, orders)));
        List<DieRoll> dice = new ArrayList<>();
        tree.path("dice")
                .forEach(die -> dice.add(new DieRoll(
                        die.get(0).asText(),
                        die.get(1).asInt(),
                        die.get(2).asInt(),
                        die.get(3).asInt())));
        return new Story(results, new Chronicle(sections), dice);
    }

    private static ObjectNode tree(LineResult result, Function<Order, String> orders) {
        ObjectNode tree = NODES.objectNode()
                .put("seat", result.seat().number())
                .put("line", result.line())
                .put("code", result.code())
                .put("order", orders.apply(result.order()));
        tree.set("details", MessageTree.of(result.details()));
        return tree;
    }

    private static LineResult result(JsonNode tree, Function<String, Order> orders) {
        return new LineResult(
                new Seat(tree.get("seat").asInt()),
                tree.get("line").asInt(),
                tree.get("code").asText(),
                orders.apply(tree.get("order").asText()),
                MessageTree.messages(tree.path("details")));
    }

    private static ObjectNode tree(Chronicle.Section section, Function<Order, String> orders) {
        ObjectNode tree = NODES.objectNode();
        tree.set("title", MessageTree.of(section.title()));
        section.about().ifPresent(seat -> tree.put("about", seat.number()));
        ArrayNode entries = tree.putArray("entries");
        section.entries().forEach(entry -> {
            ObjectNode line = entries.addObject();
            line.set("text", MessageTree.of(entry.text()));
            entry.onlyFor().ifPresent(seat -> line.put("for", seat.number()));
            entry.result().ifPresent(result -> line.set("result", tree(result, orders)));
        });
        return tree;
    }

    private static Chronicle.Section section(JsonNode tree, Function<String, Order> orders) {
        List<Chronicle.Entry> entries = new ArrayList<>();
        tree.path("entries")
                .forEach(entry -> entries.add(new Chronicle.Entry(
                        seat(entry.get("for")),
                        MessageTree.message(entry.get("text")),
                        Optional.ofNullable(entry.get("result")).map(result -> result(result, orders)))));
        return new Chronicle.Section(MessageTree.message(tree.get("title")), seat(tree.get("about")), entries);
    }

    private static Optional<Seat> seat(JsonNode number) {
        return Optional.ofNullable(number).map(JsonNode::asInt).map(Seat::new);
    }
}

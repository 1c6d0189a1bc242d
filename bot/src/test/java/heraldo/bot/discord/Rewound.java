package heraldo.bot.discord;

import heraldo.bot.Waiting;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Exchange;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A campaign that is taken back, and what then stands above the posts of the turns that are undone. */
final class Rewound {

    static final String VOID = "Anulado por la dirección.";

    private static final int MOMENT = 10;

    private final Table table;
    private final List<Exchange> changes = new CopyOnWriteArrayList<>();

    /** Changes are counted from now on. */
    Rewound(Table table) {
        this.table = table;
        table.stage.sandbox().traffic().watch(exchange -> {
            if (exchange.method().equals("PATCH")
                    && exchange.body() != null
                    && exchange.body().toString().contains(VOID)) {
                changes.add(exchange);
            }
        });
    }

    /** The path of a request that changes a post. */
    static String changes(Said post) {
        return "/channels/\\d+/messages/" + post.id() + "$";
    }

    /** The game master opens the last turn again. */
    void back() {
        Said question = table.gm.in("diplomacia").use("dirección retroceder").said();
        table.gm.press(question, question.buttons().getFirst());
    }

    /** How Discord has answered to what was to mark a post: the HTTP status of each. */
    List<Integer> answers() {
        return changes.stream().map(exchange -> exchange.answer().status()).toList();
    }

    /** The posts that are void, oldest first. */
    List<Said> voided() {
        return table.bruno.in("crónica").read().stream()
                .filter(said -> said.text().contains(VOID))
                .toList();
    }

    /** Waits until so many posts are void. */
    void await(int posts) {
        Waiting.until(posts + " void posts", () -> voided().size() == posts, () -> voided().size());
    }

    /** Lets time pass until nothing waits to be posted. */
    void awaitAll() {
        Stage stage = table.stage;
        Waiting.until("the end of all posts", () -> {
            if (!stage.postedAll() && stage.postedWhatIsDue()) {
                stage.at(stage.now().plusSeconds(MOMENT));
            }
            return stage.postedAll();
        });
    }
}

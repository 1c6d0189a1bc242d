package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.engine.Blank;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Form;
import heraldo.rules.order.Prospects;
import heraldo.rules.ruleset.tribus.order.Bargain;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** Values for a blank of an order that lead to a line that stands and, as far as one can know, works; best first. */
public final class Suggestions {

    private final Game game;
    private final World world;
    private final Blank blank;
    private final Form form;

    public Suggestions(Game game, World world, Blank blank) {
        this.game = game;
        this.world = world;
        this.blank = blank;
        this.form = new Form(blank.type());
    }

    /** What may be filled in, as stored text; nothing when it is not the time for such an order. */
    public List<String> values() {
        Candidates candidates = new Candidates(game, world, blank);
        Prospects prospects = new Prospects(form, candidates, this::stands);
        return !candidates.timely()
                ? List.of()
                : form.find(blank.param())
                        .map(param -> prospects.values(param, blank.given()))
                        .orElse(List.of());
    }

    /** What is said of pacts does not depend on the other lines, which are many to play for each thing that one may give. */
    private boolean stands(Order order) {
        return order instanceof Bargain
                ? game.examiner().refusal(world, blank.seat(), order).isEmpty()
                : works(order);
    }

    private boolean works(Order order) {
        OrderSheet sheet = blank.sheet().with(order);
        Verdict verdict = game.examiner().verdicts(world, blank.seat(), sheet).get(sheet.size() - 1);
        return verdict.possible()
                && verdict.warnings().stream().allMatch(warning -> warning.key().equals("warning.W_REORDERED"));
    }
}

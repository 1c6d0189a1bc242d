package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.model.Deed;
import heraldo.bot.campaign.rulebook.Rulebook;
import heraldo.rules.chance.SealedDeed;
import java.util.Optional;
import java.util.SortedMap;

/** Replays the acts of the game master, and compares them with their seals and with what everybody was told. */
final class DeedCheck {

    private final Line.Campaign campaign;
    private final Rulebook<?> rulebook;
    private final Ground ground;
    private final Verdict verdict;
    private Optional<SortedMap<String, String>> options;
    private boolean adopted;

    DeedCheck(Line.Campaign campaign, Rulebook<?> rulebook, Ground ground, Verdict verdict) {
        this.campaign = campaign;
        this.rulebook = rulebook;
        this.ground = ground;
        this.verdict = verdict;
        this.options = campaign.origin().setup().flatMap(this::begunWith);
    }

    private Optional<SortedMap<String, String>> begunWith(String setup) {
        try {
            return Optional.of(rulebook.options(setup));
        } catch (RuntimeException e) {
            // That it cannot be read is found where the game is set up once more.
            return Optional.empty();
        }
    }

    void event(Stop.Done stop) {
        Line.Act act = stop.event().act();
        if (stop.event().deed().isEmpty()) {
            return;
        }
        Line.Deed line = stop.event().deed().get();
        line.content()
                .ifPresent(kept -> verdict.check(
                        Check.ACT, stop.deedPlace(), sealed(act, line, kept), "it does not lead to its seal"));
        Optional<Deed> deed = line.known().flatMap(this::read);
        verdict.check(
                Check.ACT,
                stop.deedPlace(),
                deed.isPresent() == line.known().isPresent(),
                "what was done cannot be read");
        if (deed.isPresent()) {
            done(stop, act, deed.get());
        } else {
            unknown(stop, line.equals(Line.Deed.FORGOTTEN));
        }
    }

    /** The options a record names are those that came of all acts. */
    void end() {
        options.ifPresent(last -> verdict.check(
                Check.ACT,
                "line 1",
                last.equals(campaign.options()),
                "these are not the options to which the acts of the game master led"));
    }

    private boolean sealed(Line.Act act, Line.Deed line, Line.Kept kept) {
        return act.turn().isPresent()
                && act.step().isPresent()
                && line.leaf()
                        .equals(Optional.of(Hash.text(SealedDeed.leaf(
                                campaign.title().campaign(),
                                act.turn().get(),
                                act.step().get(),
                                Hash.bytes(kept.salt()),
                                kept.deed()))));
    }

    private Optional<Deed> read(String kept) {
        try {
            return Optional.of(rulebook.deed(kept));
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    private void done(Stop.Done stop, Line.Act act, Deed deed) {
        switch (deed) {
            case Deed.Edict edict when Acts.secret(act) -> edict(stop, edict);
            case Deed.Adoption adoption when !Acts.secret(act) && !Acts.goesBack(act) -> adoption(stop, adoption);
            case Deed.Return back when Acts.goesBack(act) -> back(stop, back);
            default -> check(stop, false, "it did something that acts of this kind do not do");
        }
    }

    private void edict(Stop.Done stop, Deed.Edict edict) {
        if (!stop.told()) {
            ground.doubt();
            return;
        }
        ground.change(state -> {
            try {
                Rulebook.Amended amended = rulebook.amend(state, edict.order());
                boolean said = amended.words().equals(stop.event().act().words());
                check(stop, said, "everybody was told something else than it did");
                return amended.state();
            } catch (RuntimeException e) {
                return impossible(stop, state, e);
            }
        });
    }

    private void adoption(Stop.Done stop, Deed.Adoption adoption) {
        ToldOptions told =
                new ToldOptions(rulebook.hosted().options(), stop.event().act());
        check(stop, told.whole(), "it does not say what everybody was told of the options");
        check(stop, told.stand(adoption.options()), "everybody was told of another value");
        options.ifPresent(before ->
                check(stop, told.lead(before, adoption.options()), "it changed other options than everybody was told"));
        options = Optional.of(adoption.options());
        adopted = true;
        if (stop.told()) {
            adopt(stop, adoption.options());
        } else {
            ground.doubt();
        }
    }

    private void back(Stop.Done stop, Deed.Return back) {
        boolean said = Acts.target(stop.event().act()).equals(Optional.of(back.number()));
        check(stop, said, "everybody was told of another turn");
        options.ifPresent(before -> check(stop, before.equals(back.options()), "it changed options without a word"));
        options = Optional.of(back.options());
        ground.back(back.number());
        adopt(stop, back.options());
    }

    private void adopt(Stop.Done stop, SortedMap<String, String> after) {
        ground.change(state -> {
            try {
                return rulebook.adopt(state, after);
            } catch (RuntimeException e) {
                return impossible(stop, state, e);
            }
        });
    }

    private String impossible(Stop.Done stop, String state, RuntimeException e) {
        check(stop, false, "it could not be done at that time (" + e.getClass().getSimpleName() + ")");
        return state;
    }

    /** It is sealed, and the reader may not know it; or nobody has kept it. */
    private void unknown(Stop.Done stop, boolean forgotten) {
        Line.Act act = stop.event().act();
        if (forgotten) {
            verdict.note(stop.place(), "what this act did was not kept, so what came of it is taken as it stands");
        }
        boolean back = Acts.goesBack(act);
        if (back) {
            Acts.target(act).ifPresent(ground::back);
        }
        if (!back || adopted) {
            ground.doubt();
        }
        if (act.turn().isEmpty()) {
            ground.blur();
        }
        if (forgotten && !back && !Acts.secret(act)) {
            options = Optional.empty();
            adopted = true;
        }
    }

    private void check(Stop stop, boolean right, String wrong) {
        verdict.check(Check.ACT, stop.place(), right, wrong);
    }
}

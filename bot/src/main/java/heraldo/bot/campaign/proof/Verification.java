package heraldo.bot.campaign.proof;

import heraldo.bot.campaign.proof.RecordFile.Read;
import heraldo.bot.campaign.rulebook.Library;
import heraldo.rules.chance.SeedChain;
import heraldo.rules.kernel.Reason;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Checks a record, with nothing but the file and the rules. */
public final class Verification {

    private static final String HEAD = "line 1";

    private final List<Read> lines;
    private final Verdict verdict = new Verdict();

    private Verification(List<Read> lines) {
        this.lines = lines;
    }

    /**
     * Checks a record.
     *
     * @param file its bytes, packed or not
     * @param library the rules the turns are played again by
     */
    public static Verdict of(byte[] file, Library library) {
        try {
            return of(new ByteArrayInputStream(file), library);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Checks a record that comes from anywhere: no more of it is read than a record can have.
     *
     * @return without a heading if it is no record; then it has one fault
     * @throws IOException if it cannot be read
     */
    public static Verdict of(InputStream file, Library library) throws IOException {
        Verification verification;
        try {
            verification = new Verification(Intake.of(file));
        } catch (RecordFile.UnreadableException e) {
            Verdict none = new Verdict();
            none.check(Check.FORM, e.place(), false, Reason.of(e));
            return none;
        }
        verification.lines();
        verification.campaign(verification.heading(), library);
        return verification.verdict;
    }

    private Line.Campaign heading() {
        return (Line.Campaign) lines.get(0).line().orElseThrow();
    }

    /** Every line can be read, stands where it may stand, and is as it was written. */
    private void lines() {
        int last = lines.size() - 1;
        for (int i = 0; i <= last; i++) {
            Read read = lines.get(i);
            verdict.check(
                    Check.FORM, Stop.place(read), read.line().isPresent(), "it cannot be read as a line of a record");
            boolean heads = i == 0
                    || read.line().filter(Line.Campaign.class::isInstance).isEmpty();
            boolean ends =
                    i == last || read.line().filter(Line.End.class::isInstance).isEmpty();
            verdict.check(Check.FORM, Stop.place(read), heads && ends, "it stands in the wrong place");
        }
        Optional<Line.End> end = end(lines.get(last));
        verdict.check(Check.FORM, "the last line", end.isPresent(), "the record has no end");
        end.ifPresent(this::digests);
    }

    private static Optional<Line.End> end(Read read) {
        return read.line().filter(Line.End.class::isInstance).map(Line.End.class::cast);
    }

    private void digests(Line.End end) {
        List<String> digests = end.digests();
        verdict.check(
                Check.FORM, "the last line", digests.size() == lines.size() - 1, "there are lines too many or too few");
        for (int i = 0; i < Math.min(digests.size(), lines.size() - 1); i++) {
            Read read = lines.get(i);
            verdict.check(
                    Check.DIGEST,
                    Stop.place(read),
                    digests.get(i).equals(read.digest()),
                    "it does not fit its digest in the last line: one of the two is not as it was written");
        }
    }

    private void campaign(Line.Campaign campaign, Library library) {
        verdict.about(campaign);
        boolean first = campaign.format().equals(Line.FIRST_FORMAT);
        verdict.check(
                Check.FORM, HEAD, first || campaign.format().equals(Line.FORMAT), "the format is not " + Line.FORMAT);
        verdict.check(
                Check.FORM,
                HEAD,
                campaign.ended() == campaign.links().last().isPresent(),
                "the last link is there or missing");
        Chain chain = new Chain(campaign);
        campaign.links().last().ifPresent(last -> end(campaign, chain, last));
        List<Stop> course = first ? FirstForm.of(lines, verdict) : Course.of(lines, verdict);
        Installed rules = Installed.of(campaign, library);
        Completeness completeness = new Completeness(campaign, verdict);
        completeness.course(course, first, rules.older());
        Walk walk = new Walk(campaign, chain, rules, verdict);
        course.forEach(walk::stop);
        walk.end();
    }

    private void end(Line.Campaign campaign, Chain chain, String last) {
        boolean holds = chain.holds(campaign.links().chain(), last);
        verdict.check(Check.CHAIN, HEAD, holds, "the last link does not lead to the anchor");
        Optional<String> seed =
                Optional.of(Hash.text(SeedChain.setupSeed(campaign.title().campaign(), Hash.bytes(last))));
        verdict.check(
                Check.SETUP,
                HEAD,
                seed.equals(campaign.origin().setupSeed()),
                "its seed does not follow from the last link");
    }
}

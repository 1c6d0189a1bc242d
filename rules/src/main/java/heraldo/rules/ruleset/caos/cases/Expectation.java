package heraldo.rules.ruleset.caos.cases;

/** What an item of an {@code E:} line says of a turn: what it expects, and what came out, in the same notation. */
record Expectation(String expected, String got) {

    boolean holds() {
        return expected.equals(got);
    }
}

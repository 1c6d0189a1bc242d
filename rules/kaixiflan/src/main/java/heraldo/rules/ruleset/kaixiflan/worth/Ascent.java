package heraldo.rules.ruleset.kaixiflan.worth;

import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.state.Province;

/** Rise of a province: its Era, its stock for the next one, and its nearness to the end of the game. */
record Ascent(Standpoint here) {

    private static final int PER_ACTION = 80;
    private static final long PER_MILESTONE = 2000;

    long era() {
        long sum = 0;
        for (int era = 2; era <= here.province().era(); era++) {
            sum += prize(era);
        }
        return sum;
    }

    /** Values the stock, most of all the goods for the next Wonder, or for the way to the end. */
    long store() {
        Province province = here.province();
        Stock goal = new Goal(here.book(), province).cost();
        boolean last = province.era() == here.book().lastEra();
        long prize = last ? PER_MILESTONE * 2 / 3 : prize(province.era() + 1);
        int cost = Math.max(1, sum(goal));
        long sum = 0;
        for (Good good : Good.ALL) {
            int stock = province.stock().get(good);
            int useful = Math.min(stock, goal.get(good));
            sum += useful * Math.max(Standpoint.PER_GOOD, prize * 9 / 10 / cost)
                    + (long) (stock - useful) * Standpoint.PER_GOOD / 2;
        }
        return sum;
    }

    /** Values the buildings on the way to the end, in the last Era; a province that could end the game decides when. */
    long way() {
        Province province = here.province();
        if (province.era() < here.book().lastEra()) {
            return 0;
        }
        return PER_MILESTONE
                * new Goal(here.book(), province)
                        .way().stream()
                                .filter(building -> province.buildings().contains(building.id()))
                                .count();
    }

    /** Values an Era until the end: the actions it adds, and the Fame of its buildings. */
    private long prize(int era) {
        int actions = here.book().era(era).actions() - here.book().era(era - 1).actions();
        long buildings = here.book().buildings().stream()
                .filter(building -> building.era() == era)
                .count();
        return (long) actions * here.left() * PER_ACTION + buildings * era * Standpoint.FAME / 2;
    }

    private static int sum(Stock stock) {
        return Good.ALL.stream().mapToInt(stock::get).sum();
    }
}

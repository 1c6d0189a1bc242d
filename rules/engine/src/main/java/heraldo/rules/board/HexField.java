package heraldo.rules.board;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.IntSummaryStatistics;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * The hexes of a board, numbered from 0 in their order, with their neighbours worked out: for questions that are asked
 * often, like paths. Immutable.
 */
public final class HexField {

    private static final int NOWHERE = -1;

    private final Hex[] hexes;
    private final int[][] neighbours;
    private final int lowestQ;
    private final int lowestR;
    private final int[][] numbers;

    public HexField(Collection<Hex> board) {
        hexes = board.stream().sorted().distinct().toArray(Hex[]::new);
        IntSummaryStatistics columns = new IntSummaryStatistics();
        IntSummaryStatistics rows = new IntSummaryStatistics();
        for (Hex hex : hexes) {
            columns.accept(hex.q());
            rows.accept(hex.r());
        }
        lowestQ = hexes.length == 0 ? 0 : columns.getMin();
        lowestR = hexes.length == 0 ? 0 : rows.getMin();
        numbers = numbers(columns, rows);
        neighbours = new int[hexes.length][];
        for (int i = 0; i < hexes.length; i++) {
            neighbours[i] = around(hexes[i]);
        }
    }

    private int[][] numbers(IntSummaryStatistics columns, IntSummaryStatistics rows) {
        int width = hexes.length == 0 ? 1 : columns.getMax() - lowestQ + 1;
        int height = hexes.length == 0 ? 1 : rows.getMax() - lowestR + 1;
        int[][] places = new int[width][height];
        for (int[] column : places) {
            Arrays.fill(column, NOWHERE);
        }
        for (int i = 0; i < hexes.length; i++) {
            places[hexes[i].q() - lowestQ][hexes[i].r() - lowestR] = i;
        }
        return places;
    }

    private int[] around(Hex hex) {
        int[] around = new int[Direction.ALL.size()];
        int found = 0;
        for (Direction direction : Direction.ALL) {
            int number = number(hex.q() + direction.dq(), hex.r() + direction.dr());
            if (number != NOWHERE) {
                around[found++] = number;
            }
        }
        return Arrays.copyOf(around, found);
    }

    public int size() {
        return hexes.length;
    }

    /** The hex of a number. */
    public Hex hex(int number) {
        return hexes[number];
    }

    /** The number of a hex; -1 if it is not on the board. */
    public int number(Hex hex) {
        return number(hex.q(), hex.r());
    }

    private int number(int q, int r) {
        int column = q - lowestQ;
        int row = r - lowestR;
        boolean inside = column >= 0 && column < numbers.length && row >= 0 && row < numbers[column].length;
        return inside ? numbers[column][row] : NOWHERE;
    }

    /** The numbers of the neighbours on the board, clockwise from north. */
    public int[] neighbours(int number) {
        return neighbours[number].clone();
    }

    /** The numbers of everything that can be reached from a hex through open hexes; nothing if it is not open itself. */
    public BitSet reach(int from, IntPredicate open) {
        BitSet starts = new BitSet(hexes.length);
        starts.set(from);
        return reach(starts, open);
    }

    /** The same, through hexes whose numbers are given. */
    public BitSet reach(BitSet starts, BitSet open) {
        BitSet unreached = (BitSet) open.clone();
        int[] queue = new int[hexes.length];
        int last = 0;
        for (int start = starts.nextSetBit(0); start >= 0; start = starts.nextSetBit(start + 1)) {
            if (unreached.get(start)) {
                unreached.clear(start);
                queue[last++] = start;
            }
        }
        for (int next = 0; next < last; next++) {
            for (int neighbour : neighbours[queue[next]]) {
                if (unreached.get(neighbour)) {
                    unreached.clear(neighbour);
                    queue[last++] = neighbour;
                }
            }
        }
        BitSet reached = (BitSet) open.clone();
        reached.andNot(unreached);
        return reached;
    }

    /** The numbers of everything that can be reached from some hexes through open hexes; closed starts lead nowhere. */
    public BitSet reach(BitSet starts, IntPredicate open) {
        BitSet passable = new BitSet(hexes.length);
        for (int number = 0; number < hexes.length; number++) {
            passable.set(number, open.test(number));
        }
        return reach(starts, passable);
    }

    /** The hexes of some numbers. */
    public SortedSet<Hex> hexes(BitSet some) {
        SortedSet<Hex> found = new TreeSet<>();
        some.stream().forEach(number -> found.add(hexes[number]));
        return found;
    }
}

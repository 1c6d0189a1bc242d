package heraldo.rules.chance;

import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * The seal over a turn's sheets: an RFC 6962 Merkle root over the due seats' latest sheets, published before any die
 * exists, so that nobody can change an order afterwards.
 */
public final class SealedSheets {

    private static final byte[] LEAF = {0};
    private static final byte[] NODE = {1};

    private SealedSheets() {}

    /**
     * The receipt of one sheet.
     *
     * @param campaign the campaign's UUID
     * @param salt 32 secret random bytes, known to the sheet's owner
     * @param text the canonical Spanish lines joined by line feeds
     */
    public static byte[] leaf(String campaign, int turn, Seat seat, byte[] salt, String text) {
        return Digests.sha256(
                LEAF,
                Digests.text("heraldo/orders/v1"),
                Digests.text(campaign),
                Digests.u32(turn),
                Digests.text(seat.toString()),
                salt,
                Digests.utf8(text));
    }

    /** The root over leaves in the order of their seats. */
    public static byte[] root(List<byte[]> leaves) {
        if (leaves.isEmpty()) {
            return Digests.sha256();
        }
        if (leaves.size() == 1) {
            return leaves.get(0);
        }
        int half = half(leaves);
        return node(root(leaves.subList(0, half)), root(leaves.subList(half, leaves.size())));
    }

    /**
     * Returns the path from a leaf to the root: the sibling nodes beside the way, the lowest first.
     *
     * @param index the place of the leaf, from 0
     */
    public static List<Sibling> path(List<byte[]> leaves, int index) {
        if (leaves.size() == 1) {
            return List.of();
        }
        int half = half(leaves);
        List<byte[]> left = leaves.subList(0, half);
        List<byte[]> right = leaves.subList(half, leaves.size());
        boolean onTheLeft = index < half;
        List<Sibling> way = new ArrayList<>(onTheLeft ? path(left, index) : path(right, index - half));
        way.add(new Sibling(!onTheLeft, HexFormat.of().formatHex(root(onTheLeft ? right : left))));
        return List.copyOf(way);
    }

    /** The root that a leaf leads to. */
    public static byte[] climb(byte[] leaf, List<Sibling> path) {
        byte[] node = leaf;
        for (Sibling step : path) {
            byte[] beside = HexFormat.of().parseHex(step.hash());
            node = step.left() ? node(beside, node) : node(node, beside);
        }
        return node;
    }

    private static byte[] node(byte[] left, byte[] right) {
        return Digests.sha256(NODE, left, right);
    }

    private static int half(List<byte[]> leaves) {
        return Integer.highestOneBit(leaves.size() - 1);
    }
}

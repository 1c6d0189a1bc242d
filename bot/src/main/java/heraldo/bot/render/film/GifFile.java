package heraldo.bot.render.film;

import java.awt.Point;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** A moving picture: its frames share their colours and only hold what is new in them, and it begins again at its end. */
final class GifFile {

    private static final int BITS = 8;
    private static final int COLOURS = 1 << BITS;

    /** The data of the NETSCAPE extension that makes programs begin again, for ever. */
    private static final byte[] FOR_EVER = {1, 0, 0};

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ImageOutputStream out = new MemoryCacheImageOutputStream(bytes);
    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private final int width;
    private final int height;
    private final IndexColorModel colours;
    private final int kept;

    /**
     * A file without frames.
     *
     * @param rgb at most 256 colours, as 0xRRGGBB
     * @param kept the index that means that nothing is new there
     */
    GifFile(int width, int height, int[] rgb, int kept) {
        this.width = width;
        this.height = height;
        this.kept = kept;
        byte[][] channels = new byte[3][COLOURS];
        for (int i = 0; i < rgb.length; i++) {
            for (int channel = 0; channel < channels.length; channel++) {
                channels[channel][i] = (byte) (rgb[i] >> ((2 - channel) * BITS));
            }
        }
        this.colours = new IndexColorModel(BITS, COLOURS, channels[0], channels[1], channels[2], kept);
        write(() -> {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
        });
    }

    /**
     * Another frame.
     *
     * @param pixels the index of each
     * @param hundredths its duration, in hundredths of a second
     */
    void frame(byte[] pixels, int hundredths) {
        WritableRaster raster = Raster.createInterleavedRaster(
                new DataBufferByte(pixels, pixels.length), width, height, width, 1, new int[] {0}, new Point());
        BufferedImage image = new BufferedImage(colours, raster, false, null);
        write(() -> writer.writeToSequence(new IIOImage(image, null, about(image, hundredths)), null));
    }

    private IIOMetadata about(BufferedImage image, int hundredths) throws IOException {
        IIOMetadata about = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        String format = about.getNativeMetadataFormatName();
        IIOMetadataNode root = new IIOMetadataNode(format);
        IIOMetadataNode manner = new IIOMetadataNode("GraphicControlExtension");
        manner.setAttribute("disposalMethod", "doNotDispose");
        manner.setAttribute("userInputFlag", "FALSE");
        manner.setAttribute("transparentColorFlag", "TRUE");
        manner.setAttribute("delayTime", Integer.toString(hundredths));
        manner.setAttribute("transparentColorIndex", Integer.toString(kept));
        root.appendChild(manner);
        IIOMetadataNode again = new IIOMetadataNode("ApplicationExtension");
        again.setAttribute("applicationID", "NETSCAPE");
        again.setAttribute("authenticationCode", "2.0");
        again.setUserObject(FOR_EVER.clone());
        IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
        extensions.appendChild(again);
        root.appendChild(extensions);
        about.mergeTree(format, root);
        return about;
    }

    /** The file's bytes; nothing can be added any more. */
    byte[] bytes() {
        write(() -> {
            writer.endWriteSequence();
            out.close();
            writer.dispose();
        });
        return bytes.toByteArray();
    }

    /** Something that is written into memory, where nothing goes wrong. */
    private interface Writing {
        void write() throws IOException;
    }

    private static void write(Writing writing) {
        try {
            writing.write();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package heraldo.rules.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import java.util.Optional;

/** The result of reading a line in one language. Exactly one of the three is present. */
record Result(Optional<Order> order, Optional<Refusal> refusal, Optional<Failure> failure) {

    /**
     * The reason why a line is not understood.
     *
     * @param type the type that understood most of it
     * @param words the number of words that it understood
     * @param message the explanation, if it is not simply the next word
     */
    record Failure(Optional<OrderType<?>> type, int words, Optional<Message> message) {

        static final Failure NOTHING = new Failure(Optional.empty(), 0, Optional.empty());

        static Failure of(Message message) {
            return new Failure(Optional.empty(), Integer.MAX_VALUE, Optional.of(message));
        }

        Failure orFurther(OrderType<?> other, int otherWords) {
            return otherWords > words ? new Failure(Optional.of(other), otherWords, Optional.empty()) : this;
        }
    }

    static Result of(Order order) {
        return new Result(Optional.of(order), Optional.empty(), Optional.empty());
    }

    static Result refused(Refusal refusal) {
        return new Result(Optional.empty(), Optional.of(refusal), Optional.empty());
    }

    static Result failed(Failure failure) {
        return new Result(Optional.empty(), Optional.empty(), Optional.of(failure));
    }

    /** This result, unless another language made more of the line. */
    Result orBetter(Result other) {
        return other.rank() > rank() || (other.rank() == rank() && other.understood() > understood()) ? other : this;
    }

    private int rank() {
        if (order.isPresent()) {
            return 2;
        }
        return refusal.isPresent() ? 1 : 0;
    }

    private int understood() {
        return failure.map(Failure::words).orElse(0);
    }
}

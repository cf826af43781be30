import java.util.Objects;

/** What walks in Java have in common. */
class Calls {
    interface Steps {
        void run() throws Exception;
    }

    static void call(String name, Steps steps) {
        try {
            steps.run();
            System.out.println("ok " + name);
        } catch (Exception error) {
            System.out.println("wrong " + name + ": " + error);
        }
    }

    static void expect(Object actual, Object expected) {
        if (!Objects.equals(actual, expected)) throw new IllegalStateException(actual + " instead of " + expected);
    }
}

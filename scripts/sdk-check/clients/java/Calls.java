import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Makes the calls that walk.ts asks for, with whatever client a generator made. */
class Calls {
    static final String url = System.getenv("ROWFEED_URL");
    static final String key = System.getenv("ROWFEED_KEY");

    interface Call {
        /** Returns the value, or a page with its members. */
        Object of(Asked asked) throws Exception;
    }

    record Page(Object value, String next) {}

    static class Refused extends Exception {
        private static final long serialVersionUID = 1;
        final Map<String, Object> answer;

        Refused(int status, String code) {
            answer = Map.of("status", status, "code", code);
        }
    }

    record Asked(Map<String, Object> members) {
        String collection() {
            return (String) members.get("collection");
        }

        Long id() {
            return ((Number) members.get("id")).longValue();
        }

        String idempotencyKey() {
            String value = (String) members.get("idempotencyKey");
            return value.isEmpty() ? null : value;
        }

        Map<String, Object> fields() {
            return get(members, "fields");
        }

        List<Map<String, Object>> rows() {
            return get(members, "rows");
        }

        /** Returns null if the list lacks the parameter. */
        @SuppressWarnings("unchecked")
        <Value> Value list(String parameter) {
            return (Value) Calls.<Map<String, Object>>get(members, "list").get(parameter);
        }
    }

    @SuppressWarnings("unchecked")
    static <Value> Value get(Map<String, Object> members, String name) {
        return (Value) members.get(name);
    }

    static void serve(
            Function<String, Map<String, Object>> read, Function<Object, String> write, Map<String, Call> calls)
            throws Exception {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Map<String, Object> members = read.apply(line);
            Map<String, Object> answer = new HashMap<>();
            try {
                Object value = calls.get(members.get("call")).of(new Asked(members));
                answer.put("value", value instanceof Page page ? page.value() : value);
                if (value instanceof Page page) answer.put("next", page.next());
            } catch (Refused refused) {
                answer = refused.answer;
            } catch (Exception error) {
                answer.put("error", error.toString());
            }
            byte[] text = (write.apply(answer) + "\n").getBytes(StandardCharsets.UTF_8);
            System.out.write(text, 0, text.length);
            System.out.flush();
        }
    }
}

import java.util.HashMap;
import java.util.Map;
import rowfeed.Client;

public class Walk extends Calls {
    interface Request {
        Object send() throws Exception;
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) throws Exception {
        Client.Auth auth = new Client.Auth().bearer(key);
        Client rowfeed = new Client(new Client.Config().serverUrl(url).auth(auth));
        Map<String, Call> calls = new HashMap<>();
        calls.put("create_collection", asked -> answered(() ->
                Map.of("name", rowfeed.createCollection(new Client.CollectionInput(asked.collection())).name())));
        calls.put("insert_rows", asked -> answered(() -> rowfeed.insertRows(asked.collection(), asked.rows(), null)));
        calls.put("get_row", asked -> answered(() -> rowfeed.getRow(asked.collection(), asked.id(), null)));
        calls.put("list_rows", asked -> answered(() -> {
            var list = new Client.ListRowsParams()
                    .limit(asked.list("limit")).offset(asked.list("offset"))
                    .orderBy(asked.list("order_by")).order(asked.list("order"))
                    .filter(asked.list("filter")).sort(asked.list("sort"))
                    .fields(asked.list("fields")).after(asked.list("after"));
            var answer = rowfeed.listRowsWithHeaders(asked.collection(), list);
            return new Page(answer.data(), (String) answer.headers().get("nextAfter"));
        }));
        calls.put("list_changes", asked -> answered(() -> {
            var list = new Client.ListChangesParams().limit(asked.list("limit")).since(asked.list("since"));
            var answer = rowfeed.listChanges(asked.collection(), list);
            return new Page(answer.changes(), answer.cursor());
        }));
        calls.put("update_row", asked -> answered(() ->
                rowfeed.updateRow(asked.collection(), asked.id(), asked.fields())));
        calls.put("delete_row", asked -> answered(() -> {
            rowfeed.deleteRow(asked.collection(), asked.id());
            return null;
        }));
        serve(line -> (Map<String, Object>) Client.Json.parse(line), Client.Json::write, calls);
    }

    static Object answered(Request request) throws Exception {
        try {
            return request.send();
        } catch (Client.ApiException error) {
            throw new Refused(error.status, Client.ProblemDetails.fromJson(error.body).code());
        }
    }
}

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.CollectionsApi;
import org.openapitools.client.api.HealthApi;
import org.openapitools.client.api.RowsApi;
import org.openapitools.client.api.UsageApi;
import org.openapitools.client.model.NewCollection;

public class OpenapiGeneratorWalk {
    public static void main(String[] arguments) throws Exception {
        URI url = URI.create(System.getenv("ROWFEED_URL"));
        ApiClient client = new ApiClient().setScheme(url.getScheme()).setHost(url.getHost()).setPort(url.getPort());
        client.setRequestInterceptor(request -> request.header("x-api-key", System.getenv("ROWFEED_KEY")));
        CollectionsApi collections = new CollectionsApi(client);
        RowsApi rows = new RowsApi(client);
        String name = "sdk_" + ProcessHandle.current().pid();
        NewCollection named = new NewCollection().name(name);
        Map<String, Object> milk = Map.of("title", "Milk", "done", false, "tags", List.of("home"));
        Map<String, Object> plumber = Map.of("title", "Call the plumber", "done", false);

        check(new HealthApi(client).getHealth().getOk());
        check(collections.createCollection(named).getName().equals(name));
        refused(409, () -> collections.createCollection(named));
        check(collections.listCollections().stream().anyMatch(each -> each.getName().equals(name)));
        List<Map> inserted = rows.insertRows(name, List.of(milk, plumber), null);
        check("Milk".equals(inserted.get(0).get("title")));
        check(List.of("home").equals(inserted.get(0).get("tags")));
        check(collections.getCollection(name).getRows() == 2);
        check("Call the plumber".equals(rows.listRows(name, 2, 0L, "id", "desc", null).get(0).get("title")));
        check("Milk".equals(rows.getRow(name, 1L, null).get("title")));
        Map changed = rows.updateRow(name, 1L, Map.of("done", true), null);
        check(Boolean.TRUE.equals(changed.get("done")) && "Milk".equals(changed.get("title")));
        rows.deleteRow(name, 1L, null);
        refused(404, () -> rows.getRow(name, 1L, null));
        check(new UsageApi(client).getUsage().getRequests().getUsed() > 0);
        collections.deleteCollection(name);
        refused(404, () -> collections.getCollection(name));
    }

    static void refused(int status, Callable<?> call) throws Exception {
        try {
            call.call();
        } catch (ApiException error) {
            check(error.getCode() == status);
            return;
        }
        throw new IllegalStateException("not refused");
    }

    static void check(boolean isTrue) {
        if (!isTrue) throw new IllegalStateException("not as it should be");
    }
}

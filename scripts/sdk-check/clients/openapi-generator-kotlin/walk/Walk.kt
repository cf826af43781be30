import java.io.File
import org.openapitools.client.apis.CollectionsApi
import org.openapitools.client.apis.HealthApi
import org.openapitools.client.apis.RowsApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.infrastructure.Success
import org.openapitools.client.models.CollectionInput
import org.openapitools.client.models.ProblemDetails
import org.openapitools.client.models.Row
import tools.jackson.module.kotlin.readValue

typealias Fields = Map<String, Any?>

class Fitting(
    val rows: List<Fields>,
    val text: String,
    val sort: List<String>,
    val fields: Set<String>,
    val pages: List<List<Fields>>,
)

val url: String = System.getenv("ROWFEED_URL")
val collection: String = System.getenv("ROWFEED_COLLECTION")
val missingRowCode: String = System.getenv("ROWFEED_MISSING_ROW_CODE")
val fields: Fields = Serializer.jacksonObjectMapper.readValue(File("row.json"))
val fitting: Fitting = Serializer.jacksonObjectMapper.readValue(File("fitting.json"))
val collections = CollectionsApi(url)
val rows = RowsApi(url)

fun main() {
    ApiClient.accessToken = System.getenv("ROWFEED_KEY")
    call("health") { expect(HealthApi(url).getHealth().ok, true) }
    call("list_collections") { expect(collections.listCollections().any { it.name == "recorded" }, true) }
    call("create_collection") { expect(collections.createCollection(CollectionInput(collection)).name, collection) }
    call("insert_rows") {
        repeat(2) {
            val inserted = rows.insertRows(collection, listOf(fields), idempotencyKey = collection)
            expectRows(inserted, listOf(1), listOf(fields))
        }
        val three = listOf(mapOf("n" to 1), mapOf("n" to 2), fields)
        expectRows(rows.insertRows(collection, three), listOf(2, 3, 4), three)
    }
    call("get_row") { expectRows(listOf(rows.getRow(collection, 1)), listOf(1), listOf(fields)) }
    call("list_rows") {
        val page = rows.listRows(collection, limit = 2, offset = 1, orderBy = "id", order = RowsApi.OrderListRows.desc)
        expectRows(page, listOf(3, 2), listOf(mapOf("n" to 2), mapOf("n" to 1)))
    }
    call("list_fitting") {
        rows.insertRows(collection, fitting.rows)
        val text = Serializer.jacksonObjectMapper.writeValueAsString(fitting.text)
        val filter = "@.text == $text && @['done'] == false"
        var after: String? = null
        for (page in fitting.pages) {
            val answer = rows.listRowsWithHttpInfo(
                collection, 2, null, null, null, null, filter, fitting.sort, fitting.fields, after, null, null, null
            )
            val found = (answer as Success).data!!
            expect(found.map { it.toMap() + ("id" to it.id.toInt()) }, page)
            after = answer.headers["next-after"]?.single()
        }
        expect(after, null)
    }
    call("update_row") {
        val change = mapOf("text" to "changed", "flag" to null)
        expectRows(listOf(rows.updateRow(collection, 1, change)), listOf(1), listOf(fields + change))
    }
    call("delete_row") {
        rows.deleteRow(collection, 1)
        expect(refusal { rows.deleteRow(collection, 1) }, 404 to missingRowCode)
    }
    call("wrong_key") {
        ApiClient.accessToken = "wrong"
        expect(refusal { collections.listCollections() }, 401 to "key_invalid")
        ApiClient.accessToken = System.getenv("ROWFEED_KEY")
    }
    call("missing_row") { expect(refusal { rows.getRow(collection, 1) }, 404 to missingRowCode) }
}

fun call(name: String, steps: () -> Unit) {
    try {
        steps()
        println("ok $name")
    } catch (error: Exception) {
        println("wrong $name: $error")
    }
}

fun expect(actual: Any?, expected: Any?) = check(actual == expected) { "$actual instead of $expected" }

fun expectRows(actual: List<Row>, ids: List<Long>, expected: List<Fields>) {
    expect(actual.map { it.id }, ids)
    // A row compares as its id alone.
    expect(actual.map { it.toMap() }, expected)
}

/** Its status and the code of its problem. */
fun refusal(request: () -> Any): Pair<Int, String> {
    try {
        error("not refused: ${request()}")
    } catch (refused: ClientException) {
        val problem = (refused.response as ClientError<*>).body as String
        return refused.statusCode to Serializer.jacksonObjectMapper.readValue<ProblemDetails>(problem).code
    }
}

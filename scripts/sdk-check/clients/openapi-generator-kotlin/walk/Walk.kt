import org.openapitools.client.apis.CollectionsApi
import org.openapitools.client.apis.FeedApi
import org.openapitools.client.apis.RowsApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.infrastructure.Success
import org.openapitools.client.models.CollectionInput
import org.openapitools.client.models.ProblemDetails
import org.openapitools.client.models.Row
import tools.jackson.databind.JsonNode
import tools.jackson.module.kotlin.readValue

typealias Fields = Map<String, Any?>

class Asked(
    val call: String,
    val collection: String,
    val id: Long,
    val rows: List<JsonNode>,
    val fields: JsonNode,
    val idempotencyKey: String,
    val list: Page,
)

class Page(
    val limit: Int?,
    val offset: Long?,
    val order_by: String?,
    val order: RowsApi.OrderListRows?,
    val filter: String?,
    val sort: List<String>?,
    val fields: Set<String>?,
    val after: String?,
    val since: String?,
)

val json = Serializer.jacksonObjectMapper
val url: String = System.getenv("ROWFEED_URL")
val collections = CollectionsApi(url)
val rows = RowsApi(url)
val feed = FeedApi(url)

/** Makes the calls that walk.ts asks for. */
fun main() {
    ApiClient.accessToken = System.getenv("ROWFEED_KEY")
    for (line in generateSequence(::readlnOrNull)) {
        val answer: Map<String, Any?> = try {
            answerTo(json.readValue(line))
        } catch (refused: ClientException) {
            val problem = (refused.response as ClientError<*>).body as String
            mapOf("status" to refused.statusCode, "code" to json.readValue<ProblemDetails>(problem).code)
        } catch (error: Exception) {
            mapOf("error" to "$error")
        }
        println(json.writeValueAsString(answer))
        System.out.flush()
    }
}

fun answerTo(asked: Asked): Map<String, Any?> {
    val name = asked.collection
    val value: Any? = when (asked.call) {
        "create_collection" -> collections.createCollection(CollectionInput(name))
        "insert_rows" -> {
            val once = asked.idempotencyKey.ifEmpty { null }
            rows.insertRows(name, asked.rows.map(::fieldsOf), idempotencyKey = once).map(::membersOf)
        }
        "get_row" -> membersOf(rows.getRow(name, asked.id))
        "list_changes" -> {
            val list = feed.listChanges(name, since = asked.list.since, limit = asked.list.limit)
            val found = list.changes.map { mapOf("event" to it.event, "row" to membersOf(it.row)) }
            return mapOf("value" to found, "next" to list.cursor)
        }
        "update_row" -> membersOf(rows.updateRow(name, asked.id, fieldsOf(asked.fields)))
        "delete_row" -> rows.deleteRow(name, asked.id)
        else -> return with(asked.list) {
            val answer = rows.listRowsWithHttpInfo(
                name, limit, offset, order_by, order, null, filter, sort, fields, after, null, null, null
            )
            val found = (answer as Success).data!!.map(::membersOf)
            mapOf("value" to found, "next" to answer.headers["next-after"]?.single())
        }
    }
    return mapOf("value" to value)
}

/** A row is a map of its fields, without its ID. */
fun membersOf(row: Row): Fields = row.toMap() + ("id" to row.id)

/** Jackson refuses null in the values of a map that is a member. */
fun fieldsOf(node: JsonNode): Fields = json.readValue(node.toString())

/**
 * The tables of an SQLite file, in steps (../migrations.ts). The views and triggers on them are temporary.
 * Each connection that writes creates its own (commit/commit-triggers.ts).
 */
export const migrations: readonly (readonly string[])[] = [
  [
    'CREATE TABLE counters (name text PRIMARY KEY NOT NULL, value integer NOT NULL)',
    "INSERT INTO counters VALUES ('account', 0), ('collection', 0), ('index', 0), ('plan', 0), ('schema', 0)",
    `CREATE TABLE plans (id integer PRIMARY KEY, name text NOT NULL UNIQUE, requests integer NOT NULL,
       period text NOT NULL, burst integer, created_at integer NOT NULL, max_collections integer, max_rows integer,
       max_bytes integer)`,
    // `collections_tag` gets a new random value with each change of the list of the account's collections.
    `CREATE TABLE accounts (id integer PRIMARY KEY, name text NOT NULL UNIQUE, plan_id integer REFERENCES plans (id),
       created_at integer NOT NULL, collections_tag text NOT NULL DEFAULT '0')`,
    `CREATE TABLE keys (id text PRIMARY KEY NOT NULL, account_id integer NOT NULL REFERENCES accounts (id),
       name text NOT NULL, hash text NOT NULL UNIQUE, prefix text NOT NULL, scopes text NOT NULL, collections text,
       expires_at integer, revoked_at integer, last_used_at integer, created_at integer NOT NULL, origin text NOT NULL)`,
    'CREATE INDEX keys_of_account ON keys (account_id, created_at, id)',
    // Running totals. Each instance has separate rows, so that instances do not wait for each other's counts.
    `CREATE TABLE usage (key_id text NOT NULL, hour integer NOT NULL, instance text NOT NULL, requests integer NOT NULL,
       PRIMARY KEY (key_id, hour, instance))`,
    // The usage that is not folded into days yet. This is the usage of two days, regardless of how far back a
    // report goes.
    "CREATE INDEX usage_unfolded ON usage (hour) WHERE instance <> ''",
    // `type_name` is the name of the collection in the typed contract, from its first schema on.
    `CREATE TABLE collections (id integer PRIMARY KEY, account_id integer NOT NULL REFERENCES accounts (id),
       name text NOT NULL, created_at integer NOT NULL, type_name text, UNIQUE (account_id, name))`,
    // The part of a collection that each write changes. `index_version` increases when an index is created or
    // dropped, and when the schema changes. `bytes` is the size of all rows.
    `CREATE TABLE heads (collection_id integer PRIMARY KEY, incarnation text NOT NULL, seq integer NOT NULL,
       next_row_id integer NOT NULL, rows integer NOT NULL, log_start integer NOT NULL, index_version integer NOT NULL,
       bytes integer NOT NULL DEFAULT 0)`,
    // Incarnations of the collections in other databases, which this one continues after `seq` (history.ts).
    `CREATE TABLE cursor_aliases (collection_id integer NOT NULL, incarnation text NOT NULL, seq integer NOT NULL,
       PRIMARY KEY (collection_id, incarnation))`,
    // Deleted collections whose rows and log are still being removed, in small steps.
    'CREATE TABLE dropped_collections (collection_id integer PRIMARY KEY)',
    // `data` is the whole JSON text of the row, including its id, in the form that clients receive.
    `CREATE TABLE rows (collection_id integer NOT NULL, id integer NOT NULL, seq integer NOT NULL, data text NOT NULL,
       PRIMARY KEY (collection_id, id)) WITHOUT ROWID`,
    // The number of deleted ids in each block of 1,024. Blocks without deleted ids have no row.
    `CREATE TABLE deleted_per_block (collection_id integer NOT NULL, block integer NOT NULL, deleted integer NOT NULL,
       PRIMARY KEY (collection_id, block)) WITHOUT ROWID`,
    // The change log. An entry contains the changes first_seq..last_seq of one commit, as log/entry.ts writes
    // them. The key has a separate index, because in the tree of the table SQLite reads whole entries to
    // compare keys. With this index, inserts into 100 collections became twice as fast.
    `CREATE TABLE changes (collection_id integer NOT NULL, last_seq integer NOT NULL, first_seq integer NOT NULL,
       time integer NOT NULL, changes text NOT NULL, PRIMARY KEY (collection_id, last_seq))`,
    // Automatic indexes (store/indexes/). `built_through` is the `IndexStage`, and `fields` is a JSON array.
    `CREATE TABLE sort_indexes (id integer PRIMARY KEY, collection_id integer NOT NULL, fields text NOT NULL,
       built_through integer NOT NULL, used_at integer NOT NULL, UNIQUE (collection_id, fields))`,
    `CREATE TABLE sort_keys (index_id integer NOT NULL, key blob NOT NULL, row_id integer NOT NULL,
       PRIMARY KEY (index_id, key, row_id)) WITHOUT ROWID`,
    // Executed requests that had an idempotency key, each for a day.
    `CREATE TABLE idempotency_keys (account_id integer NOT NULL, key text NOT NULL, fingerprint text NOT NULL,
       outcome text NOT NULL, created_at integer NOT NULL, PRIMARY KEY (account_id, key))`,
    'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)',
    // The schemas of collections. Another text gets another id. `seq` is the last change of the collection
    // before its schema was set.
    `CREATE TABLE schemas (id integer PRIMARY KEY, collection_id integer NOT NULL UNIQUE, account_id integer NOT NULL,
       text text NOT NULL, seq integer NOT NULL)`,
    'CREATE INDEX schemas_of_account ON schemas (account_id)',
    // Schema changes in progress, and the time until which other instances must expect them.
    'CREATE TABLE schema_changes (collection_id integer PRIMARY KEY, token text NOT NULL, until integer NOT NULL)',
  ],
  [
    // The fields of the collection's row key, if the index belongs to it: a JSON array in the client's order.
    'ALTER TABLE sort_indexes ADD COLUMN row_key text',
    // In the first databases with schema 7, this index has only the column `account_id`.
    'DROP INDEX keys_of_account',
    'CREATE INDEX keys_of_account ON keys (account_id, created_at, id)',
  ],
  [
    // The tickets of a subject that were created before `version` of the registry, or before `revoked_at`, are revoked.
    // `key_id` is empty for the tickets of all keys of the account.
    `CREATE TABLE ticket_revocations (account_id integer NOT NULL, key_id text NOT NULL, subject text NOT NULL,
       version integer NOT NULL, revoked_at integer NOT NULL, PRIMARY KEY (account_id, subject, key_id))`,
    'CREATE INDEX ticket_revocations_by_version ON ticket_revocations (version)',
    'CREATE INDEX ticket_revocations_by_age ON ticket_revocations (revoked_at)',
  ],
  // The registry's readers look for these keys after each change of any key.
  ["CREATE INDEX keys_of_environment ON keys (hash) WHERE origin = 'environment'"],
  // For a revocation of all subjects (`*`): only tickets that were created before this version are revoked.
  ['ALTER TABLE ticket_revocations ADD COLUMN before_version integer'],
  // A collection gets its type name with its first schema, and then looks for the same name of others.
  ['CREATE INDEX collections_by_type ON collections (account_id, lower(type_name))'],
];

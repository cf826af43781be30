/** The tables of an SQLite file, by steps (../migrations.ts); what runs on them is made when a writer connects (programs.ts). */
export const migrations: readonly (readonly string[])[] = [
  [
    'CREATE TABLE counters (name text PRIMARY KEY NOT NULL, value integer NOT NULL)',
    "INSERT INTO counters VALUES ('account', 0), ('collection', 0), ('index', 0), ('plan', 0)",
    `CREATE TABLE plans (id integer PRIMARY KEY, name text NOT NULL UNIQUE, requests integer NOT NULL,
       period text NOT NULL, burst integer, created_at integer NOT NULL)`,
    `CREATE TABLE accounts (id integer PRIMARY KEY, name text NOT NULL UNIQUE, plan_id integer REFERENCES plans (id),
       created_at integer NOT NULL)`,
    `CREATE TABLE keys (id text PRIMARY KEY NOT NULL, account_id integer NOT NULL REFERENCES accounts (id),
       name text NOT NULL, hash text NOT NULL UNIQUE, prefix text NOT NULL, scopes text NOT NULL, collections text,
       expires_at integer, revoked_at integer, last_used_at integer, created_at integer NOT NULL, origin text NOT NULL)`,
    'CREATE INDEX keys_of_account ON keys (account_id)',
    // Running totals. One row an instance, so that no two of them ever wait for each other's counts.
    `CREATE TABLE usage (key_id text NOT NULL, hour integer NOT NULL, instance text NOT NULL, requests integer NOT NULL,
       PRIMARY KEY (key_id, hour, instance))`,
    // What isn't folded into days yet: that of two days, however long the report goes back.
    "CREATE INDEX usage_unfolded ON usage (hour) WHERE instance <> ''",
    `CREATE TABLE collections (id integer PRIMARY KEY, account_id integer NOT NULL REFERENCES accounts (id),
       name text NOT NULL, created_at integer NOT NULL, UNIQUE (account_id, name))`,
    // What every write of a collection changes, apart from what only its creation sets. `index_version` moves on when
    // an index is begun or dropped.
    `CREATE TABLE heads (collection_id integer PRIMARY KEY, incarnation text NOT NULL, seq integer NOT NULL,
       next_row_id integer NOT NULL, rows integer NOT NULL, log_start integer NOT NULL, index_version integer NOT NULL)`,
    // Lives of collections in other databases, which theirs here goes on from after `seq` (history.ts).
    `CREATE TABLE cursor_aliases (collection_id integer NOT NULL, incarnation text NOT NULL, seq integer NOT NULL,
       PRIMARY KEY (collection_id, incarnation))`,
    // Collections that are deleted and whose rows and log are being removed in small steps.
    'CREATE TABLE dropped_collections (collection_id integer PRIMARY KEY)',
    // `data` is the whole JSON text of the row, its id included, as it goes on the wire.
    `CREATE TABLE rows (collection_id integer NOT NULL, id integer NOT NULL, seq integer NOT NULL, data text NOT NULL,
       PRIMARY KEY (collection_id, id)) WITHOUT ROWID`,
    // How many ids of each block of 1,024 are deleted; blocks that are whole have no row.
    `CREATE TABLE deleted_per_block (collection_id integer NOT NULL, block integer NOT NULL, deleted integer NOT NULL,
       PRIMARY KEY (collection_id, block)) WITHOUT ROWID`,
    // The change log: an entry holds the changes first_seq..last_seq of one commit, as log/entry.ts writes them. Its key
    // has an index apart: in the table's own tree, SQLite reads long entries whole to compare them, and what several
    // collections log lies on as many pages. Inserts into 100 collections became twice as fast.
    `CREATE TABLE changes (collection_id integer NOT NULL, last_seq integer NOT NULL, first_seq integer NOT NULL,
       time integer NOT NULL, changes text NOT NULL, PRIMARY KEY (collection_id, last_seq))`,
    // Indexes that make themselves (store/indexes.ts): rows up to `built_through` have their key. `fields` is a JSON array.
    `CREATE TABLE sort_indexes (id integer PRIMARY KEY, collection_id integer NOT NULL, fields text NOT NULL,
       built_through integer NOT NULL, used_at integer NOT NULL, UNIQUE (collection_id, fields))`,
    `CREATE TABLE sort_keys (index_id integer NOT NULL, key blob NOT NULL, row_id integer NOT NULL,
       PRIMARY KEY (index_id, key, row_id)) WITHOUT ROWID`,
  ],
  [
    // What tells the lists of an account's collections apart: another one, at random, after each change of them.
    `ALTER TABLE accounts ADD COLUMN collections_tag text NOT NULL DEFAULT '0'`,
    'UPDATE accounts SET collections_tag = lower(hex(randomblob(8)))',
  ],
  [
    // Requests with an idempotency key that were carried out, each for a day.
    `CREATE TABLE idempotency_keys (account_id integer NOT NULL, key text NOT NULL, fingerprint text NOT NULL,
       outcome text NOT NULL, created_at integer NOT NULL, PRIMARY KEY (account_id, key))`,
    'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)',
  ],
  [
    // The administrators' keys, by which others are made over HTTP.
    `UPDATE keys SET scopes = scopes || ',admin' WHERE origin IN ('start', 'environment')
       AND scopes = 'read,write' AND collections IS NULL AND expires_at IS NULL`,
    // The bytes of a collection's rows (bytes.ts): right where `bytes_seq` has moved on with `seq`.
    'ALTER TABLE heads ADD COLUMN bytes integer NOT NULL DEFAULT 0',
    'ALTER TABLE heads ADD COLUMN bytes_seq integer NOT NULL DEFAULT 0',
    `UPDATE heads SET bytes_seq = seq, bytes = (
       SELECT coalesce(sum(octet_length(data)), 0) FROM rows WHERE rows.collection_id = heads.collection_id)`,
    'ALTER TABLE plans ADD COLUMN max_collections integer',
    'ALTER TABLE plans ADD COLUMN max_rows integer',
    'ALTER TABLE plans ADD COLUMN max_bytes integer',
  ],
  [
    "INSERT INTO counters VALUES ('schema', 0)",
    // What rows of a collection keep to. Another text is another schema, with another id, and moves on `index_version`.
    // `seq` is the collection's last change before it was set.
    `CREATE TABLE schemas (id integer PRIMARY KEY, collection_id integer NOT NULL UNIQUE, account_id integer NOT NULL,
       text text NOT NULL, seq integer NOT NULL)`,
    'CREATE INDEX schemas_of_account ON schemas (account_id)',
    // Who is about to set or remove one, and until when others have to believe it.
    `CREATE TABLE schema_changes (collection_id integer PRIMARY KEY, token text NOT NULL, until integer NOT NULL)`,
    // What a collection is called in its account's own documents, from the first schema on.
    'ALTER TABLE collections ADD COLUMN type_name text',
  ],
  // Nothing; on PostgreSQL, how long texts are compressed.
  [],
];

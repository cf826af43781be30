/** The settings of a database, such as its secrets. All instances on the database share them. */
import type { Knex } from 'knex';

/** Returns the value of a setting. If it does not exist, stores a new value. */
export async function settingOf(knex: Knex, name: string, newValue: () => string): Promise<string> {
  const read = async (): Promise<string | undefined> =>
    (await knex('settings').where({ name }).first('value'))?.value;
  const known = await read();
  if (known !== undefined) return known;
  // Another instance may be faster. Then its value stays.
  await knex('settings').insert({ name, value: newValue() }).onConflict('name').ignore();
  return (await read())!;
}

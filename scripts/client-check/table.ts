/** The guide's table of other tools. */
import type { Table } from '../trials.js';
import type { Client } from './client.js';
import { clients } from './clients.js';

export const table: Table<Client> = {
  heading: '## Postman, MCP and other tools',
  head: ['Tool', 'Document', 'What it does', 'Last result', 'Notes'],
  all: clients,
  begin: ({ name }) => name,
  cellsOf({ name, version, document, does, note }) {
    const documents = document.split(', ').map((each) => (each === '' ? '' : `\`${each}\``));
    return [`${name} ${version}`, documents.join(', '), does, note];
  },
};

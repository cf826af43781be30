import { join } from 'node:path';
import { expect } from 'chai';
import { readGuides } from '../../scripts/generate/docs/guides.js';
import { modelOf } from '../../scripts/generate/docs/model.js';
import { searchSections } from '../../scripts/generate/docs/search.js';
import { readDocuments } from '../../scripts/generate/documents.js';
import { find, type Section } from '../../src/docs/page/search/finding.js';

const project = join(import.meta.dirname, '../..');

/** What readers type, and the guide that one of the first three results must lead to. */
const queries: Readonly<Record<string, string>> = {
  pagination: 'lists',
  authentication: 'authenticate',
  login: 'authenticate',
  'api key': 'keys',
  'end users': 'end-users',
  'view as': 'console',
  permissions: 'authenticate',
  quota: 'plans',
  'rate limit': 'plans',
  quickstart: 'quickstart',
  'getting started': 'quickstart',
  install: 'install',
  tutorial: 'todo-list',
  typescript: 'quickstart-typescript',
  python: 'python',
  'real-time': 'follow',
  subscribe: 'follow',
  'long polling': 'follow-http',
  eventsource: 'follow-http',
  reconnect: 'resume',
  offline: 'client',
  sync: 'keep-in-sync',
  timestamp: 'faq',
  upsert: 'row-keys',
  webhook: 'follow',
  transaction: 'safe-writes',
  'optimistic locking': 'safe-writes',
  csv: 'import-export',
  'own id': 'row-keys',
  unique: 'row-keys',
  'json schema': 'schemas',
  validation: 'schemas',
  'error codes': 'errors',
  react: 'react',
  'optimistic update': 'react',
  vue: 'client',
  testing: 'test-in-ci',
  cors: 'http',
  'command line': 'cli',
  'environment variables': 'configuration',
  nginx: 'deploy',
  docker: 'deploy',
  kubernetes: 'deploy',
  upgrade: 'upgrade',
  migration: 'upgrade',
  backup: 'backup',
  prometheus: 'metrics',
  versioning: 'versioning',
  pocketbase: 'benchmarks',
  supabase: 'comparison',
  troubleshooting: 'troubleshooting',
  glossary: 'glossary',
};

describe('the search of the documentation', () => {
  let sections: readonly Section[];
  before(async () => {
    const [documents, guides] = await Promise.all([readDocuments(project), readGuides(project)]);
    sections = searchSections(modelOf(documents), guides);
  });

  for (const [query, guide] of Object.entries(queries)) {
    it(`finds ${guide} for "${query}"`, () => {
      const addresses = find(sections, query, 3).map(({ section }) => section.address.split('#')[0]);
      expect(addresses).to.include(`/docs/${guide}`);
    });
  }
});

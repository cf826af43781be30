/** The commands `rowfeed plans ...`, which create, list, assign and remove plans. */
import { type Command, Option } from 'commander';
import {
  assignPlan,
  listPlans,
  type Plan,
  periodUnits,
  removePlan,
  setPlan,
  unlimited,
} from '../../access/plans.js';
import { counted, formatCount } from '../../text/count.js';
import { parseCount, parsePlan } from '../arguments.js';
import { withDatabase } from '../database.js';
import { formatTable, print, printJson, remark } from '../output.js';

type Listed = Awaited<ReturnType<typeof listPlans>>[number];

export function definePlans(plans: Command): void {
  plans
    .command('set')
    .argument('<plan>', 'the name of the plan', parsePlan)
    .description('create a plan or replace all of its limits; an omitted limit means unlimited')
    .option('--requests <n>', 'the maximum number of requests in each period', parseCount)
    .addOption(
      new Option('--period <unit>', 'the calendar period for --requests, in UTC').choices(periodUnits),
    )
    .option('--burst <n>', 'the maximum number of requests at once, and on average per second', parseCount)
    .option('--max-collections <n>', 'the maximum number of collections', parseCount)
    .option('--max-rows <n>', 'the maximum number of rows in all collections', parseCount)
    .option('--max-bytes <n>', 'the maximum size of all rows, in bytes of JSON', parseCount)
    .option('--json', 'print JSON')
    .action(
      (name: string, { json, ...limits }: Partial<Plan> & { readonly json?: true }, command: Command) => {
        const { requests, period, burst } = limits;
        if ((requests === undefined) !== (period === undefined))
          command.error('error: --requests and --period must be used together');
        if (burst !== undefined && requests === undefined)
          command.error('error: --burst requires --requests');
        return withDatabase(async (database) => {
          const plan = { ...limits, name, requests, period, burst };
          const before = await setPlan(database, plan);
          if (json) printJson(toWire(plan));
          else print(`Plan ${name}: ${describe(plan)}.`);
          if (before !== undefined && describe(before) !== describe(plan))
            remark(`Before: ${describe(before)}. An omitted limit is removed.`);
        });
      },
    );

  plans
    .command('list')
    .description('list all plans and the accounts that have them')
    .option('--json', 'print JSON')
    .action(({ json }: { readonly json?: true }) =>
      withDatabase(async (database) => {
        const all = await listPlans(database);
        if (json) printJson(all.map((plan) => ({ ...toWire(plan), accounts: plan.accounts })));
        else if (all.length > 0) print(formatPlans(all));
        else remark('There are no plans. No account is limited.');
      }),
    );

  plans
    .command('remove <plan>')
    .description('remove a plan that is not assigned to any account')
    .option('--json', 'print JSON')
    .action((name: string, { json }: { readonly json?: true }) =>
      withDatabase(async (database) => {
        await removePlan(database, name);
        if (json) printJson({ name });
        else print(`Removed the plan ${name}.`);
      }),
    );

  plans
    .command('assign <account> <plan>')
    .description(`assign a plan to an account; "${unlimited}" removes its plan`)
    .option('--json', 'print JSON')
    .action((account: string, plan: string, { json }: { readonly json?: true }) =>
      withDatabase(async (database) => {
        await assignPlan(database, account, plan);
        if (json) printJson({ account, plan });
        else print(`Account ${account} now has the plan ${plan}.`);
      }),
    );
}

function toWire(plan: Plan) {
  return {
    name: plan.name,
    requests: plan.requests ?? null,
    period: plan.period ?? null,
    burst: plan.burst ?? null,
    max_collections: plan.maxCollections ?? null,
    max_rows: plan.maxRows ?? null,
    max_bytes: plan.maxBytes ?? null,
  };
}

function describe(plan: Plan): string {
  const { requests, period, burst, maxCollections, maxRows, maxBytes } = plan;
  const limits = [
    requests === undefined ? 'any number of requests' : `${counted(requests, 'request')} per ${period}`,
    ...(burst === undefined ? [] : [`${formatCount(burst)} at once`]),
    ...(maxCollections === undefined ? [] : [counted(maxCollections, 'collection')]),
    ...(maxRows === undefined ? [] : [counted(maxRows, 'row')]),
    ...(maxBytes === undefined ? [] : [counted(maxBytes, 'byte')]),
  ];
  return limits.join(', ');
}

function formatPlans(plans: readonly Listed[]): string {
  const count = (limit: number | undefined): string => (limit === undefined ? '-' : formatCount(limit));
  return formatTable(
    [
      ...([['PLAN'], ['REQUESTS', 'number'], ['PERIOD'], ['BURST', 'number']] as const),
      ...([['COLLECTIONS', 'number'], ['ROWS', 'number'], ['BYTES', 'number'], ['ACCOUNTS']] as const),
    ],
    plans.map((plan) => [
      plan.name,
      ...[count(plan.requests), plan.period ?? '-', count(plan.burst)],
      ...[count(plan.maxCollections), count(plan.maxRows), count(plan.maxBytes)],
      plan.accounts.join(', '),
    ]),
  );
}

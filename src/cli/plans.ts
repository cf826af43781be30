/** `rowfeed plans ...` */
import { type Command, Option } from 'commander';
import { assignPlan, listPlans, type Plan, periodUnits, setPlan, unlimited } from '../access/plans.js';
import { parseCount } from './arguments.js';
import { withDatabase } from './database.js';
import { formatCount, formatTable, print, printJson, remark } from './output.js';

type Listed = Awaited<ReturnType<typeof listPlans>>[number];

export function addPlansCommands(program: Command): void {
  const plans = program.command('plans').description('limit the requests of accounts');

  plans
    .command('set <plan>')
    .description('create a plan or change it')
    .requiredOption('--requests <n>', 'requests allowed in each period', parseCount)
    .addOption(
      new Option('--period <unit>', 'calendar period, in UTC').choices(periodUnits).makeOptionMandatory(),
    )
    .option('--burst <n>', 'requests allowed at once; as many come back each second', parseCount)
    .option('--json', 'print JSON')
    .action((name: string, { json, ...limits }: Omit<Plan, 'name'> & { readonly json?: true }) =>
      withDatabase(async (database) => {
        const plan = { name, requests: limits.requests, period: limits.period, burst: limits.burst };
        await setPlan(database, plan);
        if (json) printJson(toWire(plan));
        else print(`Plan ${name}: ${describe(plan)}.`);
      }),
    );

  plans
    .command('list')
    .description('show all plans and the accounts that have them')
    .option('--json', 'print JSON')
    .action(({ json }: { readonly json?: true }) =>
      withDatabase(async (database) => {
        const all = await listPlans(database);
        if (json) printJson(all.map((plan) => ({ ...toWire(plan), accounts: plan.accounts })));
        else if (all.length > 0) print(formatPlans(all));
        else remark('There are no plans: every account is unlimited.');
      }),
    );

  plans
    .command('assign <account> <plan>')
    .description(`put an account on a plan; "${unlimited}" takes it off`)
    .option('--json', 'print JSON')
    .action((account: string, plan: string, { json }: { readonly json?: true }) =>
      withDatabase(async (database) => {
        await assignPlan(database, account, plan);
        if (json) printJson({ account, plan });
        else print(`Account ${account} has the plan ${plan} now.`);
      }),
    );
}

function toWire({ name, requests, period, burst }: Plan) {
  return { name, requests, period, burst: burst ?? null };
}

function describe({ requests, period, burst }: Plan): string {
  const calendar = `${formatCount(requests)} requests a ${period}`;
  return burst === undefined ? calendar : `${calendar}, ${formatCount(burst)} at once`;
}

function formatPlans(plans: readonly Listed[]): string {
  return formatTable(
    [['PLAN'], ['REQUESTS', 'number'], ['PERIOD'], ['BURST', 'number'], ['ACCOUNTS']],
    plans.map((plan) => [
      plan.name,
      formatCount(plan.requests),
      plan.period,
      plan.burst === undefined ? '-' : formatCount(plan.burst),
      plan.accounts.join(', '),
    ]),
  );
}

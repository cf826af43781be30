import { validatorsOfParameters } from '../generated/validators.js';
import { readParameters } from '../src/contract.js';
function time(name: string, f: () => unknown, n = 50000) {
  let best = Infinity;
  for (let r = 0; r < 15; r++) { const t = performance.now();
  for (let i = 0; i < n; i++) f();
  best = Math.min(best, (performance.now() - t) / n * 1000); }
  console.log(name, best.toFixed(3), 'us');
}
const v = validatorsOfParameters.listRows;
const defaults = Object.fromEntries([['limit',100],['offset',0],['order_by','id'],['order','asc']]);
const dl = Object.entries(defaults).map(([name,value])=>({name,value}));
time('validate', () => v({ collection_name: 'notes', limit: 100, offset: 0, order_by: 'id', order: 'asc' }));
time('spread', () => { const x: any = { ...defaults }; x['collection_name'] = 'notes'; return x; });
time('spread+validate', () => { const x: any = { ...defaults }; x['collection_name'] = 'notes'; return v(x); });
time('loop+validate', () => { const x: any = {}; x['collection_name'] = 'notes'; for (const d of dl) if (x[d.name] === undefined) x[d.name] = d.value; return v(x); });
time('readParameters', () => readParameters('listRows', { collection_name: 'notes' }, '', {}));
const q='limit=20&offset=400&order_by=title&order=desc';
time('readParameters q', () => readParameters('listRows', { collection_name: 'notes' }, q, {}));
time('readParameters row', () => readParameters('getRow', { collection_name: 'notes', row_id: '77' }, '', {}));

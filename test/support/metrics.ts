import { expect } from 'chai';

/**
 * Reads the samples of /metrics. The keys are the metric names with their labels, as the server writes them.
 */
export async function scrape(service: {
  readonly metricsPort: number | undefined;
}): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${service.metricsPort}/metrics`);
  const text = await response.text();
  expect(response.status).to.equal(200);
  expect(response.headers.get('content-type')).to.match(/^text\/plain/);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

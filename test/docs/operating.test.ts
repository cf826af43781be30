/** The files for operators that the guides show: a Deployment for Kubernetes, and alerts for Prometheus. */
import { expect } from 'chai';
import { parse, parseAllDocuments } from 'yaml';
import { variables } from '../../src/config.js';
import { blocks, document, section, tableRows } from '../support/readme.js';

/** Returns the YAML file with this name in the first line. */
function file(path: string, heading: string, name: string): string {
  return blocks(section(path, heading)).find(({ text }) => text.startsWith(`# ${name}\n`))!.text;
}

describe('the files for operators in the guides', () => {
  it('run the image on Kubernetes with probes, ports and settings that exist', () => {
    const text = file('src/docs/how-to/deploy.md', '## Run on Kubernetes', 'rowfeed.yaml');
    const [deployment, service] = parseAllDocuments(text).map((each) => each.toJS());
    const { spec, metadata } = deployment.spec.template;
    const [container] = spec.containers;
    expect(metadata.labels).to.deep.equal(deployment.spec.selector.matchLabels);
    expect(metadata.labels).to.deep.equal(service.spec.selector);
    const ports = new Map(
      container.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [
        name,
        containerPort,
      ]),
    );
    expect(ports.get('http')).to.equal(
      Number(/PORT=(\d+)/.exec(document('scripts/container/Containerfile'))![1]),
    );
    // The requirements of the Pod Security Standard "restricted".
    expect(spec.securityContext).to.deep.equal({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).to.deep.equal({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    for (const { name, value } of container.env) {
      expect(variables).to.have.property(name);
      expect(Number(value)).to.equal(ports.get('metrics'));
    }
    const { paths } = parse(document('openapi.yaml'));
    for (const { httpGet } of [container.readinessProbe, container.livenessProbe]) {
      expect(paths).to.have.property(httpGet.path);
      expect(ports.has(httpGet.port)).to.equal(true);
    }
    expect(ports.has(service.spec.ports[0].targetPort)).to.equal(true);
  });

  it('alert on metrics that exist', () => {
    const text = file('src/docs/how-to/monitor.md', '## Metrics', 'rowfeed-alerts.yml');
    const metrics = tableRows(section('src/docs/reference/metrics.md', '## All metrics')).join();
    const rules = parse(text).groups.flatMap((group: { rules: unknown[] }) => group.rules);
    expect(rules).to.have.length(5);
    for (const { expr } of rules) {
      const [, name] = /\b((?:rowfeed|process)_\w+?)(?:_count|_bucket)?\b(?![\w"])/.exec(expr) ?? [];
      if (name === undefined) expect(expr).to.equal('up{job="rowfeed"} == 0');
      else expect(metrics).to.include(`\`${name}\``);
    }
  });
});

/** The files for operators that the guides show: a Deployment for Kubernetes, and alerts for Prometheus. */
import { expect } from 'chai';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig, variables } from '../../src/config.js';
import { migrationTimeoutMs } from '../../src/engines/postgres/connection/limits.js';
import { blocks, document, section, tableRows } from '../support/readme.js';

/** Returns the YAML file with this name in the first line. */
function file(path: string, heading: string, name: string): string {
  return blocks(section(path, heading)).find(({ text }) => text.startsWith(`# ${name}\n`))!.text;
}

describe('the files for operators in the guides', () => {
  it('run the image on Kubernetes with probes, ports and settings that exist', () => {
    const text = file('src/docs/how-to/deploy.md', '## Run on Kubernetes', 'rowfeed.yaml');
    const objects = parseAllDocuments(text).map((each) => each.toJS());
    const [deployment, service, budget, policy, ingress] = objects;
    expect(objects.map(({ kind }) => kind)).to.deep.equal([
      ...['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy', 'Ingress'],
    ]);
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
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const env = new Map<string, string>(
      container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    // The only folder that the server can write to.
    const [{ name: volume, mountPath }] = container.volumeMounts;
    expect(spec.volumes).to.deep.equal([{ name: volume, emptyDir: {} }]);
    expect(env.get('TMPDIR')).to.equal(mountPath);
    env.delete('TMPDIR');
    for (const name of env.keys()) expect(variables).to.have.property(name);
    // The server does not start before the placeholder is replaced, so nobody trusts a range by accident.
    expect(() => loadConfig(Object.fromEntries(env))).to.throw(/^ROWFEED_TRUST_PROXY /);
    expect(() =>
      loadConfig({ ...Object.fromEntries(env), ROWFEED_TRUST_PROXY: '10.244.3.0/24' }),
    ).to.not.throw();
    expect(Number(env.get('ROWFEED_METRICS_PORT'))).to.equal(ports.get('metrics'));
    expect(container.resources.limits.memory).to.match(/^\dGi$/);
    const { paths } = parse(document('openapi.yaml'));
    for (const { httpGet } of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
      expect(paths).to.have.property(httpGet.path);
      expect(ports.has(httpGet.port)).to.equal(true);
    }
    expect(ports.has(service.spec.ports[0].targetPort)).to.equal(true);
    const { periodSeconds, failureThreshold } = container.startupProbe;
    expect(periodSeconds * failureThreshold * 1_000).to.be.at.least(migrationTimeoutMs);
    expect(spec.topologySpreadConstraints[0].labelSelector.matchLabels).to.deep.equal(metadata.labels);
    expect(budget.spec.selector.matchLabels).to.deep.equal(metadata.labels);
    expect(budget.spec.minAvailable).to.be.below(deployment.spec.replicas);
    expect(policy.spec.podSelector.matchLabels).to.deep.equal(metadata.labels);
    const [everyone, monitoring] = policy.spec.ingress;
    expect(everyone).to.deep.equal({ ports: [{ port: 'http' }] });
    expect(monitoring)
      .to.include.keys('from')
      .and.deep.include({ ports: [{ port: 'metrics' }] });
    const { rules, tls } = ingress.spec;
    expect(env.get('ROWFEED_PUBLIC_URL')).to.equal(`https://${rules[0].host}`);
    expect(tls).to.deep.equal([{ hosts: [rules[0].host], secretName: 'rowfeed-tls' }]);
    expect(rules[0].http.paths[0].backend.service).to.deep.equal({
      name: service.metadata.name,
      port: { name: service.spec.ports[0].name },
    });
  });

  it('set limits of the ingress that the requests and the feeds do not reach', () => {
    const text = file('src/docs/how-to/deploy.md', '## Run on Kubernetes', 'rowfeed.yaml');
    const { metadata } = parseAllDocuments(text).at(-1)!.toJS();
    const annotations: Record<string, string> = metadata.annotations;
    const settings = Object.entries(annotations).map(([name, value]) => [
      name.replace('nginx.ingress.kubernetes.io/', ''),
      value,
    ]);
    // The API of Kubernetes rejects annotations that are not strings.
    for (const [, value] of settings) expect(value).to.be.a('string');
    const { 'proxy-body-size': bodies, ...others } = Object.fromEntries(settings);
    expect(bodies).to.match(/^[2-9]m$/);
    const { maximum } = parse(document('openapi.yaml')).components.parameters.Wait.schema;
    for (const name of ['proxy-read-timeout', 'proxy-send-timeout'])
      expect(Number(others[name])).to.be.above(maximum);
    expect(others).to.include({ 'proxy-buffering': 'off', 'enable-access-log': 'false' });
  });

  it('let Prometheus find the pods on Kubernetes', () => {
    const text = file('src/docs/how-to/deploy.md', '## Run on Kubernetes', 'rowfeed.yaml');
    const { template } = parseAllDocuments(text)[0]!.toJS().spec;
    const { spec } = parse(file('src/docs/how-to/monitor.md', '## Metrics', 'rowfeed-monitor.yaml'));
    expect(spec.selector.matchLabels).to.deep.equal(template.metadata.labels);
    const ports = template.spec.containers[0].ports.map(({ name }: { name: string }) => name);
    for (const { port } of spec.podMetricsEndpoints) expect(ports).to.include(port);
    // The name of the job in the alerts.
    expect(template.metadata.labels[spec.jobLabel]).to.equal('rowfeed');
  });

  it('alert on metrics that exist', () => {
    const text = file('src/docs/how-to/monitor.md', '## Metrics', 'rowfeed-alerts.yml');
    const metrics = tableRows(section('src/docs/reference/metrics.md', '## All metrics')).join();
    const rules = parse(text).groups.flatMap((group: { rules: unknown[] }) => group.rules);
    expect(rules).to.have.length(7);
    for (const { expr } of rules) {
      const [, name] = /\b((?:rowfeed|process)_\w+?)(?:_count|_bucket)?\b(?![\w"])/.exec(expr) ?? [];
      if (name === undefined)
        expect(expr).to.match(/^(up\{job="rowfeed"\} == 0|absent\(up\{job="rowfeed"\}\))$/);
      else expect(metrics).to.include(`\`${name}\``);
    }
  });
});

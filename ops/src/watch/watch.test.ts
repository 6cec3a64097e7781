import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addGauges } from '@kredka/backend/composition/gauges'
import { createMetrics } from '@kredka/backend/http/probes/metrics'
import { liveMetrics } from '@kredka/backend/live/metrics'
import pg from 'pg'
import { parse } from 'yaml'
import { ROOT } from '../terminal/root.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string }
}

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[]
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const rules: readonly Rule[] = parse(read('ops/alerts/kredka.yml')).groups.flatMap(
  ({ rules }: { readonly rules: readonly Rule[] }) => rules,
)
const panels: readonly Panel[] = JSON.parse(read('ops/grafana/kredka.json')).panels

/** Labels by the name of each series that a process serves. Those that Prometheus adds come with every one. */
function servedSeries(): ReadonlyMap<string, ReadonlySet<string>> {
  const metrics = createMetrics()
  addGauges(metrics, new pg.Pool(), { list: async () => [] } as unknown as Parameters<typeof addGauges>[2])
  liveMetrics(metrics, () => new Map())
  const added = ['job', 'instance']
  return new Map(
    metrics.registry.getMetricsAsArray().flatMap((metric) => {
      const { name, labelNames = [] } = metric as unknown as { readonly name: string; readonly labelNames?: string[] }
      const labels = new Set([...labelNames, ...added])
      const parts = ['_bucket', '_count', '_sum'].map((part) => [`${name}${part}`, new Set([...labels, 'le'])] as const)
      return [[name, labels] as const, ...parts]
    }),
  )
}

/** What a query asks of: each series with the labels that select from it, and those that it is summed by. */
function askedOf(expr: string) {
  const series = [...expr.matchAll(/\b((?:kredka|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', selectors = '']) => ({
      name,
      labels: [...selectors.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }),
  )
  const by = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim()),
  )
  return { series, by }
}

const served = servedSeries()
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

test.each(queries)('OPS-05 %s asks for what a process serves, by labels that it has', (name, expr) => {
  const { series, by } = askedOf(expr)
  if (name !== 'KredkaProcessDown') expect(series).not.toEqual([])
  for (const { name, labels } of series) {
    const known = served.get(name)
    expect([name, known !== undefined]).toEqual([name, true])
    expect(labels.filter((label) => !known?.has(label))).toEqual([])
    expect(by.filter((label) => !known?.has(label))).toEqual([])
  }
})

test('OPS-05 the runbook says of each alert what it means and what to do, and of no other', () => {
  const heads = [...read('ops/docs/runbook.md').matchAll(/^## (Kredka\w+)\n\n(.+)/gm)]
  expect(heads.map(([, name]) => name).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  expect(rules.filter(({ labels }) => !['page', 'ticket'].includes(labels.severity))).toEqual([])
})

test('OPS-05 what an alert says of its figure is what its query gives', () => {
  for (const { alert, expr, annotations } of rules) {
    const { by } = askedOf(expr)
    const told = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label)
    const given = by.length > 0 ? by : ['instance']
    expect([alert, told.filter((label) => !given.includes(label))]).toEqual([alert, []])
  }
})

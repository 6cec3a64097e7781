import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'

const read = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const dockerfile = read('ops', 'docker', 'Dockerfile')
const compose = read('docker-compose.yml')
const stages = dockerfile.split(/^(?=FROM )/m).filter((part) => part.startsWith('FROM '))
const lastStage = stages.at(-1) ?? ''

/** The lines of a service, by the indentation of its name. */
function service(name: string): string {
  const found = new RegExp(`^  ${name}:(?: &\\w+)?\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1]
  if (found === undefined) throw new Error(`docker-compose.yml has no service ${name}`)
  return found
}

test('OPS-03 the image runs as nobody’s root, says whether it is well, and carries no builder', () => {
  expect(lastStage).toMatch(/^USER node$/m)
  expect(lastStage).toMatch(/HEALTHCHECK .*\n?.*healthz/)
  expect(lastStage).toContain('STOPSIGNAL SIGTERM')
  expect(lastStage).not.toMatch(/npm (ci|install)/)
  expect(dockerfile).toContain('npm prune --omit=dev')
  // what a process loads is copied, so that a forgotten room fails here and not in the night
  for (const room of ['contracts', 'projections', 'backend', 'ops/src', 'frontend/dist']) {
    expect(lastStage).toMatch(new RegExp(`^COPY .*\\b${room}$`, 'm'))
  }
})

test('OPS-03 the compose file runs proxy, apis, workers, projectors, EventStoreDB and Postgres, each watched, none writable or privileged', () => {
  for (const name of ['proxy', 'postgres', 'eventstore']) expect(service(name)).toContain('healthcheck:')
  for (const name of ['api', 'worker', 'projector']) {
    expect(service(name)).toContain('<<: *process')
    expect(service(name)).not.toContain('ports:')
  }
  expect(service('worker')).toMatch(/replicas: [2-9]/)
  expect(service('projector-apart')).toContain('<<: *projector')
  const groups = ['worker', 'projector', 'projector-apart'].map((name) => /READ_MODELS: (\w+)/.exec(service(name))?.[1])
  expect(groups).toEqual(['none', 'common', 'apart'])
  const process = compose.slice(compose.indexOf('x-process:'), compose.indexOf('services:'))
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    'EVENTSTORE_URL:',
    'NODE_ENV: production',
  ])
    expect(process).toContain(line)
  // a secret has no default that somebody could forget to change
  for (const secret of ['MASTER_KEY', 'POSTGRES_PASSWORD']) expect(compose).toMatch(new RegExp(`\\$\\{${secret}:\\?`))
  // the grace of a stop covers what an api takes for it
  expect(process).toContain('stop_grace_period: 30s')
  for (const name of ['eventstore', 'postgres']) expect(service(name)).not.toContain('ports:')
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BACKEND, FOLLOWED_LOG } from '@kredka/backend/composition/identifiers'
import { beginRestore } from '@kredka/backend/kernel/followed-log/unfinished-restore'
import type { RunnerView } from '@kredka/contracts/admin/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { inEnvironment } from '../backup/testing/backed-up-site.ts'
import { partsOver } from '../proof/testing/product.ts'
import { checkData } from './check-data.ts'
import { checkMachine } from './check-machine.ts'
import { doctor } from './doctor.ts'
import type { DataFacts, MachineFacts } from './facts.ts'
import type { Finding } from './finding.ts'

const NOW = Date.parse('2026-06-01T08:00:00.000Z')
const GB = 1_000_000_000

const HEALTHY_MACHINE: MachineFacts = {
  node: '24.21.0',
  disks: [{ path: '/data', free_bytes: 100 * GB, total_bytes: 200 * GB }],
  certificate: { valid_until: NOW + 60 * DAY },
  backup: { taken_at: NOW - DAY / 2 },
  production: true,
  now: NOW,
}
const HEALTHY_DATA: DataFacts = {
  postgres: 180_004,
  clock_ahead_ms: 12,
  event_store: { fault: null, servers: [{ node: 'a:2113', version: '23.10.8', clock_ahead_ms: 0 }] },
  master_key: 'fits',
  is_running: true,
  dead_letters: 0,
  oldest_mail_s: null,
  waiting_mails: 0,
  sends_mail: true,
  log: { fault: null, runners: [], leads: ['runner', 'policies'], has_demo_people: false },
}
const serverAhead = (clock_ahead_ms: number | null) => ({
  fault: null,
  servers: [{ node: 'a:2113', version: '23.10.8', clock_ahead_ms }],
})
const runner = (more: Partial<RunnerView>): RunnerView => ({
  kind: 'read_model',
  name: 'offers',
  state: 'live',
  position: '1',
  lag: 7,
  is_at_least: false,
  seconds: 40,
  waiting: 0,
  per_minute: 0,
  moved_at: null,
  stopped_since: null,
  ...more,
})

/** `check: state` of all that is not ok; what is not has something to do. */
function faultsOf(findings: readonly Finding[]): readonly string[] {
  const faults = findings.filter(({ state }) => state !== 'ok')
  for (const { todo } of faults) expect(todo).not.toBeNull()
  return faults.map(({ check, state }) => `${check}: ${state}`)
}
const machine = (more: Partial<MachineFacts>) => faultsOf(checkMachine({ ...HEALTHY_MACHINE, ...more }))
const data = (more: Partial<DataFacts>, production = true) =>
  faultsOf(checkData({ ...HEALTHY_DATA, ...more }, production))
const log = (more: Partial<NonNullable<DataFacts['log']>>) => ({
  log: { fault: null, runners: [], leads: ['runner', 'policies'], has_demo_people: false, ...more },
})

test('OPS-05 a healthy installation has a line for everything and no fault', () => {
  expect(machine({})).toEqual([])
  expect(data({})).toEqual([])
  const checks = [...checkMachine(HEALTHY_MACHINE), ...checkData(HEALTHY_DATA, true)].map(({ check }) => check)
  expect(checks).toEqual([
    'node',
    'disk',
    'certificate',
    'backup',
    'postgres',
    'clock',
    'event store',
    'clock',
    'master key',
    'log',
    'lag',
    'demo people',
    'dead letters',
    'mail',
  ])
})

test.each<[string, readonly string[], readonly string[]]>([
  ['an old Node', machine({ node: '22.21.9' }), ['node: wrong']],
  ['an untested Node', machine({ node: '26.0.0' }), ['node: warn']],
  ['a full disk', machine({ disks: [{ path: '/data', free_bytes: GB / 2, total_bytes: GB }] }), ['disk: wrong']],
  ['little room', machine({ disks: [{ path: '/data', free_bytes: 4 * GB, total_bytes: 9 * GB }] }), ['disk: warn']],
  ['a certificate that is over', machine({ certificate: { valid_until: NOW } }), ['certificate: wrong']],
  ['one that ends', machine({ certificate: { valid_until: NOW + 13 * DAY } }), ['certificate: warn']],
  ['one that is not seen', machine({ certificate: { fault: 'nobody' } }), ['certificate: warn']],
  ['no TLS', machine({ certificate: null }), []],
  ['an old backup', machine({ backup: { taken_at: NOW - 2 * DAY } }), ['backup: warn']],
  ['a very old one', machine({ backup: { taken_at: NOW - 8 * DAY } }), ['backup: wrong']],
  ['a broken one', machine({ backup: { fault: 'It is broken.' } }), ['backup: wrong']],
  ['none in production', machine({ backup: null }), ['backup: warn']],
  ['none elsewhere', machine({ backup: null, production: false }), []],
  ['an old Postgres', data({ postgres: 150_010 }), ['postgres: wrong']],
  ['an untested Postgres', data({ postgres: 170_002 }), ['postgres: warn']],
  ['a clock that is off', data({ clock_ahead_ms: -900 }), ['clock: warn']],
  ['a clock that is wrong', data({ clock_ahead_ms: 6_000 }), ['clock: wrong']],
  ['no event store', data({ event_store: { fault: 'is not there', servers: [] }, log: null }), ['event store: wrong']],
  ['an event store whose clock is wrong', data({ event_store: serverAhead(6_000) }), ['clock: wrong']],
  ['an event store that tells no time', data({ event_store: serverAhead(null) }), []],
  ['another log', data(log({ fault: 'It is another one' })), ['log: wrong']],
  ['another key', data({ master_key: 'another' }), ['master key: wrong']],
  ['no key', data({ master_key: 'none' }), ['master key: wrong']],
  ['an empty vault', data({ master_key: 'unused' }), []],
  ['who is behind', data(log({ runners: [runner({ state: 'behind' }), runner({})] })), ['lag: warn']],
  ['who stands still', data(log({ runners: [runner({ kind: 'policy', state: 'stalled' })] })), ['lag: wrong']],
  ['no projector', data(log({ leads: ['policies', 'runner:apart'] })), ['leaders: wrong']],
  ['all behind a stop', data({ ...log({ runners: [runner({ state: 'stalled' })] }), is_running: false }), []],
  ['dead letters', data({ dead_letters: 2 }), ['dead letters: warn']],
  ['slow mail', data({ oldest_mail_s: 200, waiting_mails: 1 }), ['mail: warn']],
  ['stuck mail', data({ oldest_mail_s: 2_000, waiting_mails: 1 }), ['mail: wrong']],
  ['mail of a site that is stopped', data({ oldest_mail_s: 2_000, waiting_mails: 1, is_running: false }), []],
  ['no way out for mail', data({ sends_mail: false }), ['mail: wrong']],
  ['no way out for mail at home', data({ sends_mail: false }, false), []],
  ['demo people in production', data(log({ has_demo_people: true })), ['demo people: wrong']],
  ['demo people at home', data(log({ has_demo_people: true }), false), []],
])('OPS-05 the doctor sees %s', (_, found, expected) => {
  expect(found).toEqual(expected)
})

describe('OPS-05 end to end', () => {
  let database: TestDatabase
  let folder: string
  let printed: string[]
  beforeEach(async () => {
    database = await testDatabase({ template: 'site' })
    folder = await mkdtemp(join(tmpdir(), 'kredka-doctor-'))
    printed = []
    import.meta.jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
    const parts = partsOver(database)
    await (await parts.get(FOLLOWED_LOG)).check()
    await parts.get(BACKEND)
    await parts.close()
  })
  afterEach(async () => {
    import.meta.jest.restoreAllMocks()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  async function ask(args: readonly string[], more: NodeJS.ProcessEnv = {}) {
    printed = []
    const code = await inEnvironment(database, () => doctor(args), { DATA_DIR: folder, ...more })
    return { code, text: printed.join('\n') }
  }

  test('a stopped site is looked at, changes nothing, and what is wrong ends with 1', async () => {
    const well = await ask(['--json'])
    const findings: readonly Finding[] = JSON.parse(well.text)
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([])
    expect(well.code).toBe(0)
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['settings', 'clock', 'log', 'processes']),
    )

    await beginRestore(database.pool, 'a backup', 0)
    await database.pool.query("update vault.master_key set fingerprint = 'another'")
    const ill = await ask([])
    expect(ill.code).toBe(1)
    expect(ill.text).toMatch(/WRONG {2}master key .*is not the key/)
    expect(ill.text).toMatch(/WRONG {2}log .*restore into this database was begun/)
  }, 120_000)

  test('bad settings, a database that is not there and a folder that is no backup are said plainly', async () => {
    expect(await ask([], { PORT: 'many' })).toMatchObject({
      code: 1,
      text: expect.stringMatching(/WRONG {2}settings .*PORT/),
    })
    const away = await ask([], { DATABASE_URL: 'postgres://kredka:secret@127.0.0.1:1/kredka' })
    expect(away).toMatchObject({ code: 1, text: expect.stringMatching(/WRONG {2}postgres .*cannot be used/) })
    expect(away.text).not.toContain('secret')
    await writeFile(join(folder, 'backup.json'), 'nothing\n')
    expect((await ask(['--backup', folder])).text).toMatch(/WRONG {2}backup .*broken/)
  }, 120_000)
})

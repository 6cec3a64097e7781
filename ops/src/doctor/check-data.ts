import type { RunnerView } from '@kredka/contracts/admin/views'
import type { DataFacts, LogFacts } from './facts.ts'
import { type Finding, ok, warn, wrong } from './finding.ts'

const TESTED_POSTGRES = 180_000
const OLDEST_POSTGRES = 160_000
/** Seconds that a mail may wait. */
const SLOW_MAIL = 120
const STUCK_MAIL = 1_800

export function checkData(facts: DataFacts, production: boolean): readonly Finding[] {
  return [
    checkPostgres(facts.postgres),
    checkClock(facts.clock_ahead_ms, 'Postgres'),
    ...(facts.event_store === null ? [] : checkEventStore(facts.event_store)),
    checkMasterKey(facts.master_key),
    ...(facts.log === null ? [] : checkLog(facts.log, facts.is_running, production)),
    checkDeadLetters(facts.dead_letters),
    checkMails(facts, production),
  ]
}

function checkLog({ fault, runners, leads, has_demo_people }: LogFacts, isRunning: boolean, production: boolean) {
  return [
    fault === null
      ? ok('log', 'The log is the one that this database has followed.')
      : wrong('log', `${fault}.`, 'See "Another log" in the README, and Restore in ops/docs/operate.md.'),
    ...checkRunners(runners, isRunning),
    ...(isRunning ? LEADING.filter(([name]) => !leads.includes(name)).map(missing) : []),
    ...(production ? [checkDemo(has_demo_people)] : []),
  ]
}

function checkPostgres(version: number): Finding {
  const says = `Postgres ${Math.floor(version / 10_000)}.${version % 10_000}`
  if (version < OLDEST_POSTGRES) return wrong('postgres', `${says} is too old.`, 'Upgrade to Postgres 18.')
  if (version < TESTED_POSTGRES) return warn('postgres', `${says} is not tested.`, 'Upgrade to Postgres 18.')
  return ok('postgres', says)
}

function checkClock(ahead_ms: number, whose: string): Finding {
  const apart = Math.abs(ahead_ms)
  const says = `This clock is ${Math.round(apart)} ms ${ahead_ms > 0 ? 'ahead of' : 'behind'} that of ${whose}.`
  const todo = 'Let NTP set the clocks of all machines.'
  if (apart > 5_000) return wrong('clock', says, todo)
  return apart > 500 ? warn('clock', says, todo) : ok('clock', says)
}

function checkEventStore({ fault, servers }: NonNullable<DataFacts['event_store']>): readonly Finding[] {
  if (fault !== null) {
    const todo = 'Mend the server or the setting: no process starts without it.'
    return [wrong('event store', `EVENTSTORE_URL ${fault}.`, todo)]
  }
  return servers.flatMap(({ node, version, clock_ahead_ms }) => [
    ok('event store', `EventStoreDB ${version} answers at ${node}.`),
    ...(clock_ahead_ms === null ? [] : [checkClock(clock_ahead_ms, node)]),
  ])
}

function checkMasterKey(state: DataFacts['master_key']): Finding {
  if (state === 'fits') return ok('master key', 'MASTER_KEY opens the vault.')
  if (state === 'unused') return ok('master key', 'Nothing is encrypted yet.')
  const says = state === 'none' ? 'There is no MASTER_KEY.' : 'MASTER_KEY is not the key of this vault.'
  return wrong('master key', says, 'Set the former key: without it nothing that people wrote can be read.')
}

/** Where no process runs, everybody is behind, and nobody is to blame. */
function checkRunners(runners: readonly RunnerView[], isRunning: boolean): readonly Finding[] {
  const behind = runners.filter(({ state }) => state !== 'live')
  if (!isRunning) {
    const says = 'No process of the site runs.'
    return [ok('processes', behind.length === 0 ? says : `${says} ${behind.length} catch up at the next start.`)]
  }
  const lines = behind.map((runner): Finding => {
    const says = `${KINDS[runner.kind]} ${runner.name} is ${runner.lag} events, ${runner.seconds} s behind.`
    if (runner.state === 'behind') return warn('lag', says, 'Wait a moment and look again.')
    return wrong('lag', `${says} It stands still.`, TODO[runner.kind])
  })
  return lines.length > 0 ? lines : [ok('lag', 'Read models, policies, alarms and mails are up to date.')]
}

/** What some process has to lead, and which does. A lease is free for some seconds after its process died. */
const LEADING = [
  ['runner', 'the read models', 'a worker or projector whose READ_MODELS is not none'],
  ['policies', 'the policies', 'a worker'],
] as const

function missing([, what, who]: (typeof LEADING)[number]): Finding {
  return wrong('leaders', `Nobody leads ${what}.`, `Look again in ten seconds; then start ${who}.`)
}

const KINDS: Readonly<Record<RunnerView['kind'], string>> = {
  read_model: 'Read model',
  policy: 'Policy',
  alarm: 'Alarm',
  mail: 'Sender',
}

const TODO: Readonly<Record<RunnerView['kind'], string>> = {
  read_model: 'npm run projections -- status says whether it is parked, and why; after a fix: resume.',
  policy: 'Look whether a worker runs, into its log, and at dead letters in the back office.',
  alarm: 'Look whether a worker runs, and into its log.',
  mail: 'Look whether SMTP_URL answers.',
}

function checkDeadLetters(count: number): Finding {
  if (count === 0) return ok('dead letters', 'No event waits for somebody.')
  return warn('dead letters', `${count} events failed for good.`, 'Retry or drop them in the back office.')
}

function checkMails({ oldest_mail_s, waiting_mails, sends_mail, is_running }: DataFacts, production: boolean): Finding {
  if (production && !sends_mail) return wrong('mail', 'SMTP_URL is not set: no mail leaves.', 'Set SMTP_URL.')
  if (oldest_mail_s === null || oldest_mail_s < SLOW_MAIL) return ok('mail', `${waiting_mails} mails wait.`)
  const says = `${waiting_mails} mails wait, the oldest for ${Math.round(oldest_mail_s / 60)} minutes.`
  if (!is_running) return ok('mail', `${says} They leave at the next start.`)
  const todo = 'Look whether SMTP_URL answers, and at the mails in the back office.'
  return oldest_mail_s > STUCK_MAIL ? wrong('mail', says, todo) : warn('mail', says, todo)
}

function checkDemo(isThere: boolean): Finding {
  if (!isThere) return ok('demo people', 'There are none.')
  const todo = 'Block them in the back office: their password stands in the documents.'
  return wrong('demo people', 'The people of the demonstration have accounts here.', todo)
}

import { attemptEvents as e } from '@kredka/contracts/attempts/events'
import { GRACE_MS, IDLE_MS } from '@kredka/contracts/attempts/rules'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { type AlarmSet, due, off } from '../kernel/alarm-set.ts'
import { type Alarm, rejectionOf } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { attemptDecider } from './attempt.ts'
import { scoresNow } from './judging.ts'

const ended = off(e.AttemptFinished, e.AttemptCancelled, e.AttemptExpired)

/** An exam ends with its clock, whatever else happens; what nobody goes on with ends after a week (QUI-03). */
export function attemptAlarms(tools: Pick<Tools, 'write' | 'streams' | 'openFacts'>): readonly Alarm[] {
  const alarm = (name: string, set: AlarmSet): Alarm => ({
    name,
    set,
    fire: async ({ key: attempt_id, now }, { write, context }) => {
      const command = { do: 'time', attempt_id, now, ...(await scoresNow(tools, attempt_id)) } as const
      return rejectionOf(await write.execute(attemptDecider, attempt_id, command, context(name)))
    },
  })
  const clock = due(e.AttemptStarted, ({ data: { ends_at } }) => (ends_at === null ? null : afterGrace(ends_at)))
  const idle = [e.AttemptCreated, e.AttemptStarted, e.AnswerGiven].map((definition) => due(definition, idleUntil))
  return [
    alarm('attempts.end-exam', { ...clock, ...ended }),
    alarm('attempts.end-idle', Object.assign({}, ...idle, ended)),
  ]
}

/** The last answer that counts may come at the very end of the grace. */
function afterGrace(ends_at: string): string {
  return new Date(Date.parse(ends_at) + GRACE_MS + 1).toISOString()
}

function idleUntil({ metadata }: Recorded): string {
  return new Date(Date.parse(metadata.occurred_at) + IDLE_MS).toISOString()
}

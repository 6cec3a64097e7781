import { type AnalystCommand, analystDecider } from '@kredka/backend/analysis/analyst'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { Step } from './step.ts'

/** What the owner of the demonstration asks now and then, and shares with whoever analyses. */
const QUESTIONS = [
  {
    days_ago: 40,
    title: 'Nowe konta, tydzień po tygodniu',
    sql: `select
  date_trunc('week', registered_at)::date as week,
  count(*) as accounts,
  count(teaches_since) as tutors
from people
group by week order by week`,
    chart: { kind: 'line', x: 'week', y: ['accounts', 'tutors'] },
  },
  {
    days_ago: 12,
    title: 'Co dzieje się najczęściej',
    sql: `select type, count(*) as events
from events
group by type order by events desc limit 20`,
    chart: { kind: 'bar', x: 'type', y: ['events'] },
  },
] as const

interface AnalystParts {
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly admin_id: string
}

/** Questions to the log that are kept and shared (ANA-03). */
export function analystSteps({ now, admin_id }: AnalystParts): readonly Step[] {
  return QUESTIONS.flatMap(({ days_ago, title, sql, chart }, n) => {
    const at = now - days_ago * DAY
    const question_id = deriveEntityId('demo', `question ${n}`, at)
    const step = (command: AnalystCommand, name: string, when: number): Step => ({
      at: when,
      command: name,
      actor: { kind: 'admin', id: admin_id },
      key: `${name} ${question_id}`,
      of: admin_id,
      run: (write, context) => write.execute(analystDecider, admin_id, command, context),
    })
    const content = { title, sql, chart: { ...chart, y: [...chart.y] } }
    return [
      step({ do: 'save', admin_id, question_id, content }, 'analysis.save', at),
      step({ do: 'share', admin_id, question_id, shared: true }, 'analysis.share', at + HOUR),
    ]
  })
}

import { analysisEvents as e } from '@kredka/contracts/analysis/events'
import { QUESTIONS_MAX } from '@kredka/contracts/analysis/rules'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { analystDecider } from './analyst.ts'
import { replicaDecider, runsDecider } from './noted.ts'

const admin_id = '01jd0000000000000000000002'
const question_id = '01jd0000000000000000000091'
const about = { admin_id, question_id }
const content = {
  title: 'Zdarzenia po typach',
  sql: 'select type, count(*) as events from events group by all',
  chart: { kind: 'bar', x: 'type', y: ['events'] },
} as const
const written = { ...content, chart: { ...content.chart, y: ['events'] } }
const saved = make(e.AnalystQuestionSaved, { ...about, ...written })

test('ANA-03 a question is kept, changed, shared, taken back and archived; doing it twice changes nothing', () => {
  const save = { do: 'save', ...about, content: written } as const
  story(analystDecider, e).when(save).gives(saved)
  const one = story(analystDecider, e).given(saved)
  one.when({ do: 'change', ...about, content: written }).gives()
  const other = { ...written, title: 'Inny tytuł' }
  one.when({ do: 'change', ...about, content: other }).gives(make(e.AnalystQuestionChanged, { ...about, ...other }))
  one.when({ do: 'share', ...about, shared: false }).gives()
  const shared = one.given(make(e.AnalystQuestionShared, about))
  one.when({ do: 'share', ...about, shared: true }).gives(make(e.AnalystQuestionShared, about))
  shared.when({ do: 'share', ...about, shared: true }).gives()
  shared.when({ do: 'share', ...about, shared: false }).gives(make(e.AnalystQuestionUnshared, about))
  // a change of the words leaves it shared
  shared
    .given(make(e.AnalystQuestionChanged, { ...about, ...other }))
    .when({ do: 'share', ...about, shared: true })
    .gives()
  shared.when({ do: 'archive', ...about }).gives(make(e.AnalystQuestionArchived, about))
})

test('ANA-03 nobody changes what is not theirs or was archived', () => {
  const gone = story(analystDecider, e).given(saved, make(e.AnalystQuestionArchived, about))
  for (const past of [story(analystDecider, e), gone]) {
    past.when({ do: 'change', ...about, content: written }).rejects('ANALYST_QUESTION_NOT_FOUND')
    past.when({ do: 'share', ...about, shared: true }).rejects('ANALYST_QUESTION_NOT_FOUND')
    past.when({ do: 'archive', ...about }).rejects('ANALYST_QUESTION_NOT_FOUND')
  }
})

test('ANA-03 an analyst keeps so many questions at most, and has room again once one is archived', () => {
  const idOf = (n: number) => `01jd000000000000000000${String(n).padStart(4, '0')}`
  const many = Array.from({ length: QUESTIONS_MAX }, (_, n) =>
    make(e.AnalystQuestionSaved, { admin_id, question_id: idOf(n), ...written }),
  )
  const save = { do: 'save', admin_id, question_id: idOf(9_999), content: written } as const
  const full = story(analystDecider, e).given(...many)
  full.when(save).rejects('ANALYST_QUESTIONS_FULL')
  const room = full.given(make(e.AnalystQuestionArchived, { admin_id, question_id: idOf(7) }))
  room.when(save).gives(make(e.AnalystQuestionSaved, { admin_id, question_id: idOf(9_999), ...written }))
  expect(analystDecider.weight?.(room.state())).toBeGreaterThan(QUESTIONS_MAX * content.sql.length)
})

test('ADM-03 every question that is asked, and every reading of the log, is written down', () => {
  const run = make(e.AnalystQuestionRun, { admin_id, run_id: question_id, question_id: null, sql: 'select 1' })
  story(runsDecider, e).given(run).when(run).gives(run)
  const refresh = make(e.ReplicaRefreshAsked, { admin_id })
  story(replicaDecider, e).given(refresh).when(refresh).gives(refresh)
})

import { type AnalysisEvent, analysisEvents as e } from '@kredka/contracts/analysis/events'
import { QUESTIONS_MAX } from '@kredka/contracts/analysis/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

type Saved = EventOf<typeof e.AnalystQuestionSaved>['data']
export type QuestionContent = Pick<Saved, 'title' | 'sql' | 'chart'>

interface Kept extends QuestionContent {
  readonly is_shared: boolean
}

interface About {
  readonly admin_id: string
  readonly question_id: string
}
export type AnalystCommand =
  | (About & { readonly do: 'save' | 'change'; readonly content: QuestionContent })
  | (About & { readonly do: 'share'; readonly shared: boolean })
  | (About & { readonly do: 'archive' })

type Event = Extract<
  AnalysisEvent,
  { type: `AnalystQuestion${'Saved' | 'Changed' | 'Shared' | 'Unshared' | 'Archived'}` }
>

/** Stream `analyst-{admin_id}`: the questions that somebody keeps, by id. Nobody changes those of others. */
export const analystDecider: Decider<ReadonlyMap<string, Kept>, AnalystCommand, Event> = {
  category: 'analyst',
  initial: new Map(),
  evolve(state, event) {
    const { question_id } = event.data
    if (event.type === 'AnalystQuestionArchived') return new Map([...state].filter(([id]) => id !== question_id))
    const known = state.get(question_id)
    if (event.type === 'AnalystQuestionSaved' || event.type === 'AnalystQuestionChanged') {
      const { title, sql, chart } = event.data
      return new Map([...state, [question_id, { title, sql, chart, is_shared: known?.is_shared ?? false }]])
    }
    if (known === undefined) return state
    return new Map([...state, [question_id, { ...known, is_shared: event.type === 'AnalystQuestionShared' }]])
  },
  decide(state, command) {
    const { admin_id, question_id } = command
    if (command.do === 'save') return save(state, command)
    const known = state.get(question_id)
    if (known === undefined) return reject('ANALYST_QUESTION_NOT_FOUND')
    switch (command.do) {
      case 'change':
        return isSame(known, command.content)
          ? []
          : [make(e.AnalystQuestionChanged, { admin_id, question_id, ...command.content })]
      case 'share':
        if (known.is_shared === command.shared) return []
        return [make(command.shared ? e.AnalystQuestionShared : e.AnalystQuestionUnshared, { admin_id, question_id })]
      default:
        return [make(e.AnalystQuestionArchived, { admin_id, question_id })]
    }
  },
  weight: (state) => [...state.values()].reduce((sum, { sql, title }) => sum + 2 * (sql.length + title.length), 0),
}

type Save = Extract<AnalystCommand, { do: 'save' | 'change' }>

function save(
  state: ReadonlyMap<string, Kept>,
  { admin_id, question_id, content }: Save,
): readonly Event[] | Rejection {
  if (state.size >= QUESTIONS_MAX) return reject('ANALYST_QUESTIONS_FULL')
  return [make(e.AnalystQuestionSaved, { admin_id, question_id, ...content })]
}

function isSame(known: Kept, { title, sql, chart }: QuestionContent): boolean {
  return known.title === title && known.sql === sql && JSON.stringify(known.chart) === JSON.stringify(chart)
}

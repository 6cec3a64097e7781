import { repetitionContract } from '@kredka/contracts/repetition/contract'
import { dueQuestions } from '@kredka/projections/repetition/due'
import { repetitionProjection } from '@kredka/projections/repetition/projection'
import { repetitionQueryHandlers } from '@kredka/projections/repetition/queries'
import { withheldOfQuiz } from '../attempts/index.ts'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import { streamState } from '../kernel/stream-state.ts'
import { repetitionHandlers } from './handlers.ts'
import { repetitionHints } from './hints.ts'
import { sharingDecider } from './sharing.ts'

export interface RepetitionParts {
  /** Where the read models stand. */
  readonly pool: Queryable
}

/** Missed questions come back when they are due (QUI-08), and show to who teaches, where the student agrees (QUI-12). */
export function createRepetition({ pool }: RepetitionParts): Module {
  return {
    ...repetitionContract,
    states: [streamState(sharingDecider)],
    projections: [repetitionProjection],
    handlers: (tools) => repetitionHandlers(tools, dueQuestions(pool)),
    queryHandlers: () => repetitionQueryHandlers,
    hints: repetitionHints,
    // there is a card only of what was missed
    withheld: (tools) => withheldOfQuiz(tools, 'repetition.cards', null),
  }
}

import { cancelQuestionRun, runQuestion } from '@kredka/contracts/analysis/endpoints'
import type { QuestionRunView } from '@kredka/contracts/analysis/views'
import { useCommand } from '../app/store/command.ts'
import { useResource } from '../app/store/resource.ts'
import { usePolling } from '../back-office/usePolling.ts'
import type { ApiError } from '../kernel/errors.ts'
import { useAddress } from '../ui/useAddress.ts'
import { questionRun } from './resources.ts'

const LOOK_MS = 400

/** The question of a page that was asked last, which stands in the address, so that its answer is there again. */
export interface Run {
  readonly run: QuestionRunView | null
  readonly isBusy: boolean
  /** Why it could not be asked. */
  readonly error: ApiError | null
  readonly ask: (sql: string) => void
  readonly cancel: () => void
}

export function useRun(question_id: string | null): Run {
  const { params, change } = useAddress()
  const id = params.get('run')
  const found = useResource(questionRun, id === null ? null : { id })
  const asking = useCommand(runQuestion, {
    quiet: true,
    done: ({ run_id }) => change({ run: run_id }, { replace: true, preventScrollReset: true }),
  })
  const stopping = useCommand(cancelQuestionRun, { done: found.refresh })
  const run = id === null || found.data?.id !== id ? null : found.data
  const isRunning = run?.state === 'running'
  usePolling(found.refresh, isRunning ? LOOK_MS : null)
  const isAwaited = id !== null && run === null && found.status !== 'failed'
  return {
    run,
    isBusy: asking.status === 'sending' || isRunning || isAwaited,
    error: asking.error ?? (id === null || found.status !== 'failed' ? null : found.error),
    ask: (sql) => asking.send({ sql, question_id }),
    cancel: () => id !== null && stopping.send({ id }),
  }
}

import type { Command } from '@kredka/contracts/kernel/endpoints'
import { createAction } from '@reduxjs/toolkit'
import type { TextId } from '../../i18n/text-ids.ts'
import { callApi, getRequests, put, safely, takeEvery } from '../saga.ts'
import { commandDone, commandFailed, commandSent } from './commands-slice.ts'
import { showError, showSuccess } from './toasts-slice.ts'

export interface SentCommand {
  /** Of the component that sends it: its state is kept under this. */
  readonly id: string
  /** Of this one sending, in `Requests`. */
  readonly request: string
  readonly endpoint: Command
  readonly input: Readonly<Record<string, unknown>>
  readonly key: string
  /** Toast when it went well. */
  readonly success: TextId | null
  /** What failed, above the reason in the toast. */
  readonly failure: TextId | null
  /** Where the page shows the error itself there is no toast for it. */
  readonly quiet: boolean
}

/** Intent of `useCommand`. It carries the endpoint itself, which is data of the program and never reaches a reducer. */
export const sendCommand = createAction<SentCommand>('commands/send')

/**
 * One owner of all commands that are no flow of their own. A command that was sent is never given up: it may have
 * happened.
 */
export function* commandsSaga() {
  yield* takeEvery(sendCommand, safely('send command', send))
}

function* send({ payload }: ReturnType<typeof sendCommand>) {
  const { id, request, endpoint, input, key, success, failure, quiet } = payload
  const requests = yield* getRequests()
  const file = requests.fileOf(request)
  yield* put(commandSent(id))
  const result = yield* callApi(endpoint, input, {
    idempotencyKey: key,
    ...(file && { file }),
  })
  if (result.ok) {
    yield* put(commandDone(id))
    if (success !== null) yield* put(showSuccess(success))
  } else {
    yield* put(commandFailed({ id, error: result.error }))
    if (!quiet) yield* put(showError(result.error, failure))
  }
  requests.settle(request, result)
}

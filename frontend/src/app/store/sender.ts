import type { AnswerOf, Command, InputOf } from '@kredka/contracts/kernel/endpoints'
import { nanoid } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import type { CallResult } from '../api/client.ts'
import { sendCommand } from './commands-saga.ts'
import { commandForgotten } from './commands-slice.ts'
import { useAppStore } from './hooks.ts'

export type Sender = <C extends Command>(
  endpoint: C,
  input: InputOf<C>,
  /** Idempotency key: what is sent again under it does not happen twice. */
  key?: string,
) => Promise<CallResult<AnswerOf<C>>>

/** Sends commands from what is a flow of its own and says itself how it stands; others use `useCommand`. */
export function useSender(): Sender {
  const { dispatch, requests } = useAppStore()
  return useCallback(
    async <C extends Command>(endpoint: C, input: InputOf<C>, key: string = nanoid()) => {
      const [id, request] = [`${endpoint.name} ${nanoid()}`, nanoid()]
      const settled = requests.open(request)
      dispatch(sendCommand({ id, request, endpoint, input, key, success: null, failure: null, quiet: true }))
      const result = await settled
      dispatch(commandForgotten(id))
      return result as CallResult<AnswerOf<C>>
    },
    [dispatch, requests],
  )
}

import type { AnswerOf, Command, InputOf } from '@kredka/contracts/kernel/endpoints'
import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useId, useRef } from 'react'
import type { TextId } from '../../i18n/text-ids.ts'
import type { ApiError } from '../../kernel/errors.ts'
import type { CallResult } from '../api/client.ts'
import { keyOf } from '../api/key.ts'
import { sendCommand } from './commands-saga.ts'
import { commandForgotten, IDLE } from './commands-slice.ts'
import { useAppSelector, useAppStore } from './hooks.ts'

export interface CommandOptions<C extends Command> {
  /** Toast when it went well. */
  readonly success?: TextId
  /** What failed, above the reason in the toast. */
  readonly failure?: TextId
  /** The page shows the error near its cause; no toast. */
  readonly quiet?: boolean
  /** After it went well: go on, refresh a read. Not called when the page is gone. */
  readonly done?: (answer: AnswerOf<C>, input: InputOf<C>) => void
  readonly failed?: (error: ApiError) => void
  /** After it went well, before `done`, and also when the page is gone: what the rest of the application must learn. */
  readonly always?: (answer: AnswerOf<C>, input: InputOf<C>) => void
}

export interface Sending<C extends Command> {
  readonly status: 'idle' | 'sending' | 'done' | 'failed'
  readonly error: ApiError | null
  /** Clicks while one is under way are ignored. An upload also takes its file. */
  readonly send: (input: InputOf<C>, file?: Blob) => void
}

/**
 * Sends a command from a page: `const activate = useCommand(activateOffer, { success: 'offers.activated', done: refresh
 * })`. Sending the same input again after a failure carries the same idempotency key, so that what happened already is
 * not done twice.
 */
export function useCommand<C extends Command>(endpoint: C, options: CommandOptions<C> = {}): Sending<C> {
  const id = `${endpoint.name} ${useId()}`
  const { dispatch, requests, services } = useAppStore()
  const state = useAppSelector((all) => all.commands[id] ?? IDLE)
  const latest = useRef<CommandOptions<C> | null>(options)
  latest.current = options
  const keyed = useRef<{ of: string; file: Blob | undefined; key: string } | null>(null)
  useEffect(
    () => () => {
      latest.current = null
      dispatch(commandForgotten(id))
    },
    [dispatch, id],
  )
  return {
    ...state,
    send(input, file) {
      if (state.status === 'sending') return
      const of = keyOf(input)
      if (keyed.current?.of !== of || keyed.current.file !== file) keyed.current = { of, file, key: nanoid() }
      const { always } = options
      const request = nanoid()
      const settle = (result: CallResult<unknown>) => {
        if (result.ok) keyed.current = null
        if (result.ok) always?.(result.data as AnswerOf<C>, input)
        if (result.ok) latest.current?.done?.(result.data as AnswerOf<C>, input)
        else latest.current?.failed?.(result.error)
      }
      const report = (error: unknown) => services.report(error, `after ${endpoint.name}`)
      requests.open(request, file).then(settle).catch(report)
      dispatch(
        sendCommand({
          id,
          request,
          endpoint,
          input,
          key: keyed.current.key,
          success: options.success ?? null,
          failure: options.failure ?? null,
          quiet: options.quiet === true,
        }),
      )
    },
  }
}

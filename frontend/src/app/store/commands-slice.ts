import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '../../kernel/errors.ts'

/** What a form or button knows of the command it sent last. */
export type CommandState =
  | { readonly status: 'idle' | 'sending' | 'done'; readonly error: null }
  | { readonly status: 'failed'; readonly error: ApiError }

export const IDLE: CommandState = { status: 'idle', error: null }

const initialState: Readonly<Record<string, CommandState>> = {}

/** Commands by the id of the component that sends them. */
export const commandsSlice = createSlice({
  name: 'commands',
  initialState,
  reducers: {
    commandSent: (all, { payload: id }: PayloadAction<string>) => ({
      ...all,
      [id]: { status: 'sending', error: null } as const,
    }),
    commandDone: (all, { payload: id }: PayloadAction<string>) => ({
      ...all,
      [id]: { status: 'done', error: null } as const,
    }),
    commandFailed: (all, { payload }: PayloadAction<{ id: string; error: ApiError }>) => ({
      ...all,
      [payload.id]: { status: 'failed', error: payload.error } as const,
    }),
    commandForgotten: (all, { payload: id }: PayloadAction<string>) => {
      const { [id]: _forgotten, ...rest } = all
      return rest
    },
  },
})

export const { commandSent, commandDone, commandFailed, commandForgotten } = commandsSlice.actions

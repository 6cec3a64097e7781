import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { TextId } from '../../i18n/text-ids.ts'
import type { ApiError } from '../../kernel/errors.ts'

/** A short message for what happened in the background; an error near its cause is better than a toast. */
export type Toast =
  | { readonly id: string; readonly kind: 'success' | 'error'; readonly text: TextId }
  | { readonly id: string; readonly kind: 'error'; readonly error: ApiError; readonly title?: TextId }

const initialState: readonly Toast[] = []

type NewToast = { kind: 'success' | 'error'; text: TextId } | { kind: 'error'; error: ApiError; title?: TextId }

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastAdded: {
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [...toasts.slice(-3), payload],
      prepare: (toast: NewToast) => ({
        payload: { id: nanoid(8), ...toast },
      }),
    },
    toastClosed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
})

export const { toastAdded, toastClosed } = toastsSlice.actions
export const { selectToasts } = toastsSlice.selectors

/** `yield* put(showSuccess('offers.saved'))` */
export const showSuccess = (text: TextId) => toastAdded({ kind: 'success', text })
/** `yield* put(showError(result.error))`: the code's own text. @param title what failed, above the reason */
export const showError = (error: ApiError, title: TextId | null = null) =>
  toastAdded({ kind: 'error', error, ...(title === null ? {} : { title }) })
export const showErrorText = (text: TextId) => toastAdded({ kind: 'error', text })

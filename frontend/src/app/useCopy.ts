import type { TextId } from '../i18n/text-ids.ts'
import { useAppDispatch } from './store/hooks.ts'
import { showErrorText, showSuccess } from './store/toasts-slice.ts'

/** Copies a text, and says whether it did: not every browser lets pages write to the clipboard. */
export function useCopy(copied: TextId, notCopied: TextId): (text: string) => Promise<void> {
  const dispatch = useAppDispatch()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      dispatch(showSuccess(copied))
    } catch {
      dispatch(showErrorText(notCopied))
    }
  }
}

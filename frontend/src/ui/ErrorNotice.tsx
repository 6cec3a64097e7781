import { useErrorText } from '../i18n/useErrorText.ts'
import type { ApiError } from '../kernel/errors.ts'
import { Notice } from './Notice.tsx'

/** Why a call was refused, in words; nothing while it was not. */
export function ErrorNotice({ error }: { readonly error: ApiError | null }) {
  const words = useErrorText()
  return error !== null && <Notice kind="error">{words(error)}</Notice>
}

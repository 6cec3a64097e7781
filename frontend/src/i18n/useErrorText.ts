import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '../kernel/errors.ts'

/** `errors.{code}`, else the message, else 'Something went wrong' (API-03). */
export function useErrorText(): (error: ApiError) => string {
  const intl = useIntl()
  return useMemo(
    () => (error) => {
      const id = `errors.${error.code}`
      if (intl.messages[id] !== undefined) return intl.formatMessage({ id }, { ...error.params, ...waitOf(error) })
      return error.message === '' ? intl.formatMessage({ id: 'errors.INTERNAL' }) : error.message
    },
    [intl],
  )
}

/** How long to wait (`Retry-After`), in the unit that people would use. */
function waitOf({ params }: ApiError): { readonly unit: 'seconds' | 'minutes'; readonly count: number } {
  const seconds = Number(params?.['seconds'] ?? 60)
  return seconds <= 90 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) }
}

import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '../api/errors.ts'

/** `errors.{code}`, else the message, else 'Something went wrong' (API-03). */
export function useErrorText(): (error: ApiError) => string {
  const intl = useIntl()
  return useMemo(
    () => (error) => {
      const id = `errors.${error.code}`
      if (intl.messages[id] !== undefined) return intl.formatMessage({ id }, { ...error.params })
      return error.message === '' ? intl.formatMessage({ id: 'errors.INTERNAL' }) : error.message
    },
    [intl],
  )
}

import { useIntl } from 'react-intl'

/** The zone that times are shown in: the person's own, else the browser's (I18-02). */
export function useZone(): string {
  const { timeZone } = useIntl()
  return timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}

import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { TextId } from './text-ids.ts'

type Plain = string | number | Date | boolean | null | undefined
type Rich = ReactNode | Date | ((children: ReactNode[]) => ReactNode)

/** `t('accounts.login')`, `t('offers.count', { count: 3 })`: a text in the person's language (I18-01). */
export type Translate = (id: TextId, values?: Readonly<Record<string, Plain>>) => string

export function useText(): Translate {
  const intl = useIntl()
  return useMemo(() => (id, values) => intl.formatMessage({ id }, values), [intl])
}

interface TxtProps {
  readonly id: TextId
  /** Variables and tags: `{ link: (children) => <Link to="/terms-and-rules">{children}</Link> }`. */
  readonly values?: Readonly<Record<string, Rich>>
}

/** A text with elements in it. */
export function Txt({ id, values }: TxtProps): ReactNode {
  return useIntl().formatMessage({ id }, values)
}

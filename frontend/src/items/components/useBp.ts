import { FULL_BP } from '@kredka/contracts/attempts/rules'
import { useFormat } from '../../i18n/useFormat.ts'

/** Basis points as whole percent. */
export function useBp(): (bp: number) => string {
  const format = useFormat()
  return (bp) => format.percent(bp / FULL_BP)
}

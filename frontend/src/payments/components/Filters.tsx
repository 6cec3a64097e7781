import { CHART_MONTHS } from '@kredka/contracts/payments/rules'
import { useResource } from '../../app/store/resource.ts'
import { useDays } from '../../i18n/useDays.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { addMonths } from '../../ui/fields/day/days.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { Grid } from '../../ui/layout.tsx'
import { ledger } from '../resources.ts'
import type { Side } from '../useSide.ts'

const AHEAD = 3

/** Months around today and the people of the books: what the list can be narrowed to. */
export function Filters({ side }: { readonly side: Side }) {
  const t = useText()
  const format = useFormat()
  const people = useResource(ledger, { role: side.role }).data?.people ?? []
  const months = monthsAround(useDays().today)
  const chosen = side.month === null || months.includes(side.month) ? months : [side.month, ...months]
  return (
    <Grid min="14rem" space={3}>
      <Select
        label={t('payments.month')}
        placeholder={t('payments.every_month')}
        value={side.month}
        onChange={(option) => side.set({ month: option?.value ?? null, page: null })}
        options={chosen.map((value) => ({ value, label: format.month(value) }))}
      />
      <Select
        label={t(side.role === 'teacher' ? 'payments.student' : 'payments.teacher')}
        placeholder={t('payments.everybody')}
        value={side.person}
        searchable
        onChange={(option) => side.set({ person: option?.value ?? null, page: null })}
        options={people.map(({ person }) => ({ value: person.id, label: person.name ?? t('payments.deleted_user') }))}
      />
    </Grid>
  )
}

/** `yyyy-mm`, the newest first. */
function monthsAround(today: string): string[] {
  return Array.from({ length: CHART_MONTHS + AHEAD }, (_, n) => addMonths(today, AHEAD - n).slice(0, 7))
}

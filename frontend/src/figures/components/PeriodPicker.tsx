import { FIRST_DAY, PERIODS, periodNamed } from '@kredka/contracts/figures/rules'
import type { FiguresView } from '@kredka/contracts/figures/views'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { useState } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useOfNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { isDay } from '../../ui/fields/day/days.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import type { ShownPeriod } from '../usePeriod.ts'
import classes from './figures.module.css'

interface Props {
  readonly period: ShownPeriod
  /** What is shown now; null before anything is. */
  readonly shown: FiguresView | null
}

/** Which days the figures are of, and that those before are beside them. */
export function PeriodPicker({ period, shown }: Props) {
  const t = useText()
  const format = useFormat()
  const today = useOfNow(warsawDay)
  const between = (from: string, to: string) => t('figures.between', { from: format.date(from), to: format.date(to) })
  return (
    <Stack space={3}>
      <fieldset>
        <legend className="visually-hidden">{t('figures.period')}</legend>
        <Row space={2}>
          {PERIODS.map((name) => (
            <Chip key={name} chosen={period.own === null && period.name === name} onClick={() => period.choose(name)}>
              {t(`figures.period_${name}`)}
            </Chip>
          ))}
          <Chip
            chosen={period.own !== null}
            onClick={() => period.chooseDays(period.own ?? periodNamed(period.name, today))}
          >
            {t('figures.period_own')}
          </Chip>
        </Row>
      </fieldset>
      {period.own !== null && <OwnDays own={period.own} onChange={period.chooseDays} />}
      {shown !== null && (
        <p className={classes.soft}>
          {t('figures.compared', {
            period: between(shown.from, shown.to),
            before: between(shown.before_from, shown.before_to),
          })}
        </p>
      )}
    </Stack>
  )
}

interface OwnProps {
  readonly own: NonNullable<ShownPeriod['own']>
  readonly onChange: ShownPeriod['chooseDays']
}

function OwnDays({ own, onChange }: OwnProps) {
  const t = useText()
  const [typed, setTyped] = useState(own)
  const change = (days: Partial<typeof own>) => {
    const next = { ...typed, ...days }
    setTyped(next)
    if (isDay(next.from) && isDay(next.to)) onChange(next)
  }
  return (
    <div className={classes.days}>
      <DatePicker label={t('figures.from')} min={FIRST_DAY} value={typed.from} onChange={(from) => change({ from })} />
      <DatePicker label={t('figures.to')} min={FIRST_DAY} value={typed.to} onChange={(to) => change({ to })} />
    </div>
  )
}

import { getFiguresTable } from '@kredka/contracts/figures/endpoints'
import type { ChartName } from '@kredka/contracts/figures/rules'
import { type ReactNode, useId } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { ShownPeriod } from '../usePeriod.ts'
import classes from './figures.module.css'

interface Props {
  readonly chart: ChartName
  readonly period: ShownPeriod
  /** How it is counted. */
  readonly about?: string
  readonly children: ReactNode
}

/** A chart under its name, with its numbers as a file to keep. */
export function ChartCard({ chart, period, about, children }: Props) {
  const t = useText()
  const lang = useLanguage()
  const { api } = useAppStore().services
  const id = useId()
  const title = t(`figures.chart_${chart}`)
  return (
    <Card>
      <section aria-labelledby={id} className={classes.card}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          <Button
            size="small"
            look="quiet"
            icon="download"
            label={t('figures.csv_of', { chart: title })}
            href={api.urlOf(getFiguresTable, { chart, lang, ...period.asked })}
          >
            CSV
          </Button>
        </div>
        {about !== undefined && <p className={classes.soft}>{about}</p>}
        {children}
      </section>
    </Card>
  )
}

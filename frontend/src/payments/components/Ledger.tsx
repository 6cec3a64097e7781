import type { LedgerView } from '@kredka/contracts/payments/views'
import { useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../ui/BarChart.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { isDay } from '../../ui/fields/day/days.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { Table } from '../../ui/Table.tsx'
import { ledger } from '../resources.ts'
import type { Side } from '../useSide.ts'
import classes from './ledger.module.css'

const EARLIEST = '2020-01-01'

/**
 * The books: what is owed, ahead and to be returned as of the end of a day, each for itself, months as bars and as a
 * table, every person.
 */
export function Ledger({ side }: { readonly side: Side }) {
  const t = useText()
  const { role, person, as_of } = side
  const [typed, setTyped] = useState(as_of ?? '')
  const found = useResource(ledger, {
    role,
    ...(person === null ? {} : { person }),
    ...(as_of === null || !isDay(as_of) ? {} : { as_of }),
  })
  return (
    <Card>
      <section className={classes.ledger} aria-label={t('payments.ledger')}>
        <ResourceView of={found} skeleton={<SkeletonLines lines={6} />}>
          {(books) => <Sums books={books} side={side} />}
        </ResourceView>
        <div className={classes.day}>
          <DatePicker
            label={t('payments.as_of')}
            hint={t('payments.as_of_hint')}
            min={EARLIEST}
            value={typed}
            onChange={(day) => {
              setTyped(day)
              if (day === '' || isDay(day)) side.set({ as_of: day === '' ? null : day })
            }}
          />
        </div>
        {found.data !== null && <Breakdown books={found.data} side={side} />}
      </section>
    </Card>
  )
}

interface BooksProps {
  readonly books: LedgerView
  readonly side: Side
}

function Sums({ books, side }: BooksProps) {
  const t = useText()
  const format = useFormat()
  const money = (amount: number) => format.money(amount, books.currency)
  const settled = books.owed === 0 && books.ahead === 0 && books.to_return === 0
  const beside = (['to_return', 'ahead', 'returned'] as const).filter((what) => books[what] !== 0)
  return (
    <dl className={classes.sums}>
      <div data-main>
        <dt>{settled ? t('payments.settled') : t(`payments.owed_${side.role}`)}</dt>
        <dd>{money(books.owed)}</dd>
      </div>
      {beside.map((what) => (
        <div key={what}>
          <dt>{t(what === 'to_return' ? `payments.return_${side.role}` : `payments.${what}`)}</dt>
          <dd>{money(books[what])}</dd>
        </div>
      ))}
      <div>
        <dt>{t('payments.charged')}</dt>
        <dd>{money(books.charged)}</dd>
      </div>
      <div>
        <dt>{t('payments.received')}</dt>
        <dd>{money(books.received)}</dd>
      </div>
    </dl>
  )
}

/** Months as bars, and every person. */
function Breakdown({ books, side }: BooksProps) {
  const t = useText()
  const format = useFormat()
  const money = (amount: number) => format.money(amount, books.currency)
  const moved = books.months.some(({ charged, received }) => charged !== 0 || received !== 0)
  return (
    <>
      {moved && (
        <BarChart
          label={t('payments.months')}
          groups={books.months.map(({ month, charged, received }) => ({
            key: month,
            label: format.month(month, 'short'),
            title: format.month(month),
            values: [charged, received],
          }))}
          series={[t('payments.charged'), t('payments.received')]}
          format={money}
        />
      )}
      {books.people.length > 1 && (
        <details className={classes.people}>
          <summary>{t('payments.by_person', { count: books.people.length })}</summary>
          <Table
            label={t('payments.by_person', { count: books.people.length })}
            rows={books.people}
            keyOf={({ person }) => person.id}
            columns={[
              {
                key: 'person',
                label: t(side.role === 'teacher' ? 'payments.student' : 'payments.teacher'),
                cell: ({ person }) => (
                  <Button look="quiet" size="small" onClick={() => side.set({ person: person.id, page: null })}>
                    {person.name ?? t('payments.deleted_user')}
                  </Button>
                ),
              },
              { key: 'charged', label: t('payments.charged'), numeric: true, cell: ({ charged }) => money(charged) },
              {
                key: 'received',
                label: t('payments.received'),
                numeric: true,
                cell: ({ received }) => money(received),
              },
              { key: 'owed', label: t('payments.owed'), numeric: true, cell: ({ owed }) => money(owed) },
              {
                key: 'over',
                label: t('payments.over'),
                numeric: true,
                cell: ({ ahead, to_return }) => money(ahead + to_return),
              },
            ]}
          />
        </details>
      )}
    </>
  )
}

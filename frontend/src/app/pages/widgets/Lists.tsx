import { useState } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Row } from '../../../ui/layout.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { type Sort, Table } from '../../../ui/Table.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { Section } from './Section.tsx'

const PEOPLE = [
  { name: 'Anna Kowalska', price: 8000, rating: 5 },
  { name: 'Żaneta Łoś', price: 12050, rating: 4.5 },
  { name: 'Jan Nowak', price: 6000, rating: 3.2 },
]
const STEPS = ['Basic info', 'Pricing', 'Availability', 'Summary']

export function Lists() {
  const format = useFormat()
  const [tab, setTab] = useState<'all' | 'mine'>('all')
  const [step, setStep] = useState(2)
  const [page, setPage] = useState(2)
  const [sort, setSort] = useState<Sort>({ key: 'price', descending: false })
  return (
    <Section title="Lists and places">
      <Breadcrumbs crumbs={[{ label: 'Offers', to: '/_widgets' }, { label: 'Maths' }]} />
      <Tabs
        label="Tabs"
        tabs={[
          { value: 'all', label: 'All', count: 12 },
          { value: 'mine', label: 'For me' },
        ]}
        value={tab}
        onChange={setTab}
      >
        <Stepper label="Steps" steps={STEPS} current={step} onBack={setStep} />
      </Tabs>
      <PagedList page={page} hasNextPage={page < 3} onPage={setPage}>
        <Table
          label="People"
          dense
          rows={PEOPLE}
          keyOf={({ name }) => name}
          sort={sort}
          onSort={setSort}
          columns={[
            {
              key: 'name',
              label: 'Name',
              cell: ({ name }) => (
                <Row space={2}>
                  <Avatar name={name} size={32} />
                  {name}
                </Row>
              ),
            },
            { key: 'rating', label: 'Rating', cell: ({ rating }) => <Rating value={rating} /> },
            {
              key: 'price',
              label: 'Price',
              numeric: true,
              sortable: true,
              cell: ({ price }) => format.money(price, 'PLN'),
            },
          ]}
        />
      </PagedList>
      <ProgressBar label="Progress" value={0.62} />
      <Row>
        <Chip icon="place">Warszawa</Chip>
        <Chip onRemove={() => undefined}>Maths</Chip>
        <Chip chosen onClick={() => undefined}>
          Chosen
        </Chip>
        <Chip onClick={() => undefined}>Choice</Chip>
      </Row>
    </Section>
  )
}

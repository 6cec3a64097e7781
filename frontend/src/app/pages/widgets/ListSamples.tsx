import { useState } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { NotificationCard } from '../../../ui/NotificationCard.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Rating } from '../../../ui/Rating.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type Sort, Table } from '../../../ui/Table.tsx'
import { Tabs, useUrlTab } from '../../../ui/Tabs.tsx'
import { usePath } from '../../routing/usePath.ts'
import { Sample, Samples } from './Section.tsx'

const nothing = () => undefined
const TABS = ['all', 'for-me', 'from-me'] as const
const NAMES = { all: 'All', 'for-me': 'For me', 'from-me': 'From me' }
const STEPS = ['Basic info', 'Pricing', 'Availability', 'Summary']
const PEOPLE = [
  { name: 'Anna Kowalska', price: 8000, rating: 5 },
  { name: 'Żaneta Łoś', price: 12050, rating: 4.5 },
  { name: 'Jan Nowak', price: 6000, rating: 3.2 },
]
/** Fixed, so that the samples are the same every day. */
const NOW = Date.parse('2026-11-21T12:00:00Z')

export function TabsSamples() {
  const [tab, setTab] = useUrlTab('tab', TABS)
  const counts = { all: 12, 'for-me': 3, 'from-me': undefined }
  return (
    <Tabs
      label="Orders"
      tabs={TABS.map((value) => {
        const count = counts[value]
        return { value, label: NAMES[value], ...(count === undefined ? {} : { count }) }
      })}
      value={tab}
      onChange={setTab}
    >
      <p>{NAMES[tab]}: the open tab stands in the address.</p>
    </Tabs>
  )
}

export function PagedListSamples() {
  const [page, setPage] = useState(2)
  const people = (
    <Stack space={2}>
      {PEOPLE.map(({ name }) => (
        <Card key={name} padding="tight">
          {name}
        </Card>
      ))}
    </Stack>
  )
  return (
    <Samples min="22rem">
      <Sample name="to try">
        <PagedList page={page} hasNextPage={page < 3} onPage={setPage}>
          {people}
        </PagedList>
      </Sample>
      <Sample name="first page">
        <PagedList page={1} hasNextPage onPage={nothing}>
          {people}
        </PagedList>
      </Sample>
      <Sample name="another page is on its way">
        <PagedList page={2} hasNextPage onPage={nothing} busy>
          {people}
        </PagedList>
      </Sample>
      <Sample name="empty">
        <PagedList page={1} hasNextPage={false} onPage={nothing}>
          <EmptyState />
        </PagedList>
      </Sample>
    </Samples>
  )
}

export function TableSamples() {
  const format = useFormat()
  const [sort, setSort] = useState<Sort>({ key: 'price', descending: false })
  return (
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
  )
}

const NOTICES = [
  { kind: 'done', title: 'widgets.notice_accepted' },
  { kind: 'cancelled', title: 'widgets.notice_rejected' },
  { kind: 'new', title: 'widgets.notice_received' },
  { kind: 'warning', title: 'widgets.notice_lesson' },
] as const

export function NotificationSamples() {
  const t = useText()
  const path = usePath()
  return (
    <Samples min="20rem">
      {NOTICES.map(({ kind, title }, n) => (
        <NotificationCard
          key={title}
          kind={kind}
          title={t(title)}
          about={n === 2 ? 'Preparation for the extended final exam in mathematics' : 'Maths'}
          createdAt={new Date(NOW - 50 ** n * 1_000_000).toISOString()}
          seen={n % 2 === 1}
          to={path('widgets')}
          now={NOW}
        />
      ))}
    </Samples>
  )
}

export function PlaceSamples() {
  const path = usePath()
  const [step, setStep] = useState(2)
  return (
    <Stack space={5}>
      <Breadcrumbs crumbs={[{ label: 'Offers', to: path('widgets') }, { label: 'Maths' }]} />
      <Stepper label="Steps" steps={STEPS} current={step} onBack={setStep} />
      <ProgressBar label="Progress" value={0.62} />
    </Stack>
  )
}

export function ChipSamples() {
  const [chosen, setChosen] = useState(true)
  return (
    <Row>
      <Chip icon="place">Warszawa</Chip>
      <Chip onRemove={nothing}>Maths</Chip>
      <Chip chosen={chosen} onClick={() => setChosen(!chosen)}>
        Online
      </Chip>
      <Chip onClick={nothing}>At home</Chip>
    </Row>
  )
}

export function CardSamples() {
  const path = usePath()
  return (
    <Samples>
      <Card>Roomy</Card>
      <Card padding="tight">Tight</Card>
      <Card tinted>Tinted: the one that matters</Card>
      <Card to={path('widgets')}>Leads somewhere</Card>
    </Samples>
  )
}

export function AvatarSamples() {
  return (
    <Row>
      {PEOPLE.map(({ name }) => (
        <Avatar key={name} name={name} size={52} />
      ))}
      <Avatar name="Kredka" size={32} />
    </Row>
  )
}

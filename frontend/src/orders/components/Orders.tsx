import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import type { ORDER_STATUSES } from '@kredka/contracts/orders/rules'
import { readPage } from '../../app/lists/read-page.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { type AddressChanges, useAddress } from '../../ui/useAddress.ts'
import { useWaitingCounts } from '../useWaitingCounts.ts'
import { OrderDialog } from './OrderDialog.tsx'
import { OrderList } from './OrderList.tsx'

type TabName = 'all' | 'for-me' | 'from-me'
type Status = (typeof ORDER_STATUSES)[number]

const LABELS = { all: 'orders.all', 'for-me': 'orders.for_me', 'from-me': 'orders.from_me' } as const
const TABS: readonly TabName[] = ['all', 'for-me', 'from-me']
const STATUSES: readonly Status[] = ['new', 'accepted', 'rejected', 'cancelled']

/**
 * Orders of both sides (section 2: All, For me, From me). One is opened by `?order=`.
 * @param first the tab that is open at first
 */
export function Orders({ first }: { readonly first: 'for-me' | 'from-me' }) {
  const t = useText()
  const title = pageTitle('orders', useLanguage()).title
  const { params, change } = useAddress()
  const counts = useWaitingCounts()
  const waiting = { all: 0, 'for-me': counts.count, 'from-me': counts.from_me + counts.proposed }
  const tab = TABS.find((known) => known === params.get('tab')) ?? first
  const status = STATUSES.find((known) => known === params.get('status')) ?? null
  const page = readPage(params)
  const order = params.get('order')

  const go = (changes: AddressChanges) => change(changes, { replace: true })
  // a tab begins at its first page with all its orders
  const open = (chosen: TabName) => go({ tab: chosen === first ? null : chosen, status: null, page: null })
  return (
    <>
      <PageHeader title={title} about={t(ABOUT[tab])} />
      <Tabs
        label={title}
        tabs={TABS.map((value) => ({
          value,
          label: t(LABELS[value]),
          ...(waiting[value] > 0 ? { count: waiting[value] } : {}),
        }))}
        value={tab}
        onChange={open}
      >
        <Stack>
          <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <legend className="visually-hidden">{t('orders.filter')}</legend>
            <Row space={2}>
              {STATUSES.map((value) => (
                <Chip
                  key={value}
                  chosen={status === value}
                  onClick={() => go({ status: status === value ? null : value, page: null })}
                >
                  {t(value === 'cancelled' ? 'orders.filter_cancelled' : `orders.status_${value}`)}
                </Chip>
              ))}
            </Row>
          </fieldset>
          <OrderList
            tab={tab}
            status={status}
            page={page}
            onPage={(to) => go({ page: to === 1 ? null : String(to) })}
            onOpen={(id) => go({ order: id })}
          />
        </Stack>
      </Tabs>
      <OrderDialog id={order} onClose={() => go({ order: null })} />
    </>
  )
}

const ABOUT = { all: 'orders.about_all', 'for-me': 'orders.about_for_me', 'from-me': 'orders.about_from_me' } as const

import { endPromotion } from '@kredka/contracts/promotions/endpoints'
import type { PromotionStatus } from '@kredka/contracts/promotions/rules'
import type { PromotionRowView } from '@kredka/contracts/promotions/views'
import { useState } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { PromotionCard } from '../components/PromotionCard.tsx'
import { promotionCounts, promotions } from '../resources.ts'

const TABS = ['active', 'new', 'finished'] as const

/** The teacher's first-lesson discounts by their days (PRM-01). */
export function PromotionsPage() {
  const t = useText()
  const path = usePath()
  const [tab, setTab] = useUrlTab('status', TABS)
  const counts = useResource(promotionCounts, {}).data
  const create = (
    <Button look="primary" icon="plus" to={path('promotions.create')}>
      {t('promotions.create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('promotions.heading')} about={t('promotions.about')} actions={create} />
      <Tabs
        label={t('promotions.heading')}
        tabs={TABS.map((value) => ({
          value,
          label: t(`promotions.${value}`),
          ...(counts === null ? {} : { count: counts[value] }),
        }))}
        value={tab}
        onChange={setTab}
      >
        <List key={tab} status={tab} />
      </Tabs>
    </>
  )
}

function List({ status }: { readonly status: PromotionStatus }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [ending, setEnding] = useState<PromotionRowView | null>(null)
  const found = useResource(promotions, { status, page })
  const end = useCommand(endPromotion, {
    success: 'promotions.ended',
    done: () => setEnding(null),
    failed: () => setEnding(null),
  })
  return (
    <>
      <ResourceView of={found}>
        {(rows, busy) =>
          rows.length === 0 && page === 1 ? (
            <EmptyState
              title={t(`promotions.none_${status}`)}
              action={<Button to={path('promotions.create')}>{t('promotions.create')}</Button>}
            >
              <p>{t('promotions.none_about')}</p>
            </EmptyState>
          ) : (
            <PagedList
              page={page}
              hasNextPage={found.meta?.has_next_page === true}
              onPage={setPage}
              busy={busy && found.meta?.page !== page}
            >
              <Stack space={4}>
                {rows.map((promotion) => (
                  <PromotionCard key={promotion.id} promotion={promotion} onEnd={() => setEnding(promotion)} />
                ))}
              </Stack>
            </PagedList>
          )
        }
      </ResourceView>
      <ConfirmDialog
        opened={ending !== null}
        onClose={() => setEnding(null)}
        onConfirm={() => {
          if (ending !== null) end.send({ id: ending.id })
        }}
        title={t('promotions.end_title', { percent: format.percent((ending?.data.percentage ?? 0) / 100) })}
        confirm={t('promotions.end')}
        busy={end.status === 'sending'}
        danger
      >
        <p>{t('promotions.end_about')}</p>
      </ConfirmDialog>
    </>
  )
}

export { PromotionsPage as Page }

import { useSearchParams } from 'react-router'
import { readPage } from '../../app/lists/read-page.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { OwnLevelCard } from '../components/OwnLevelCard.tsx'
import { newLevel } from '../new-level.ts'
import { ownLevels } from '../resources.ts'
import { useDrawLevel } from '../useDrawLevel.ts'

/** The levels that the person draws, with how they stand (GAM-03). */
export function MyLevelsPage() {
  const t = useText()
  const path = usePath()
  const [params, setParams] = useSearchParams()
  const page = readPage(params)
  const of = useResource(ownLevels, { page })
  const { draw, isBusy } = useDrawLevel()
  const create = (
    <Button look="primary" icon="plus" loading={isBusy} onClick={() => draw(t('levels.new_name'), newLevel())}>
      {t('levels.draw')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('levels.own')}
        crumbs={[{ label: t('levels.browse'), to: path('levels.browse') }, { label: t('levels.own') }]}
        actions={of.data?.length === 0 ? undefined : create}
      />
      <ResourceView of={of}>
        {(rows, busy) =>
          rows.length === 0 ? (
            <EmptyState title={t('levels.own_none')} action={create}>
              <p>{t('levels.own_none_about')}</p>
            </EmptyState>
          ) : (
            <PagedList
              page={page}
              hasNextPage={of.meta?.has_next_page ?? false}
              busy={busy}
              onPage={(to) => setParams(to === 1 ? {} : { page: String(to) })}
            >
              <Stack space={4}>
                {rows.map((level) => (
                  <OwnLevelCard key={level.id} level={level} onChanged={of.refresh} />
                ))}
              </Stack>
            </PagedList>
          )
        }
      </ResourceView>
    </>
  )
}

export { MyLevelsPage as Page }

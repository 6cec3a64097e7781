import { PUBLIC_IDEA_STATUSES } from '@kredka/contracts/community/rules'
import type { ReactNode } from 'react'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useAddress } from '../../ui/useAddress.ts'
import { withCount } from '../counted.ts'
import { ideas } from '../resources.ts'
import { usePage } from '../usePage.ts'
import { IdeaCard } from './IdeaCard.tsx'
import classes from './idea-list.module.css'

const SORTS = ['votes', 'newest'] as const

/** Ideas of everybody by status, with the most votes or the newest first. */
export function IdeaList({ propose }: { readonly propose: ReactNode }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { params, change } = useAddress()
  const [page, goTo] = usePage('page')
  const status = PUBLIC_IDEA_STATUSES.find((known) => known === params.get('status')) ?? 'under_vote'
  const sort = SORTS.find((known) => known === params.get('sort')) ?? 'votes'
  const input = { status, sort, page }
  const read = useResource(ideas, input)
  const choose = (name: string, value: string, usual: string) =>
    change({ page: null, [name]: value === usual ? null : value }, { replace: true, preventScrollReset: true })
  return (
    <Stack>
      <div className={classes.tools}>
        <fieldset className={classes.statuses}>
          <legend className="visually-hidden">{t('community.status')}</legend>
          <Row space={2}>
            {PUBLIC_IDEA_STATUSES.map((value) => (
              <Chip key={value} chosen={value === status} onClick={() => choose('status', value, 'under_vote')}>
                {t(`community.ideas_${value}`)}
              </Chip>
            ))}
          </Row>
        </fieldset>
        <Select
          label={t('community.sort')}
          labelHidden
          clearable={false}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`community.sort_${value}`) }))}
          onChange={(option) => choose('sort', option?.value ?? 'votes', 'votes')}
        />
      </div>
      <ResourceView of={read}>
        {(rows, busy) =>
          rows.length === 0 && page === 1 ? (
            <EmptyState
              title={t(`community.no_ideas_${status}`)}
              action={status === 'under_vote' ? propose : undefined}
            >
              {status === 'under_vote' && <p>{t('community.no_ideas_about')}</p>}
            </EmptyState>
          ) : (
            <PagedRows
              page={page}
              meta={read.meta}
              busy={busy}
              onPage={goTo}
              rows={rows}
              keyOf={({ id }) => id}
              from={busy ? 'loading' : read.key}
            >
              {(calm) => (
                <Stack space={3}>
                  {calm.map((idea) => (
                    <IdeaCard
                      key={idea.id}
                      idea={idea}
                      onCounted={(now) => dispatch(ideas.replace(input, withCount(rows, now)))}
                      onRefused={read.refresh}
                    />
                  ))}
                </Stack>
              )}
            </PagedRows>
          )
        }
      </ResourceView>
    </Stack>
  )
}

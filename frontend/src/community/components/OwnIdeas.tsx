import type { ReactNode } from 'react'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { withCount } from '../counted.ts'
import { ownIdeas } from '../resources.ts'
import { usePage } from '../usePage.ts'
import { IdeaCard } from './IdeaCard.tsx'

interface Props {
  readonly propose: ReactNode
  /**
   * Whether the person comes from proposing one: the list then gets the focus, for the button that was pressed may be
   * gone.
   */
  readonly proposed: boolean
}

/** The person's own ideas: how they stand and what staff answered. */
export function OwnIdeas({ propose, proposed }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [page, goTo] = usePage('page')
  const read = useResource(ownIdeas, { page })
  return (
    <ResourceView of={read}>
      {(rows, busy) =>
        rows.length === 0 && page === 1 ? (
          <EmptyState title={t('community.no_own_ideas')} action={propose}>
            <p>{t('community.no_own_ideas_about')}</p>
          </EmptyState>
        ) : (
          <Arrival when={proposed}>
            <PagedList page={page} hasNextPage={read.meta?.has_next_page ?? false} busy={busy} onPage={goTo}>
              <Stack space={3}>
                {rows.map((idea) => (
                  <IdeaCard
                    key={idea.id}
                    own
                    idea={idea}
                    onCounted={(now) => dispatch(ownIdeas.replace({ page }, withCount(rows, now)))}
                    onRefused={read.refresh}
                  />
                ))}
              </Stack>
            </PagedList>
          </Arrival>
        )
      }
    </ResourceView>
  )
}

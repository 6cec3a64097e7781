import { pageTitle, type TitleId } from '@kredka/contracts/kernel/page-titles'
import type { PageMeta } from '@kredka/contracts/kernel/schema'
import type { LessonRowView } from '@kredka/contracts/lessons/views'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { readPage } from '../../app/lists/read-page.ts'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import type { ResourceState } from '../../kernel/resource-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { lessonCounts, lessons, teacherLessons } from '../resources.ts'
import { LessonCard } from './LessonCard.tsx'

const TABS = ['booked', 'done', 'cancelled'] as const
type Tab = (typeof TABS)[number]
type Whose = 'any' | 'student' | 'teacher'

interface Props {
  readonly title: TitleId
  readonly whose: Whose
  /** Buttons beside the heading. */
  readonly actions?: ReactNode
}

/** Lessons by what became of them (section 2: booked, done, cancelled). */
export function Lessons({ title, whose, actions }: Props) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((known) => known === params.get('tab')) ?? TABS[0]
  const page = readPage(params)
  const counts = useResource(lessonCounts, whose === 'any' ? {} : { role: whose })
  const open = (chosen: Tab, at = 1) => {
    const next = { ...(chosen === TABS[0] ? {} : { tab: chosen }), ...(at === 1 ? {} : { page: String(at) }) }
    setParams(next, { replace: at === 1 })
  }
  const overdue = counts.data?.overdue ?? 0
  return (
    <>
      <PageHeader
        title={pageTitle(title, useLanguage()).title}
        actions={actions}
        about={whose === 'teacher' && overdue > 0 ? t('lessons.overdue_wait', { count: overdue }) : undefined}
      />
      <Tabs
        label={t('lessons.by_state')}
        tabs={TABS.map((value) => ({
          value,
          label: t(`lessons.${value}`),
          ...(counts.data === null || counts.data[value] === 0 ? {} : { count: counts.data[value] }),
        }))}
        value={tab}
        onChange={(chosen) => open(chosen)}
      >
        <Listed key={`${whose} ${tab}`} whose={whose} tab={tab} page={page} onPage={(at) => open(tab, at)} />
      </Tabs>
    </>
  )
}

interface ListedProps {
  readonly whose: Whose
  readonly tab: Tab
  readonly page: number
  readonly onPage: (page: number) => void
}
type Found = ResourceState<readonly LessonRowView[]> & { readonly refresh: () => void; readonly meta: PageMeta | null }

function Listed({ whose, tab, page, onPage }: ListedProps) {
  const input = { page, status: tab }
  const given = useResource(teacherLessons, whose === 'teacher' ? input : null)
  const taken = useResource(
    lessons,
    whose === 'teacher' ? null : { ...input, ...(whose === 'any' ? {} : { role: whose }) },
  )
  const found: Found = whose === 'teacher' ? given : taken
  const now = useNow()
  return (
    <ResourceView of={found}>
      {(rows, busy) =>
        rows.length === 0 && page === 1 ? (
          <None tab={tab} whose={whose} />
        ) : (
          <PagedRows
            page={page}
            meta={found.meta}
            onPage={onPage}
            busy={busy}
            rows={rows}
            keyOf={({ id }) => id}
            from={`${whose} ${tab} ${page}`}
          >
            {(shown) => (
              <Stack space={3}>
                {shown.map((lesson) => (
                  <LessonCard key={lesson.id} lesson={lesson} now={now} withRole={whose === 'any'} />
                ))}
              </Stack>
            )}
          </PagedRows>
        )
      }
    </ResourceView>
  )
}

function None({ tab, whose }: { readonly tab: Tab; readonly whose: Whose }) {
  const t = useText()
  const path = usePath()
  const teaches = whose === 'teacher'
  return (
    <EmptyState
      title={t(`lessons.none_${tab}`)}
      action={
        tab === 'booked' && (
          <Button
            look="primary"
            icon={teaches ? 'offer' : 'search'}
            to={path(teaches ? 'offers.own' : 'offers.search')}
          >
            {t(teaches ? 'menu.my_offers' : 'shell.find_teacher')}
          </Button>
        )
      }
    >
      {tab === 'booked' ? t(teaches ? 'lessons.about_teacher' : 'lessons.about_student') : undefined}
    </EmptyState>
  )
}

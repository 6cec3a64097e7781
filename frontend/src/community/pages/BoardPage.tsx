import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { Announcements } from '../components/Announcements.tsx'
import { TaskColumns } from '../components/TaskColumns.tsx'
import { board } from '../resources.ts'

/** What is new and what is being worked on (BRD-01). */
export function BoardPage() {
  const t = useText()
  const path = usePath()
  const tasks = useResource(board, {})
  return (
    <>
      <PageHeader
        title={t('community.board_heading')}
        about={t('community.board_about')}
        actions={
          <Button look="arrow" to={path('community.dream')}>
            {t('community.to_ideas')}
          </Button>
        }
      />
      <Stack space={7}>
        <Announcements />
        <section aria-labelledby="tasks">
          <Stack>
            <h2 id="tasks">{t('community.tasks')}</h2>
            <ResourceView of={tasks}>{(rows) => <TaskColumns tasks={rows} />}</ResourceView>
          </Stack>
        </section>
      </Stack>
    </>
  )
}

export { BoardPage as Page }

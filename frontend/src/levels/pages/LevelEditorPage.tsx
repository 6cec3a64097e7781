import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { Timeline } from '../../audit/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { LevelEditor } from '../components/LevelEditor.tsx'
import { ownLevel } from '../resources.ts'

/** Where a level is drawn, tried out and published (GAM-03). */
export function LevelEditorPage() {
  const t = useText()
  const path = usePath()
  const { id = '' } = useParams()
  const found = useResource(ownLevel, { id })
  if (found.status === 'failed' && found.error.status === 404) return <NotFound />
  return (
    <ResourceView of={found}>
      {(view) => (
        <>
          <PageTitle title={`${view.name} – ${t('levels.editor')}`} />
          <PageHeader
            title={view.name}
            crumbs={[{ label: t('levels.own'), to: path('levels.own') }, { label: view.name }]}
          />
          <Stack space={6}>
            {view.state === 'taken_down' ? (
              <Notice kind="warning">
                {t('levels.taken_down_about')} {view.reason}
              </Notice>
            ) : (
              <LevelEditor key={view.id} view={view} refresh={found.refresh} />
            )}
            <Timeline kind="level" id={view.id} title={t('levels.history')} />
          </Stack>
        </>
      )}
    </ResourceView>
  )
}

export { LevelEditorPage as Page }

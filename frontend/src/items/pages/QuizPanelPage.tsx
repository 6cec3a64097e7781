import type { QuizPanelView } from '@kredka/contracts/items/views'
import { splitSlug } from '@kredka/contracts/kernel/slug'
import { useParams, useSearchParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { QuizContests } from '../../contests/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { QuizRooms } from '../../quiz-rooms/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import classes from '../components/items.module.css'
import { Plays } from '../components/Plays.tsx'
import { Questions } from '../components/Questions.tsx'
import { quizPanel } from '../resources.ts'

const NUMBER = /^[1-9]\d{0,5}$/

/** What the owner of a quiz learns of it: plays, scores, and what each question tells (QUI-01, QUI-09). */
export function QuizPanelPage() {
  const { slugged = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const { id } = splitSlug(slugged)
  const asked = params.get('version') ?? ''
  const version = NUMBER.test(asked) ? { version: Number(asked) } : {}
  const found = useResource(quizPanel, isId(id) ? { id, ...version } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <ResourceView of={found}>
      {(panel) => <Panel panel={panel} onVersion={(value) => setParams({ version: value }, { replace: true })} />}
    </ResourceView>
  )
}

interface Props {
  readonly panel: QuizPanelView
  readonly onVersion: (version: string) => void
}

function Panel({ panel, onVersion }: Props) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { id, title, version, versions } = panel
  const heading = t('items.heading', { title })
  return (
    <>
      <PageTitle title={heading} />
      <PageHeader
        title={heading}
        crumbs={[
          { label: t('own_quizzes.heading'), to: path('quizzes.own') },
          { label: title, to: path('quizzes.own-quiz', { id }) },
          { label: t('items.panel') },
        ]}
      />
      {version === null ? (
        <EmptyState
          title={t('items.no_version')}
          action={
            <Button look="primary" icon="edit" to={path('quizzes.edit', { id })}>
              {t('items.write')}
            </Button>
          }
        >
          <p>{t('items.no_version_about')}</p>
        </EmptyState>
      ) : (
        <Stack space={6}>
          {versions.length > 1 && (
            <div className={classes.version}>
              <Select
                label={t('items.version')}
                clearable={false}
                value={String(version)}
                options={versions.map((one) => ({
                  value: String(one.version),
                  label: t(one.is_listed ? 'items.version_listed' : 'items.version_option', {
                    version: one.version,
                    date: format.date(one.frozen_at),
                  }),
                }))}
                onChange={(option) => {
                  if (option !== null) onVersion(option.value)
                }}
              />
            </div>
          )}
          <QuizContests quizId={id} />
          <Plays panel={panel} />
          <Questions panel={panel} />
          <QuizRooms quizId={id} />
        </Stack>
      )}
    </>
  )
}

export { QuizPanelPage as Page }

import { EXAMPLE_QUESTIONS } from '@kredka/contracts/analysis/examples'
import type { AnalystQuestionView } from '@kredka/contracts/analysis/views'
import { Link } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { type ShortColumn, ShortTable } from '../../back-office/ShortTable.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { ReplicaBar } from '../components/ReplicaBar.tsx'
import { analystQuestions } from '../resources.ts'

/** Own questions to the log, those of colleagues, and ready ones (ANA-03). */
export function QuestionsPage() {
  const t = useText()
  const path = usePath()
  const found = useResource(analystQuestions, {})
  return (
    <Stack space={5}>
      <PageHeader
        title={t('analysis.questions')}
        about={t('analysis.about')}
        actions={
          <Button look="primary" icon="plus" to={path('admin.question-new')}>
            {t('analysis.new_question')}
          </Button>
        }
      />
      <ReplicaBar />
      <Stack space={3}>
        <h2>{t('analysis.kept')}</h2>
        <ResourceView of={found}>
          {(questions) => (questions.length === 0 ? <p>{t('analysis.none_kept')}</p> : <Kept questions={questions} />)}
        </ResourceView>
      </Stack>
      <Examples />
    </Stack>
  )
}

function Kept({ questions }: { readonly questions: readonly AnalystQuestionView[] }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const columns: readonly ShortColumn<AnalystQuestionView>[] = [
    {
      key: 'title',
      label: t('analysis.title'),
      by: ({ title }) => title,
      cell: ({ id, title }) => <Link to={path('admin.question', { id })}>{title}</Link>,
    },
    { key: 'author', label: t('analysis.author'), by: ({ author }) => author, cell: ({ author }) => author },
    {
      key: 'shared',
      label: t('analysis.seen_by'),
      by: ({ is_shared }) => Number(is_shared),
      cell: ({ is_shared }) => (
        <StatusLabel kind={is_shared ? 'active' : 'inactive'}>
          {t(is_shared ? 'analysis.shared' : 'analysis.own')}
        </StatusLabel>
      ),
    },
    {
      key: 'changed',
      label: t('analysis.changed'),
      oneLine: true,
      by: ({ changed_at }) => changed_at,
      cell: ({ changed_at }) => format.dateTime(changed_at),
    },
    {
      key: 'runs',
      label: t('analysis.runs'),
      numeric: true,
      by: ({ runs }) => runs,
      cell: ({ runs }) => format.number(runs),
    },
  ]
  return <ShortTable label={t('analysis.kept')} columns={columns} rows={questions} keyOf={({ id }) => id} />
}

function Examples() {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  return (
    <Stack space={3}>
      <h2>{t('analysis.examples')}</h2>
      <Grid min="18rem">
        {EXAMPLE_QUESTIONS.map(({ id, title, about }) => (
          <Card key={id} padding="tight">
            <Stack space={2}>
              <h3>
                <Link to={`${path('admin.question-new')}?example=${id}`}>{title[language]}</Link>
              </h3>
              <p>{about[language]}</p>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}

export { QuestionsPage as Page }

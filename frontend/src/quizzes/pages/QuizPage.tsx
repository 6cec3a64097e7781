import { splitSlug } from '@kredka/contracts/kernel/slug'
import type { QuizView } from '@kredka/contracts/quizzes/views'
import { Link, useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AssignButton } from '../../assignments/index.ts'
import { PlayButtons } from '../../attempts/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { OpenRoomButton } from '../../quiz-rooms/index.ts'
import { QuizRanking } from '../../rewards/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { CopyQuiz } from '../components/CopyQuiz.tsx'
import { DifficultyMark } from '../components/DifficultyMark.tsx'
import { quiz } from '../resources.ts'
import { TYPE_IDS } from '../type-ids.ts'
import { useQuizWords } from '../useQuizWords.ts'
import classes from './quiz-page.module.css'

/** What a quiz is about, by whom, and the ways to take it (QUI-01). */
export function QuizPage() {
  const { slugged = '' } = useParams()
  const { id } = splitSlug(slugged)
  const found = useResource(quiz, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(view) => <Quiz quiz={view} />}</ResourceView>
}

function Quiz({ quiz: shown }: { readonly quiz: QuizView }) {
  const t = useText()
  const path = usePath()
  const words = useQuizWords()
  const author = shown.author.name ?? t('quizzes.deleted_user')
  return (
    <>
      <PageTitle title={shown.title} />
      <PageHeader
        title={shown.title}
        crumbs={[{ label: t('quizzes.heading'), to: path('quizzes.browse') }, { label: shown.title }]}
        about={
          <span className={classes.subject}>
            <SubjectIcon subject={shown.subject_id} size={24} />
            {words.subject(shown.subject_id)} · {words.level(shown.level)} · {words.language(shown.language)}
          </span>
        }
      />
      <div className={classes.page}>
        <Stack space={5}>
          {shown.description !== '' && <Paragraphs text={shown.description} />}
          <dl className={classes.facts}>
            <Fact label={t('quizzes.fact_length')}>{t('quizzes.questions', { count: shown.questions })}</Fact>
            <Fact label={t('quizzes.difficulty')}>
              <DifficultyMark difficulty={shown.difficulty} />
            </Fact>
            <Fact label={t('quizzes.fact_types')}>
              {typesOf(shown)
                .map((type) => t(`quizzes.type_${type}`))
                .join(', ')}
            </Fact>
            <Fact label={t('quizzes.fact_exam')}>
              {shown.exam_minutes === null
                ? t('quizzes.no_clock')
                : t('quizzes.minutes', { count: shown.exam_minutes })}
            </Fact>
          </dl>
          <p className={classes.author}>
            <Avatar name={author} picture={shown.author.picture_url} size={40} />
            <span>{t('quizzes.by', { name: author })}</span>
          </p>
          {shown.copied_from !== null && <Credit of={shown.copied_from} />}
        </Stack>
        <aside className={classes.side}>
          {shown.is_own && (
            <Notice kind="info">
              <p>{shown.is_listed ? t('quizzes.own_listed') : t('quizzes.own_unlisted')}</p>
              <Button look="arrow" to={path('quizzes.own-quiz', { id: shown.id })}>
                {t('quizzes.own_link')}
              </Button>
            </Notice>
          )}
          <Card>
            <Stack space={4}>
              <PlayButtons quiz={shown} />
              <OpenRoomButton quizId={shown.id} wide />
            </Stack>
          </Card>
          <AssignButton quiz={shown} wide />
          {!shown.is_own && <CopyQuiz attemptId={shown.finished_attempt_id} />}
        </aside>
        {/* comes later than the rest: on a phone nothing stands below it that it would push away */}
        <div className={classes.best}>{shown.is_listed && <QuizRanking id={shown.id} />}</div>
      </div>
    </>
  )
}

/** In the order in which they are always told. */
function typesOf({ types }: QuizView) {
  const known = new Set(types.map((type) => TYPE_IDS[type]))
  return Object.values(TYPE_IDS).filter((id) => known.has(id))
}

/** Whose quiz this one began as. */
function Credit({ of: { quiz: source, author } }: { readonly of: NonNullable<QuizView['copied_from']> }) {
  const t = useText()
  const path = usePath()
  const name = author ?? t('quizzes.deleted_user')
  if (source === null) return <p>{t('quizzes.after', { name })}</p>
  return (
    <p>
      {t('quizzes.after_quiz', { name })}{' '}
      <Link to={path('quizzes.quiz', { slugged: `${source.id}-${source.slug}` })}>{source.title}</Link>
    </p>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export { QuizPage as Page }

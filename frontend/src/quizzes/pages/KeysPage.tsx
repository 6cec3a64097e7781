import { promptOnLine } from '@kredka/contracts/quizzes/question-rules'
import type { QuizKeysView } from '@kredka/contracts/quizzes/views'
import { useParams, useSearchParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import { MathText } from '../../ui/math/MathText.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { askedVersion } from '../asked-version.ts'
import { CorrectionNote } from '../components/key/CorrectionNote.tsx'
import classes from '../components/key/key.module.css'
import { Rescoring } from '../components/key/Rescoring.tsx'
import { ownQuiz, quizKeys } from '../own-resources.ts'
import { rightInWords } from '../right-in-words.ts'

/** The keys of a frozen version as they are by now, each with the way to correct it (QUI-11). */
export function KeysPage() {
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const t = useText()
  const path = usePath()
  const known = isId(id)
  const quiz = useResource(ownQuiz, known ? { id } : null)
  const found = useResource(quizKeys, known ? { id, ...askedVersion(params) } : null)
  if (!known || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <>
      <PageHeader
        title={t('quiz_keys.heading')}
        about={t('quiz_keys.about')}
        crumbs={[
          { label: t('own_quizzes.heading'), to: path('quizzes.own') },
          { label: quiz.data?.title ?? t('own_quizzes.status'), to: path('quizzes.own-quiz', { id }) },
          { label: t('quiz_keys.heading') },
        ]}
      />
      <ResourceView of={found}>
        {(keys) => <Keys id={id} keys={keys} onVersion={(version) => setParams({ version }, { replace: true })} />}
      </ResourceView>
    </>
  )
}

interface Props {
  readonly id: string
  readonly keys: QuizKeysView
  readonly onVersion: (version: string) => void
}

function Keys({ id, keys, onVersion }: Props) {
  const t = useText()
  const path = usePath()
  const { version, versions, questions, rescoring } = keys
  return (
    <Stack space={5}>
      {versions.length > 1 && (
        <div className={classes.version}>
          <Select
            label={t('quiz_keys.version')}
            clearable={false}
            value={String(version)}
            options={versions.map((one) => ({
              value: String(one),
              label: t('own_quizzes.version', { version: one }),
            }))}
            onChange={(option) => {
              if (option !== null) onVersion(option.value)
            }}
          />
        </div>
      )}
      <Rescoring of={rescoring} />
      <ol className={classes.questions}>
        {questions.map((question, n) => (
          <li key={question.id}>
            <Card>
              <article className={classes.question}>
                <h2 className={classes.prompt}>
                  {n + 1}. <MathText text={promptOnLine(question.prompt)} formulas={question.formulas} />
                </h2>
                <p className={classes.right}>
                  {t('quiz_keys.counts')} <MathText text={rightInWords(question.task)} formulas={question.formulas} />
                </p>
                <CorrectionNote correction={question.correction} />
                <Button
                  size="small"
                  icon="edit"
                  label={t('quiz_keys.correct_of', { number: n + 1 })}
                  to={`${path('quizzes.correct-key', { id, question_id: question.id })}?version=${version}`}
                >
                  {t('quiz_keys.correct')}
                </Button>
              </article>
            </Card>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

export { KeysPage as Page }

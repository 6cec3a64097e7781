import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { approveQuiz, rejectQuiz, reopenQuizReview, takeDownQuiz } from '@kredka/contracts/quizzes/endpoints'
import { restoreQuiz } from '@kredka/contracts/quizzes/staff-endpoints'
import { isListed } from '@kredka/contracts/quizzes/states'
import type { QuizRequestView } from '@kredka/contracts/quizzes/views'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { NotFound } from '../../../app/pages/NotFound.tsx'
import { isId } from '../../../app/routing/ids.ts'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { DetailPage, Part } from '../../../back-office/DetailPage.tsx'
import { Followed } from '../../../back-office/Followed.tsx'
import { History } from '../../../back-office/History.tsx'
import { ReasonAction } from '../../../back-office/ReasonAction.tsx'
import { ReopenAction } from '../../../back-office/ReopenAction.tsx'
import type { TextId } from '../../../i18n/text-ids.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { ifOvertaken } from '../../../kernel/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { QuizStateLabels } from '../../components/own/QuizStateLabels.tsx'
import { useQuizWords } from '../../useQuizWords.ts'
import { AuthorLink } from '../AuthorLink.tsx'
import { FROM_QUIZ } from '../from-quiz.ts'
import { ReviewedQuestion } from '../ReviewedQuestion.tsx'
import { sentQuiz } from '../resources.ts'

const WORDS: Readonly<Record<string, TextId>> = {
  QuizSubmitted: 'quizzes_admin.did_send',
  QuizWithdrawn: 'quizzes_admin.did_withdraw',
  QuizApproved: 'quizzes_admin.did_approve',
  QuizRejected: 'quizzes_admin.did_reject',
  QuizReviewReopened: 'back_office.did_reopen',
  QuizUnlisted: 'quizzes_admin.did_unlist',
  QuizRestored: 'quizzes_admin.did_restore',
  QuizRemoved: 'quizzes_admin.did_remove',
  KeyCorrected: 'quizzes_admin.did_correct_key',
}

/** One quiz whole, with what is right, and what was decided before (ADM-02, QUI-02). */
export function ReviewedQuizPage() {
  const { id = '' } = useParams()
  const found = useResource(sentQuiz, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <ResourceView of={found}>
      {(latest) => (
        <Followed key={latest.id} latest={latest} versionOf={({ version }) => version}>
          {(quiz, newer) => <Reviewed quiz={quiz} latest={latest} newer={newer} onDecided={found.refresh} />}
        </Followed>
      )}
    </ResourceView>
  )
}

interface Props {
  readonly quiz: QuizRequestView
  readonly onDecided: () => void
}

interface ReviewedProps extends Props {
  /** Its state and listed version are told as they are now. */
  readonly latest: QuizRequestView
  readonly newer: ReactNode | null
}

function Reviewed({ quiz, latest, newer, onDecided }: ReviewedProps) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useQuizWords()
  const { author, description, exam_minutes, sent_at } = quiz
  // for what is the site's, its staff are the author
  const correctable = author.id === SITE_ACCOUNT_ID && latest.state !== 'removed'
  return (
    <DetailPage
      section={{ label: t('admin_nav.quizes_panel'), to: path('admin.quizes-panel') }}
      title={quiz.title === '' ? t('quizzes_admin.removed_words') : quiz.title}
      about={<QuizStateLabels quiz={latest} />}
      waits={{ kind: 'quiz', id: quiz.id }}
      log={{ stream: `quiz-${quiz.id}` }}
      actions={<Decide quiz={{ ...quiz, history: latest.history }} isOffered={newer === null} onDecided={onDecided} />}
      facts={[
        { label: t('quizzes_admin.author'), value: <AuthorLink author={author} /> },
        { label: t('offers.subject'), value: words.subject(quiz.subject_id) },
        { label: t('offers.level'), value: words.level(quiz.level) },
        { label: t('quizzes_admin.difficulty'), value: words.difficulty(quiz.difficulty) },
        { label: t('quizzes_admin.language'), value: words.language(quiz.language) },
        {
          label: t('quizzes.fact_exam'),
          value: exam_minutes === null ? t('quizzes.no_clock') : t('quizzes.minutes', { count: exam_minutes }),
        },
        { label: t('quizzes_admin.version'), value: quiz.version },
        { label: t('quizzes_admin.version_listed'), value: latest.listed ?? t('quizzes_admin.version_none') },
        ...(sent_at === null ? [] : [{ label: t('quizzes_admin.sent_at'), value: format.dateTime(sent_at) }]),
      ]}
    >
      {newer}
      {description !== '' && <Part title={t('quizzes_admin.description')}>{description}</Part>}
      <Stack space={3}>
        {quiz.content.map((question, at) => (
          <Stack key={question.id} space={1}>
            <ReviewedQuestion question={question} number={at + 1} />
            {correctable && (
              <Row end>
                <Button
                  look="quiet"
                  size="small"
                  icon="edit"
                  label={t('quiz_keys.correct_of', { number: at + 1 })}
                  to={`${path('admin.quiz-key', { id: quiz.id, question_id: question.id })}?version=${quiz.version}&${FROM_QUIZ}`}
                >
                  {t('quiz_keys.correct')}
                </Button>
              </Row>
            )}
          </Stack>
        ))}
      </Stack>
      <History
        acts={latest.history.toReversed()}
        words={WORDS}
        more={[{ key: 'version', label: t('quizzes_admin.version'), numeric: true, cell: ({ version }) => version }]}
      />
    </DetailPage>
  )
}

/** Yes or no to the version on the screen; what is listed can be taken down. */
function Decide({ quiz, isOffered, onDecided }: Props & { readonly isOffered: boolean }) {
  const t = useText()
  const { id, version, state, listed } = quiz
  const history = { acts: quiz.history, words: WORDS }
  const approve = useCommand(approveQuiz, {
    success: 'quizzes_admin.approved_done',
    done: onDecided,
    failed: ifOvertaken(onDecided),
  })
  const waits = isOffered && (state === 'waiting' || state === 'listed_waiting')
  const takenDown = takenDownOf(quiz.history)
  const refused = isOffered && (state === 'rejected' || state === 'listed_rejected')
  const reason = { reasonLabel: 'quizzes_admin.reason', reasonHint: 'quizzes_admin.reason_hint' } as const
  return (
    <Row space={2}>
      <ReasonAction
        endpoint={takeDownQuiz}
        ready={['quizzes_admin.ready_keys', 'quizzes_admin.ready_copied', 'quizzes_admin.ready_offensive']}
        input={(why) => ({ id, reason: why })}
        isOffered={isOffered && isListed(state) && listed !== null}
        history={history}
        label="quizzes_admin.take_down"
        title="quizzes_admin.take_down_title"
        about="quizzes_admin.take_down_about"
        success="quizzes_admin.taken_down_done"
        {...reason}
        danger
        onDone={onDecided}
      />
      <ReasonAction
        endpoint={rejectQuiz}
        ready={[
          'quizzes_admin.ready_keys',
          'quizzes_admin.ready_unclear',
          'quizzes_admin.ready_other',
          'quizzes_admin.ready_copied',
        ]}
        input={(why) => ({ id, version, reason: why })}
        isOffered={waits}
        history={history}
        label="quizzes_admin.reject"
        title="quizzes_admin.reject_title"
        about="quizzes_admin.reject_about"
        success="quizzes_admin.rejected_done"
        {...reason}
        icon="close"
        danger
        disabled={approve.status === 'sending'}
        onDone={onDecided}
      />
      <ReopenAction
        endpoint={reopenQuizReview}
        input={(why) => ({ id, version, reason: why })}
        isOffered={refused}
        history={history}
        about="quizzes_admin.reopen_about"
        {...reason}
        onDone={onDecided}
      />
      <ReasonAction
        endpoint={restoreQuiz}
        ready={['back_office.ready_mistake', 'back_office.ready_new_facts']}
        input={(why) => ({ id, version: takenDown ?? version, reason: why })}
        isOffered={isOffered && takenDown !== null}
        history={history}
        label="quizzes_admin.restore"
        title="quizzes_admin.restore_title"
        about="quizzes_admin.restore_about"
        success="quizzes_admin.restored_done"
        {...reason}
        icon="refresh"
        onDone={onDecided}
      />
      {waits && (
        <Button
          look="primary"
          icon="check"
          loading={approve.status === 'sending'}
          onClick={() => approve.send({ id, version })}
        >
          {t('quizzes_admin.approve')}
        </Button>
      )}
    </Row>
  )
}

const ENDS = ['QuizSubmitted', 'QuizApproved', 'QuizRestored', 'QuizRemoved']

/** The version that staff took off the list, while nothing was sent since; null for none. */
function takenDownOf(history: QuizRequestView['history']): number | null {
  let found: number | null = null
  for (const { type, reason, version } of history) {
    // its author says no reason
    if (type === 'QuizUnlisted') found = reason === null ? null : version
    else if (ENDS.includes(type)) found = null
  }
  return found
}

export { ReviewedQuizPage as Page }

import type { CommentView } from '@kredka/contracts/reviews/views'
import { useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { DetailPage, Part } from '../../back-office/DetailPage.tsx'
import type { Fact } from '../../back-office/Facts.tsx'
import { History } from '../../back-office/History.tsx'
import { OfficeLink } from '../../back-office/OfficeLink.tsx'
import { Words } from '../../back-office/Talk.tsx'
import type { TextId } from '../../i18n/text-ids.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Rating } from '../../ui/Rating.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { Versions } from '../components/ReviewHistory.tsx'
import { CommentActions } from './CommentActions.tsx'
import { CommentLabels } from './CommentsPage.tsx'
import { comment } from './resources.ts'

const WORDS: Readonly<Record<string, TextId>> = {
  ReviewReported: 'reviews.did_report',
  ReviewReportDismissed: 'reviews.did_dismiss',
  ReviewReportReopened: 'back_office.did_reopen',
  ReviewHidden: 'reviews.did_hide',
  ReviewShown: 'reviews.did_show',
  ReviewAnswerRemoved: 'reviews.did_remove_answer',
}

/**
 * One review with its versions, answer and report, what was decided before, and what staff can do about it (ADM-02).
 */
export function CommentPage() {
  const { id = '' } = useParams()
  const found = useResource(comment, { id })
  return <ResourceView of={found}>{(review) => <Shown review={review} onChanged={found.refresh} />}</ResourceView>
}

interface Props {
  readonly review: CommentView
  readonly onChanged: () => void
}

function Shown({ review, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const { report, answer, versions } = review
  return (
    <DetailPage
      section={{ label: t('reviews.admin_title'), to: path('admin.comments') }}
      title={t('reviews.by', { name: review.student.name ?? t('reviews.deleted_user') })}
      about={<CommentLabels review={review} />}
      waits={{ kind: 'review', id: review.id }}
      log={{ stream: `review-${review.id}` }}
      actions={<CommentActions review={review} words={WORDS} onDone={onChanged} />}
      facts={useAbout(review)}
    >
      {report !== null && (
        <Part title={t('reviews.the_report')}>
          <p>
            <strong>{t(`reviews.report_${report.reason}`)}</strong>
          </p>
          {report.note !== null && <Words>{report.note}</Words>}
        </Part>
      )}
      <Part title={t('reviews.words')}>
        <Versions versions={versions} />
      </Part>
      <Part title={t('reviews.answer')}>
        <Words>{answer?.text ?? t('reviews.no_answer')}</Words>
      </Part>
      <History acts={review.history.toReversed()} words={WORDS} />
    </DetailPage>
  )
}

function useAbout(review: CommentView): readonly Fact[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { subject } = useWords()
  const { student, teacher, hidden_reason, hidden_at, report } = review
  const person = ({ id, name }: CommentView['student']) => (
    <OfficeLink page="admin.user" to={path('admin.user', { id })}>
      {name ?? t('reviews.deleted_user')}
    </OfficeLink>
  )
  return [
    { label: t('reviews.stars'), value: <Rating value={review.stars} size={16} /> },
    { label: t('reviews.student'), value: person(student) },
    { label: t('reviews.teacher'), value: person(teacher) },
    { label: t('reviews.subject'), value: subject(review.subject_id) },
    { label: t('reviews.lessons'), value: format.number(review.lessons) },
    { label: t('reviews.written_at'), value: format.dateTime(review.written_at) },
    ...(report === null ? [] : [{ label: t('reviews.reported_at'), value: format.dateTime(report.reported_at) }]),
    ...(hidden_at === null ? [] : [{ label: t('reviews.hidden_at'), value: format.dateTime(hidden_at) }]),
    ...(hidden_reason === null ? [] : [{ label: t('reviews.hidden_reason'), value: hidden_reason }]),
  ]
}

export { CommentPage as Page }

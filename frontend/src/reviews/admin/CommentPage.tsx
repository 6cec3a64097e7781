import type { CommentView } from '@kredka/contracts/reviews/views'
import { Link, useParams } from 'react-router'
import { Facts, WithFacts, Words } from '../../admin/index.ts'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { Versions } from '../components/ReviewHistory.tsx'
import { CommentActions } from './CommentActions.tsx'
import { CommentLabels } from './CommentsPage.tsx'
import { comment } from './resources.ts'

/** One review with its versions, answer and report, and what staff can do about it (ADM-02). */
export function CommentPage() {
  const { id = '' } = useParams()
  const found = comment.use({ id })
  return <ResourceView of={found}>{(review) => <Shown review={review} onChanged={found.refresh} />}</ResourceView>
}

interface Props {
  readonly review: CommentView
  readonly onChanged: () => void
}

function Shown({ review, onChanged }: Props) {
  const t = useText()
  const title = t('reviews.by', { name: review.student.name ?? t('reviews.deleted_user') })
  const { report, answer, versions } = review
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('reviews.admin_title'), to: '/adminero/comments' }, { label: title }]}
        title={title}
        about={<CommentLabels review={review} />}
        actions={<CommentActions review={review} onDone={onChanged} />}
      />
      <WithFacts
        facts={
          <Card padding="tight">
            <About review={review} />
          </Card>
        }
      >
        <Stack space={4}>
          {report !== null && (
            <Card padding="tight">
              <h2>{t('reviews.the_report')}</h2>
              <p>
                <strong>{t(`reviews.report_${report.reason}`)}</strong>
              </p>
              {report.note !== null && <Words>{report.note}</Words>}
            </Card>
          )}
          <Card padding="tight">
            <h2>{t('reviews.words')}</h2>
            <Versions versions={versions} />
          </Card>
          <Card padding="tight">
            <h2>{t('reviews.answer')}</h2>
            <Words>{answer?.text ?? t('reviews.no_answer')}</Words>
          </Card>
        </Stack>
      </WithFacts>
    </Stack>
  )
}

function About({ review }: Pick<Props, 'review'>) {
  const t = useText()
  const format = useFormat()
  const { subject } = useWords()
  const { student, teacher, hidden_reason, hidden_at, report } = review
  const person = ({ id, name }: CommentView['student']) => (
    <Link to={`/adminero/users/${id}`}>{name ?? t('reviews.deleted_user')}</Link>
  )
  return (
    <Facts
      facts={[
        { label: t('reviews.stars'), value: <Rating value={review.stars} size={16} /> },
        { label: t('reviews.student'), value: person(student) },
        { label: t('reviews.teacher'), value: person(teacher) },
        { label: t('reviews.subject'), value: subject(review.subject_id) },
        { label: t('reviews.lessons'), value: format.number(review.lessons) },
        { label: t('reviews.written_at'), value: format.dateTime(review.written_at) },
        ...(report === null ? [] : [{ label: t('reviews.reported_at'), value: format.dateTime(report.reported_at) }]),
        ...(hidden_at === null ? [] : [{ label: t('reviews.hidden_at'), value: format.dateTime(hidden_at) }]),
        ...(hidden_reason === null ? [] : [{ label: t('reviews.hidden_reason'), value: hidden_reason }]),
      ]}
    />
  )
}

export { CommentPage as Page }

import { reportReview } from '@kredka/contracts/reviews/endpoints'
import { REVIEW_REPORT_REASONS } from '@kredka/contracts/reviews/rules'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { ReasonDialog } from '../../chat/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'

interface Props {
  readonly student: string
  readonly name: string
  readonly onDone: () => void
}

/** Hands a review to the people who look after the site. */
export function ReportReview({ student, name, onDone }: Props) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const draft = useDraft(`review.report.${student}`)
  const report = useCommand(reportReview, {
    success: 'reviews.reported',
    always: () => draft[1](''),
    done: () => {
      setAsking(false)
      onDone()
    },
  })
  return (
    <>
      <Button size="small" icon="shield" label={t('reviews.report_of', { name })} onClick={() => setAsking(true)}>
        {t('reviews.report')}
      </Button>
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('reviews.report_title')}
        confirm={t('reviews.report')}
        draft={draft}
        busy={report.status === 'sending'}
        reasons={REVIEW_REPORT_REASONS.map((value) => ({ value, label: t(`reviews.report_${value}`) }))}
        onConfirm={(reason, note) => report.send({ id: student, reason, ...(note === '' ? {} : { note }) })}
      >
        <p>{t('reviews.report_about')}</p>
      </ReasonDialog>
    </>
  )
}

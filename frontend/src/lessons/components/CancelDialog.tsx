import { cancelLesson } from '@kredka/contracts/lessons/endpoints'
import { cancelTerms } from '@kredka/contracts/lessons/rules'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { factsOf } from '../facts.ts'
import { STATUS_CHANGE } from '../status-change.ts'
import { NoLonger } from './NoLonger.tsx'

interface Props {
  readonly lesson: LessonView
  readonly now: number
  readonly opened: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Says plainly, before anything happens, whether cancelling is free and what it costs where it is not. */
export function CancelDialog({ lesson, now, opened, onClose, onDone }: Props) {
  const t = useText()
  const format = useFormat()
  const { id, role, amount, currency } = lesson
  const terms = cancelTerms(factsOf(lesson), role, now)
  const reason = useDraft(`lesson.cancel.${id}`)
  const cancel = useCommand(cancelLesson, {
    ...STATUS_CHANGE,
    always: () => reason[1](''),
    done: onDone,
    failed: ifOvertaken(onDone),
  })
  const price = format.money(amount, currency)
  const about =
    role === 'teacher'
      ? t('lessons.cancel_teacher')
      : terms.late
        ? t('lessons.cancel_late', { price, hours: lesson.cancellation_hours })
        : t('lessons.cancel_free', { until: format.dateTime(terms.free_until ?? lesson.starts_at) })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={(why) => cancel.send({ id, reason: why, late: terms.late })}
      title={t('lessons.cancel_title')}
      confirm={terms.late ? t('lessons.cancel_and_pay') : t('lessons.cancel')}
      danger
      busy={cancel.status === 'sending'}
      reason={{
        label: t('lessons.reason'),
        hint: t('lessons.reason_seen'),
        max: REASON_MAX,
        required: false,
        optionalText: t('lessons.optional'),
        draft: reason,
      }}
    >
      {opened && <NoLonger lesson={lesson} command="cancel" now={now} />}
      {about}
    </ConfirmDialog>
  )
}

import { reportLessonProblem } from '@kredka/contracts/lessons/endpoints'
import { PROBLEM_KINDS, PROBLEM_TEXT_MAX } from '@kredka/contracts/lessons/rules'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row } from '../../ui/layout.tsx'
import { NoLonger } from './NoLonger.tsx'

interface Props {
  readonly lesson: LessonView
  readonly now: number
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What went wrong, in one's own words; what happens then is said first (LES-04). */
export function ReportForm({ lesson, now, onClose, onDone }: Props) {
  const t = useText()
  const [chosen, setKind] = useDraft(`lesson.report.kind.${lesson.id}`)
  const kind = PROBLEM_KINDS.find((one) => one === chosen) ?? null
  const [text, setText] = useDraft(`lesson.report.${lesson.id}`)
  const [tried, setTried] = useState(false)
  const report = useCommand(reportLessonProblem, {
    success: 'lessons.reported',
    quiet: true,
    always: () => {
      setText('')
      setKind('')
    },
    done: onDone,
  })
  const length = [...text.trim()].length
  const fault =
    length === 0 ? t('form.required') : length > PROBLEM_TEXT_MAX ? t('form.too_long', { max: PROBLEM_TEXT_MAX }) : null
  const submit = () => {
    setTried(true)
    if (kind === null || fault !== null) return false
    report.send({ id: lesson.id, kind, text: text.trim() })
    return true
  }
  return (
    <Form onSubmit={submit} label={t('lessons.report')}>
      <p>{t('lessons.report_about')}</p>
      <NoLonger lesson={lesson} command="report" now={now} />
      <RadioGroup
        label={t('lessons.what_happened')}
        options={PROBLEM_KINDS.map((value) => ({ value, label: t(`lessons.kind_${value}_${lesson.role}`) }))}
        value={kind}
        onChange={setKind}
        error={tried && kind === null ? t('form.required') : undefined}
      />
      <Textarea
        label={t('lessons.report_text')}
        hint={t('lessons.report_hint')}
        rows={5}
        value={text}
        onChange={setText}
        max={PROBLEM_TEXT_MAX}
        error={tried && fault !== null ? fault : undefined}
      />
      <ErrorNotice error={report.error} />
      <Row end>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button look="danger" type="submit" loading={report.status === 'sending'}>
          {t('lessons.send_report')}
        </Button>
      </Row>
    </Form>
  )
}

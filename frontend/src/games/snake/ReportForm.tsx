import { reportLevel } from '@kredka/contracts/levels/endpoints'
import { LEVEL_REPORT_KINDS, type LevelReportKind, REPORT_NOTE_MAX } from '@kredka/contracts/levels/rules'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row } from '../../ui/layout.tsx'

interface Props {
  readonly id: string
  readonly version: number
  readonly onClose: () => void
}

/** What is wrong with the level. */
export function ReportForm({ id, version, onClose }: Props) {
  const t = useText()
  const [kind, setKind] = useState<LevelReportKind | null>(null)
  const [note, setNote] = useDraft(`level.report.${id}`)
  const [hasTried, setTried] = useState(false)
  const report = useCommand(reportLevel, {
    success: 'snake.reported',
    always: () => setNote(''),
    done: onClose,
    failed: onClose,
  })
  const isTooLong = [...note.trim()].length > REPORT_NOTE_MAX
  const submit = () => {
    setTried(true)
    if (kind === null || isTooLong) return false
    report.send({ id, version, kind, note: note.trim() })
    return true
  }
  return (
    <Form onSubmit={submit} label={t('snake.report')}>
      <p>{t('snake.report_about')}</p>
      <RadioGroup
        label={t('snake.report_kind')}
        options={LEVEL_REPORT_KINDS.map((value) => ({ value, label: t(`snake.report_${value}`) }))}
        value={kind}
        onChange={setKind}
        error={hasTried && kind === null ? t('form.required') : undefined}
      />
      <Textarea label={t('snake.report_note')} rows={3} value={note} max={REPORT_NOTE_MAX} onChange={setNote} />
      <Row end>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button type="submit" look="primary" loading={report.status === 'sending'}>
          {t('snake.report_send')}
        </Button>
      </Row>
    </Form>
  )
}

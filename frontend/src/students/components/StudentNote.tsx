import { STUDENT_NOTE_MAX } from '@kredka/contracts/students/rules'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useNote } from './useNote.ts'

interface Props {
  readonly id: string
  readonly saved: string
  readonly onSaved: () => void
}

/** What the teacher notes for themselves; it saves itself (STU-01). */
export function StudentNote({ id, saved, onSaved }: Props) {
  const t = useText()
  const words = useErrorText()
  const note = useNote(id, saved, onSaved)
  return (
    <Card tinted>
      <Stack space={3}>
        <ChangedMeanwhile of={note.elsewhere} />
        <Textarea
          label={t('students.note')}
          hint={t('students.note_hint')}
          rows={8}
          value={note.text}
          onChange={note.setText}
          onBlur={note.writeUnasked}
          max={STUDENT_NOTE_MAX}
          error={note.tooLong ? t('form.too_long', { max: STUDENT_NOTE_MAX }) : undefined}
        />
        {note.error !== null && note.changed && (
          <Notice kind="error">
            <p>{words(note.error)}</p>
            <Button size="small" onClick={note.write}>
              {t('ui.try_again')}
            </Button>
          </Notice>
        )}
        <p className="soft-note" role="status">
          {t(note.sending ? 'students.note_saving' : note.changed ? 'students.note_unsaved' : 'students.note_saved')}
        </p>
      </Stack>
    </Card>
  )
}

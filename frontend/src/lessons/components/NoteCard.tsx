import { leaveLessonNote } from '@kredka/contracts/lessons/endpoints'
import { HOMEWORK_MAX, LESSON_NOTE_MAX, lessonRefusal, TOPICS_MAX } from '@kredka/contracts/lessons/rules'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { factsOf } from '../facts.ts'
import { NoLonger } from './NoLonger.tsx'

interface Props {
  readonly lesson: LessonView
  readonly now: number
  readonly editing: boolean
  readonly onEdit: (editing: boolean) => void
  readonly onChanged: () => void
}

/** What the teacher leaves after a lesson: topics, note, homework; the student reads them (LES-03). */
export function NoteCard({ lesson, now, editing, onEdit, onChanged }: Props) {
  const t = useText()
  const { note, homework, topics, role } = lesson
  const may = role === 'teacher' && lessonRefusal(factsOf(lesson), 'note', 'teacher', now) === null
  const empty = note === null && homework === null && topics === null
  if (empty && !may && !editing) return null
  const endEditing = () => {
    onEdit(false)
    onChanged()
  }
  return (
    <Card padding="tight">
      <Stack space={3}>
        <Row apart>
          <h2>{t('lessons.after_lesson')}</h2>
          {may && !editing && (
            <Button size="small" icon="edit" onClick={() => onEdit(true)}>
              {t(empty ? 'lessons.add_note' : 'lessons.change_note')}
            </Button>
          )}
        </Row>
        {editing ? (
          <NoteForm lesson={lesson} now={now} onCancel={() => onEdit(false)} onSaved={endEditing} />
        ) : empty ? (
          <p>{t('lessons.no_note')}</p>
        ) : (
          <>
            <Part title={t('lessons.topics')} text={topics} />
            <Part title={t('lessons.note')} text={note} />
            <Part title={t('lessons.homework')} text={homework} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function Part({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null) return null
  return (
    <section>
      <h3>{title}</h3>
      <Paragraphs text={text} />
    </section>
  )
}

interface FormProps {
  readonly lesson: LessonView
  readonly now: number
  readonly onCancel: () => void
  readonly onSaved: () => void
}

interface Values {
  readonly topics: string
  readonly note: string
  readonly homework: string
}

function NoteForm({ lesson, now, onCancel, onSaved }: FormProps) {
  const t = useText()
  const { id, topics, note, homework } = lesson
  const bodyOf = (values: Values) => ({
    id,
    topics: values.topics.trim(),
    note: values.note.trim(),
    homework: values.homework.trim(),
  })
  const endEditing = { topics: topics ?? '', note: note ?? '', homework: homework ?? '' }
  const kept = useKeptSentForm(`lesson.note.${id}`, leaveLessonNote, endEditing, bodyOf, {
    success: 'lessons.note_saved',
    done: onSaved,
  })
  const { form, submit, sending, error, draft } = kept
  const elsewhere = useSavedElsewhere(form, endEditing, bodyOf, kept.base)
  const cancel = () => {
    draft.drop()
    onCancel()
  }
  return (
    <Form onSubmit={submit} label={t('lessons.after_lesson')}>
      <DraftKept of={draft} />
      <ChangedMeanwhile of={elsewhere} />
      <NoLonger lesson={lesson} command="note" now={now} />
      <TextInput
        label={t('lessons.topics')}
        hint={t('lessons.topics_hint')}
        {...form.field('topics')}
        max={TOPICS_MAX}
      />
      <Textarea label={t('lessons.note')} rows={4} {...form.field('note')} max={LESSON_NOTE_MAX} />
      <Textarea label={t('lessons.homework')} rows={3} {...form.field('homework')} max={HOMEWORK_MAX} />
      <FormFoot error={error} sending={sending} label={t('lessons.save')} onCancel={cancel} dialog />
    </Form>
  )
}

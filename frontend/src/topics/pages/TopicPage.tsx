import { removeExercise, removeTopic } from '@kredka/contracts/topics/endpoints'
import type { OwnExerciseView, TopicView } from '@kredka/contracts/topics/views'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs, useWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { ExerciseCard } from '../components/ExerciseCard.tsx'
import { ExerciseForm } from '../components/ExerciseForm.tsx'
import { type TopicDraft, TopicForm } from '../components/TopicForm.tsx'
import { TopicStudents } from '../components/TopicStudents.tsx'
import classes from '../components/topics.module.css'
import { ownTopic } from '../resources.ts'

/** One topic: its words, its exercises, who reads it (TOP-01). */
export function TopicPage() {
  const { id = '' } = useParams()
  const known = isId(id)
  const topic = useResource(ownTopic, known ? { id } : null)
  if (!known || (topic.status === 'failed' && topic.error.status === 404)) return <NotFound />
  return <ResourceView of={topic}>{(found) => <Topic topic={found} onChanged={topic.refresh} />}</ResourceView>
}

type Open = 'change' | 'remove' | { readonly exercise: OwnExerciseView | null; readonly remove: boolean } | null

function Topic({ topic, onChanged }: { readonly topic: TopicView; readonly onChanged: () => void }) {
  const t = useText()
  const path = usePath()
  const words = useWords()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const closeSaved = () => {
    close()
    onChanged()
  }
  return (
    <>
      <PageTitle title={topic.title} />
      <PageHeader
        title={topic.title}
        crumbs={[{ label: t('topics.heading'), to: path('topics.own') }, { label: topic.title }]}
        about={`${words.subject(topic.subject_id)} · ${words.level(topic.level)}`}
        actions={
          <>
            <Button icon="edit" onClick={() => setOpen('change')}>
              {t('topics.change')}
            </Button>
            <Button look="quiet" icon="trash" onClick={() => setOpen('remove')}>
              {t('topics.remove')}
            </Button>
          </>
        }
      />
      <Stack space={6}>
        {topic.description !== null && <Paragraphs text={topic.description} />}
        <Exercises exercises={topic.exercises} onOpen={setOpen} />
        <section className={classes.section} aria-label={t('topics.students')}>
          <h2>{t('topics.students')}</h2>
          <TopicStudents topic={topic} onChanged={onChanged} />
        </section>
      </Stack>
      <Dialogs topic={topic} open={open} onClose={close} onSaved={closeSaved} />
    </>
  )
}

interface ExercisesProps {
  readonly exercises: readonly OwnExerciseView[]
  readonly onOpen: (open: Open) => void
}

function Exercises({ exercises, onOpen }: ExercisesProps) {
  const t = useText()
  return (
    <section className={classes.section} aria-label={t('topics.exercises')}>
      <h2>{t('topics.exercises')}</h2>
      {exercises.length === 0 && <p className={classes.soft}>{t('topics.no_exercises')}</p>}
      {exercises.map((exercise, at) => (
        <ExerciseCard
          key={exercise.id}
          number={at + 1}
          exercise={exercise}
          onChange={() => onOpen({ exercise, remove: false })}
          onRemove={() => onOpen({ exercise, remove: true })}
        />
      ))}
      <div>
        <Button look="primary" icon="plus" onClick={() => onOpen({ exercise: null, remove: false })}>
          {t('topics.add_exercise')}
        </Button>
      </div>
    </section>
  )
}

interface DialogsProps {
  readonly topic: TopicView
  readonly open: Open
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** One at a time; each stays mounted, so that it closes as it opened. */
function Dialogs({ topic, open, onClose: close, onSaved: closeSaved }: DialogsProps) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const remove = useCommand(removeTopic, {
    success: 'topics.removed',
    done: () => void navigate(path('topics.own')),
    failed: close,
  })
  const drop = useCommand(removeExercise, { success: 'topics.exercise_removed', done: closeSaved, failed: close })
  const exercise = open !== null && typeof open === 'object' ? open : null
  return (
    <>
      <Modal opened={open === 'change'} onClose={close} title={t('topics.change')} width={600}>
        <TopicForm id={topic.id} saved={draftOf(topic)} onSaved={closeSaved} onCancel={close} />
      </Modal>
      <Modal opened={exercise !== null && !exercise.remove} onClose={close} title={t('topics.exercise')} width={640}>
        <ExerciseForm
          key={exercise?.exercise?.id ?? 'new'}
          topic_id={topic.id}
          exercise={exercise?.exercise ?? null}
          onSaved={closeSaved}
          onCancel={close}
        />
      </Modal>
      <ConfirmDialog
        opened={open === 'remove'}
        onClose={close}
        onConfirm={() => remove.send({ id: topic.id })}
        title={t('topics.remove_title', { title: topic.title })}
        confirm={t('ui.remove')}
        busy={remove.status === 'sending'}
        danger
      >
        <p>{t('topics.remove_about')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={exercise?.remove === true}
        onClose={close}
        onConfirm={() => drop.send({ id: topic.id, exercise_id: exercise?.exercise?.id ?? '' })}
        title={t('topics.remove_exercise')}
        confirm={t('ui.remove')}
        busy={drop.status === 'sending'}
        danger
      >
        <p>{t('topics.remove_exercise_about')}</p>
      </ConfirmDialog>
    </>
  )
}

function draftOf({ title, subject_id, level, description }: TopicView): TopicDraft {
  return { title, subject_id, level, description: description ?? '' }
}

export { TopicPage as Page }

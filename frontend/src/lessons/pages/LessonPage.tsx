import type { LessonView } from '@kredka/contracts/lessons/views'
import { useState } from 'react'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { LazyAssignmentsWith } from '../../assignments/index.ts'
import { Timeline } from '../../audit/index.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { AskTeacher } from '../../quiz-requests/index.ts'
import { LazyStudentMisses } from '../../repetition/index.ts'
import { LazyOwnReview } from '../../reviews/index.ts'
import { LazyLessonTopics } from '../../topics/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { JoinCard } from '../components/JoinCard.tsx'
import { LazyProblemCard } from '../components/LazyProblemCard.tsx'
import { type Asking, LessonActions } from '../components/LessonActions.tsx'
import { LessonFactsCard } from '../components/LessonFactsCard.tsx'
import { LessonState } from '../components/LessonState.tsx'
import { MoveCard } from '../components/MoveCard.tsx'
import { NoteCard } from '../components/NoteCard.tsx'
import { OutcomeNotice } from '../components/OutcomeNotice.tsx'
import { stateOf } from '../facts.ts'
import { lesson as lessonResource } from '../resources.ts'
import { useLateLink } from '../useLateLink.ts'
import { useWhen } from '../useWhen.ts'
import classes from './lesson-page.module.css'

/** One lesson for its two people: when, where, with whom, what can be done, what happened (LES-01 to LES-04). */
export function LessonPage() {
  const { id = '' } = useParams()
  const known = isId(id)
  const found = useResource(lessonResource, known ? { id } : null)
  if (!known || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return (
    <ResourceView of={found}>
      {(lesson) => <Shown key={lesson.id} lesson={lesson} onChanged={found.refresh} />}
    </ResourceView>
  )
}

function Shown({ lesson, onChanged }: { readonly lesson: LessonView; readonly onChanged: () => void }) {
  const t = useText()
  const path = usePath()
  const words = useWords()
  const now = useNow(lesson.link_from, lesson.starts_at, lesson.ends_at)
  const when = useWhen()(lesson)
  const { role, status, other } = lesson
  const list = role === 'teacher' ? 'lessons.teacher' : 'lessons.student'
  const subject = words.subject(lesson.subject_id)
  // what somebody fills in stands here, so that it stays when the lesson changes under it
  const [noting, setNoting] = useState(false)
  const [asking, setAsking] = useState<Asking>(null)
  // of one that was cancelled there is nothing to do and often nothing to tell: no column stays empty
  const told = lesson.problem !== null || lesson.noted_at !== null
  const bare = status === 'cancelled' && !told && !noting && asking === null
  // what is over waits for one answer, whether it took place: that comes first
  const overdue = stateOf(lesson, now) === 'overdue'
  useLateLink(lesson, now, onChanged)
  const actions = (
    <LessonActions key="actions" lesson={lesson} now={now} open={asking} onOpen={setAsking} onChanged={onChanged}>
      {role === 'student' && status !== 'cancelled' && (
        <AskTeacher teacher_id={other.id} subject_id={lesson.subject_id} />
      )}
    </LessonActions>
  )
  const facts = <LessonFactsCard lesson={lesson} now={now} />
  const history = (
    <Card padding="tight">
      <Timeline kind="lesson" id={lesson.id} title={t('lessons.history')} />
    </Card>
  )
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t(`lessons.list_${role}`), to: path(list) }, { label: subject }]}
        title={`${subject}, ${when.day}`}
        about={
          <span className={classes.about}>
            <LessonState lesson={lesson} now={now} />
            <span>{when.hours}</span>
          </span>
        }
      />
      <OutcomeNotice lesson={lesson} now={now} />
      <div className={classes.columns}>
        {!bare && (
          <Stack space={5}>
            <MoveCard lesson={lesson} now={now} onChanged={onChanged} />
            <JoinCard lesson={lesson} now={now} />
            <LazyProblemCard lesson={lesson} onChanged={onChanged} />
            {overdue && actions}
            {facts}
            <NoteCard lesson={lesson} now={now} editing={noting} onEdit={setNoting} onChanged={onChanged} />
            {status !== 'cancelled' && (
              <LazyLessonTopics lesson_id={lesson.id} student_id={other.id} teaches={role === 'teacher'} />
            )}
            {status !== 'cancelled' && <LazyAssignmentsWith person={other} teaches={role === 'teacher'} />}
            {role === 'teacher' && (status === 'new' || status === 'moved') && (
              <LazyStudentMisses id={other.id} subject={lesson.subject_id} />
            )}
            {role === 'student' && status === 'done' && <LazyOwnReview teacher={other.id} />}
            {!overdue && actions}
          </Stack>
        )}
        {bare ? (
          <>
            {facts}
            {history}
          </>
        ) : (
          history
        )}
      </div>
    </Stack>
  )
}

export { LessonPage as Page }

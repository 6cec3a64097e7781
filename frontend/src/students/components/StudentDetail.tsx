import type { StudentView } from '@kredka/contracts/students/views'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { LazyAssignmentsWith } from '../../assignments/index.ts'
import { BlockButton, WriteMessageButton } from '../../chat/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { LazyStudentMisses } from '../../repetition/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { student } from '../resources.ts'
import { StudentLessons } from './StudentLessons.tsx'
import { StudentNote } from './StudentNote.tsx'
import classes from './students.module.css'

/** Nobody of the teacher's students, or the address is no id. */
const NOBODY = [404, 422]

/** STU-01: one student with lessons, payments, the teacher's own note and the chat. */
export function StudentDetail({ id }: { readonly id: string }) {
  const found = useResource(student, { id })
  if (found.status === 'failed' && NOBODY.includes(found.error.status)) return <NotFound />
  return (
    <ResourceView of={found} skeleton={<SkeletonLines lines={10} />}>
      {(view) => <Shown view={view} onChanged={found.refresh} />}
    </ResourceView>
  )
}

interface Props {
  readonly view: StudentView
  readonly onChanged: () => void
}

function Shown({ view, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  const { id, name: called, picture_url } = view.student
  const name = called ?? t('students.deleted_user')
  return (
    <article className={classes.detail}>
      <PageTitle title={name} />
      <header className={classes.head}>
        <Breadcrumbs crumbs={[{ label: t('students.title'), to: path('students.own') }, { label: name }]} />
        <div className={classes.headLine}>
          <Avatar name={name} picture={picture_url} size={72} />
          <div className={classes.who}>
            <h1 tabIndex={-1}>{name}</h1>
            <p className="soft-note">
              {[...view.subjects.map(words.subject), t('students.since', { date: format.date(view.taken_at) })].join(
                ' · ',
              )}
            </p>
          </div>
          <div className={classes.actions}>
            {called !== null && <WriteMessageButton to={{ user_id: id }} />}
            <BlockButton person={view.student} look="secondary" />
          </div>
        </div>
      </header>
      <Summary view={view} />
      <div className={classes.columns}>
        <section aria-labelledby="student-lessons">
          <Stack space={3}>
            <h2 id="student-lessons">{t('students.lessons')}</h2>
            <StudentLessons id={id} />
          </Stack>
        </section>
        <Stack space={4}>
          <StudentNote key={id} id={id} saved={view.note ?? ''} onSaved={onChanged} />
          <LazyAssignmentsWith person={view.student} teaches />
          <LazyStudentMisses id={id} />
        </Stack>
      </div>
    </article>
  )
}

function Summary({ view }: Pick<Props, 'view'>) {
  const t = useText()
  const format = useFormat()
  const figures = [
    [t('students.lessons_done'), format.number(view.lessons_done)],
    [t('students.lessons_booked'), format.number(view.lessons_booked)],
    [t('students.next_lesson'), view.next_lesson_at === null ? '–' : format.dateTime(view.next_lesson_at)],
    [t('students.unpaid'), format.money(view.unpaid, view.currency)],
  ] as const
  return (
    <Card padding="tight">
      <dl className={classes.summary}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

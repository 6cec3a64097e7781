import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { assignments } from '../resources.ts'
import { AssignButton } from './AssignButton.tsx'
import { AssignmentCard } from './AssignmentCard.tsx'
import classes from './assignments.module.css'

interface Props {
  /** The other of the two. */
  readonly person: { readonly id: string; readonly name: string | null }
  /** Whether the reader is the teacher of the two. */
  readonly teaches: boolean
}

const SHOWN = 5

/** Quizzes assigned between the two, for the page of a lesson or of a student; for a student nothing where there are none. */
export function AssignmentsWith({ person, teaches }: Props) {
  const t = useText()
  const path = usePath()
  const read = useResource(assignments, {
    role: teaches ? 'teacher' : 'student',
    person_id: person.id,
    page: 1,
    page_size: SHOWN,
  })
  const rows = read.data ?? []
  if (read.data === null || (!teaches && rows.length === 0)) return null
  return (
    <section className={classes.list} aria-label={t('assignments.given')}>
      <Row apart>
        <h2>{t('assignments.given')}</h2>
        {teaches && person.name !== null && <AssignButton student={{ id: person.id, name: person.name }} />}
      </Row>
      {rows.length === 0 && <p className="soft-note">{t('assignments.none_with')}</p>}
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <AssignmentCard assignment={row} withoutPerson heading="h3" />
          </li>
        ))}
      </ul>
      {read.meta?.has_next_page === true && (
        <Button look="arrow" to={`${path(teaches ? 'assignments.given' : 'assignments.own')}?person=${person.id}`}>
          {t('assignments.all')}
        </Button>
      )}
    </section>
  )
}

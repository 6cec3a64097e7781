import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { assignments } from '../resources.ts'
import { AssignmentCard } from './AssignmentCard.tsx'
import classes from './assignments.module.css'

const SHOWN = 3

/** NAV-08: quizzes that wait for the person, what is due first; nothing where none do. */
export function AwaitedAssignments() {
  const t = useText()
  const path = usePath()
  const { data } = useResource(assignments, { role: 'student', state: 'awaited', page: 1, page_size: SHOWN })
  if (data === null || data.length === 0) return null
  return (
    <section className={classes.list} aria-label={t('assignments.awaited')}>
      <Row apart>
        <h2>{t('assignments.awaited')}</h2>
        <Button look="arrow" to={path('assignments.own')}>
          {t('assignments.all')}
        </Button>
      </Row>
      <ul className={classes.list}>
        {data.map((row) => (
          <li key={row.id}>
            <AssignmentCard assignment={row} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

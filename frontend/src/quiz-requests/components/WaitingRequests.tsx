import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { requests } from '../resources.ts'
import classes from './quiz-requests.module.css'
import { RequestCard } from './RequestCard.tsx'

const SHOWN = 3

/** NAV-08: requests for a quiz that wait for the teacher; nothing where none do. */
export function WaitingRequests() {
  const t = useText()
  const path = usePath()
  const { data } = useResource(requests, { role: 'teacher', state: 'open', page: 1, page_size: SHOWN })
  if (data === null || data.length === 0) return null
  return (
    <section className={classes.list} aria-label={t('quiz_requests.received')}>
      <Row apart>
        <h2>{t('quiz_requests.received')}</h2>
        <Button look="arrow" to={path('quiz-requests.received')}>
          {t('quiz_requests.all')}
        </Button>
      </Row>
      <ul className={classes.list}>
        {data.map((row) => (
          <li key={row.id}>
            <RequestCard request={row} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

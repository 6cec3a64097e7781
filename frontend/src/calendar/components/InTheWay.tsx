import type { ConflictingLesson } from '@kredka/contracts/calendar/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import classes from './calendar-page.module.css'

interface Props {
  readonly lessons: readonly ConflictingLesson[]
  readonly onClose: () => void
}

/** Lessons and orders that stand in a time off: they stay until somebody decides about them (AVL-03). */
export function InTheWay({ lessons, onClose }: Props) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const zone = useZone()
  return (
    <Modal opened={lessons.length > 0} onClose={onClose} title={t('calendar.in_the_way')} width={480}>
      <Stack>
        <p>{t('calendar.in_the_way_about')}</p>
        <ul className={classes.inTheWay}>
          {lessons.map((one) => (
            <li key={one.lesson_id}>
              <Link to={one.is_order ? path('orders.teacher') : path('lessons.lesson', { id: one.lesson_id })}>
                <Icon name={one.is_order ? 'order' : 'lesson'} />
                <span>
                  {format.dateTime(one.starts_at, zone)}
                  {' · '}
                  {t(one.is_order ? 'calendar.kind_order_for_teacher' : 'calendar.kind_giving_lesson')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Row end>
          <Button look="primary" onClick={onClose}>
            {t('calendar.understood')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

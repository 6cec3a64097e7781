import type { LessonView } from '@kredka/contracts/lessons/views'
import type { OnlineTool } from '@kredka/contracts/settings/rules'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { OtherZoneNote } from '../../calendar/index.ts'
import { BlockButton, WriteMessageButton } from '../../chat/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { paymentLabel } from '../../payments/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './lesson-facts.module.css'

export const TOOL_NAMES: Readonly<Record<OnlineTool, string>> = {
  skype: 'Skype',
  google_meet: 'Google Meet',
  zoom: 'Zoom',
}

/** With whom, about what, where, for how much. */
export function LessonFactsCard({ lesson, now }: { readonly lesson: LessonView; readonly now: number }) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const words = useWords()
  const { other, role, place, online_tool, teacher_address, student_address, amount, list_amount, currency } = lesson
  const name = other.name ?? t('lessons.deleted_user')
  const address = place === 'student_house' ? student_address : teacher_address
  const where = place === 'online' && online_tool !== null ? ` (${TOOL_NAMES[online_tool]})` : ''
  const status = lesson.payment_status
  const overdue = status === 'unpaid' && Date.parse(lesson.starts_at) <= now
  const paid = status === null ? null : paymentLabel({ status, overdue })
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('lessons.start'), format.dateTime(lesson.starts_at)],
    [t('lessons.length'), words.duration(lesson.duration)],
    [t('lessons.place'), `${words.place(place)}${where}`],
    ...(place === 'online' ? [] : ([[t('lessons.address'), address ?? t('lessons.no_address')]] as const)),
    [t('lessons.level'), words.level(lesson.level)],
    [
      t('lessons.price'),
      <>
        {format.money(amount, currency)}
        {amount < list_amount && <s className={classes.list}>{format.money(list_amount, currency)}</s>}
      </>,
    ],
    [
      t('lessons.payment'),
      <span key="payment" className={classes.payment}>
        {paid !== null && <StatusLabel kind={paid.kind}>{t(paid.text)}</StatusLabel>}
        <Link to={path('payments.payment', { id: lesson.payment_id })}>{t('lessons.to_payment')}</Link>
      </span>,
    ],
    [t('lessons.free_cancel'), t('lessons.free_cancel_hours', { hours: lesson.cancellation_hours })],
  ]
  return (
    <Card padding="tight">
      <Stack space={4}>
        <Row apart>
          <div className={classes.person}>
            <Avatar name={name} picture={other.picture_url} />
            <div>
              <strong>{name}</strong>
              <p>{t(role === 'teacher' ? 'lessons.your_student' : 'lessons.your_teacher')}</p>
            </div>
          </div>
          {other.name !== null && <WriteMessageButton to={{ user_id: other.id }} />}
        </Row>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <OtherZoneNote at={lesson.starts_at} zone={lesson.timezone} />
        <Row apart>
          {lesson.offer_title !== null && (
            <p className={classes.offer}>{t('lessons.from_offer', { title: lesson.offer_title })}</p>
          )}
          <BlockButton person={other} size="small" />
        </Row>
      </Stack>
    </Card>
  )
}

import type { ToPayView } from '@kredka/contracts/payments/views'
import { useRef, useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { toPay } from '../resources.ts'
import { PayTogether } from './PayTogether.tsx'
import classes from './to-pay.module.css'

/** What a student's page of payments begins with: to whom how much is due, and the way to pay it at once (PAY-01). */
export function ToPay() {
  const t = useText()
  const found = useResource(toPay, {})
  const head = useRef<HTMLHeadingElement>(null)
  return (
    <section className={classes.all} aria-labelledby="to-pay">
      <h2 id="to-pay" ref={head} tabIndex={-1}>
        {t('payments.to_pay')}
      </h2>
      <ResourceView of={found} skeleton={<SkeletonLines lines={4} />}>
        {(teachers) =>
          teachers.length === 0 ? (
            <p className={classes.soft}>{t('payments.nothing_to_pay')}</p>
          ) : (
            <Stack space={3}>
              {teachers.map((one) => (
                <OneTeacher key={one.person.id} of={one} onClosed={() => head.current?.focus()} />
              ))}
            </Stack>
          )
        }
      </ResourceView>
    </section>
  )
}

interface Props {
  readonly of: ToPayView
  /** What had the keyboard is gone. */
  readonly onClosed: () => void
}

function OneTeacher({ of: { person, currency, due, ahead }, onClosed }: Props) {
  const t = useText()
  const format = useFormat()
  const [opened, setOpened] = useState(false)
  const name = person.name ?? t('payments.deleted_user')
  const lessons = due.length > 0 ? due : ahead
  const amount = format.money(
    lessons.reduce((total, lesson) => total + lesson.amount, 0),
    currency,
  )
  return (
    <Card tinted={due.length > 0}>
      <article className={classes.teacher} aria-label={name}>
        <div className={classes.head}>
          <Avatar name={name} />
          <div className={classes.who}>
            <h3>{name}</h3>
            {!opened && (
              <p className={classes.soft}>
                {t(due.length > 0 ? 'payments.lessons_due' : 'payments.lessons_ahead', { count: lessons.length })}
              </p>
            )}
          </div>
          {/* what is chosen may come to more or less: then the transfer says how much */}
          {!opened && (
            <>
              <strong className={classes.amount}>{amount}</strong>
              <Button
                look={due.length > 0 ? 'primary' : 'secondary'}
                icon="wallet"
                label={t('payments.pay_person', { name, amount })}
                onClick={() => setOpened(true)}
              >
                {t(due.length > 0 ? 'payments.pay' : 'payments.pay_ahead')}
              </Button>
            </>
          )}
        </div>
        {opened && (
          <PayTogether
            due={due}
            ahead={ahead}
            onClose={() => {
              setOpened(false)
              onClosed()
            }}
          />
        )}
      </article>
    </Card>
  )
}

import type { OrderView } from '@kredka/contracts/orders/views'
import { usePath } from '../../app/routing/usePath.ts'
import { Timeline } from '../../audit/index.ts'
import { BlockButton, WriteMessageButton } from '../../chat/index.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { deadlinesOf, ORDER_KINDS, toShownOrder } from '../order-states.ts'
import { useOrderWords } from '../useOrderWords.ts'
import { AnswerOrder } from './AnswerOrder.tsx'
import { OrderDates } from './OrderDates.tsx'
import { OrderTerms } from './OrderTerms.tsx'
import { OwnOrder } from './OwnOrder.tsx'
import classes from './orders.module.css'
import { PhoneButton } from './PhoneButton.tsx'
import { ProposalCard } from './ProposalCard.tsx'

interface Props {
  readonly order: OrderView
  readonly onClose: () => void
}

/** Everything about one order, for whichever side looks at it. */
export function OrderDetail({ order, onClose }: Props) {
  const t = useText()
  const path = usePath()
  const words = useWords()
  const say = useOrderWords()
  const now = useNow(...deadlinesOf(order), ...(order.proposal === null ? [] : [order.proposal.lapses_at]))
  const name = say.name(order.other.name)
  const outlook = say.outlook(order, now)
  const shown = toShownOrder(order, now)
  const subject = words.subject(order.subject_id)
  return (
    <div className={classes.detail}>
      <header className={classes.head}>
        <Avatar name={name} picture={order.other.picture_url} size={56} />
        <div>
          <h3>{name}</h3>
          <p>
            {order.offer_slug === null ? (
              subject
            ) : (
              <a href={path('offers.offer', { slugged: `${order.offer_id}-${order.offer_slug}` })}>{subject}</a>
            )}
            {` · ${words.duration(order.duration)}`}
          </p>
        </div>
      </header>
      <Row>
        <StatusLabel kind={ORDER_KINDS[shown]}>
          {t(`orders.status_${shown}`, { count: order.proposal?.times.length })}
        </StatusLabel>
        {outlook !== null && <span className={classes.soft}>{outlook}</span>}
      </Row>
      {order.status === 'new' && <ProposalCard order={order} now={now} />}
      <OrderDates order={order} />
      {order.status === 'new' && order.proposal?.state === 'declined' && (
        <Notice kind="info">
          {t(`orders.times_were_declined_${order.role}`, { count: order.proposal.times.length })}{' '}
          {order.proposal.reason}
        </Notice>
      )}
      <OrderTerms order={order} />
      {order.role === 'teacher' && order.status === 'new' && <AnswerOrder key={order.id} order={order} now={now} />}
      {(order.role === 'student' || order.status !== 'new') && <OwnOrder order={order} onRemoved={onClose} />}
      <Row>
        {order.other.name !== null && <WriteMessageButton to={{ user_id: order.other.id }} />}
        {order.phone_open && <PhoneButton id={order.id} />}
        {order.phone_open && (
          <Button look="arrow" to={path(order.role === 'teacher' ? 'lessons.teacher' : 'lessons.student')}>
            {t('orders.to_lessons')}
          </Button>
        )}
      </Row>
      <Timeline kind="order" id={order.id} title={t('orders.history')} />
      <Row end>
        <BlockButton person={order.other} size="small" />
      </Row>
    </div>
  )
}

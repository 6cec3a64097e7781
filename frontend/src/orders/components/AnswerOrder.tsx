import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { acceptOrder, rejectOrder } from '@kredka/contracts/orders/endpoints'
import { ADDRESS_MAX, MESSAGE_MAX } from '@kredka/contracts/orders/rules'
import type { OrderView } from '@kredka/contracts/orders/views'
import { lazy, Suspense, useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { openProposal } from '../order-states.ts'
import { useOrderWords } from '../useOrderWords.ts'
import classes from './orders.module.css'
import { useAnswered } from './useAnswered.ts'
import { WordsToStudent } from './WordsToStudent.tsx'

type Way = 'accept' | 'reject' | 'propose'

const ProposeTimes = lazy(async () => ({
  default: (await loadChunk(() => import('./ProposeTimes.tsx'))).ProposeTimes,
}))

/** The teacher's answer: to all dates that await one, or to those that are ticked (ORD-02, ORD-03). */
export function AnswerOrder({ order, now }: { readonly order: OrderView; readonly now: number }) {
  const t = useText()
  const say = useOrderWords()
  const open = order.dates.filter(({ status, expires_at }) => status === 'new' && now < Date.parse(expires_at))
  const [left, setLeft] = useState<readonly string[]>([])
  const [way, setWay] = useState<Way | null>(null)
  const meant = open.map(({ lesson_id }) => lesson_id).filter((id) => !left.includes(id))
  const back = () => setWay(null)
  // what is left after an answer is meant by the next one
  const done = () => {
    setWay(null)
    setLeft([])
  }
  const toggle = (id: string) =>
    setLeft((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const answered = useAnswered(order.id)
  const accepting = useCommand(acceptOrder, { success: 'orders.accepted', quiet: true, done, ...answered })
  // its time is over, and the system closes it this moment
  if (open.length === 0 && way === null) return null
  return (
    <section className={classes.actions} aria-labelledby="answer">
      <h3 id="answer">{t('orders.your_answer')}</h3>
      {way !== 'propose' && (open.length > 1 || meant.length < open.length) && (
        <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <legend>{t('orders.which_dates')}</legend>
          <Stack space={1}>
            {open.map((date) => (
              <Checkbox
                key={date.lesson_id}
                checked={!left.includes(date.lesson_id)}
                onChange={() => toggle(date.lesson_id)}
              >
                {say.when(date)}
              </Checkbox>
            ))}
          </Stack>
        </fieldset>
      )}
      {way === null && <ErrorNotice error={accepting.error} />}
      {way === null && (
        <Row>
          <Button
            look="primary"
            icon="check"
            disabled={meant.length === 0}
            loading={accepting.status === 'sending'}
            onClick={() => accepting.send({ id: order.id, lesson_ids: meant })}
          >
            {t('orders.accept', { count: meant.length })}
          </Button>
          <Button disabled={meant.length === 0} onClick={() => setWay('accept')}>
            {t(asksAddress(order) ? 'orders.accept_with_address' : 'orders.accept_with_note')}
          </Button>
          <Button disabled={meant.length === 0} onClick={() => setWay('reject')}>
            {t('orders.reject', { count: meant.length })}
          </Button>
          <Button icon="calendar" onClick={() => setWay('propose')}>
            {t(openProposal(order, now) === null ? 'orders.propose_times' : 'orders.propose_again', {
              count: open.length,
            })}
          </Button>
        </Row>
      )}
      {way === 'propose' && (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <ProposeTimes order={order} now={now} asksAddress={asksAddress(order)} onBack={back} onDone={done} />
        </Suspense>
      )}
      {way !== null && meant.length === 0 && (
        <Notice kind="warning">{t(open.length === 0 ? 'orders.time_over' : 'orders.choose_dates')}</Notice>
      )}
      {way === 'accept' && <Accept order={order} meant={meant} onBack={back} onDone={done} />}
      {way === 'reject' && <Reject order={order} meant={meant} onBack={back} onDone={done} />}
    </section>
  )
}

interface Parts {
  readonly order: OrderView
  readonly meant: readonly string[]
  readonly onBack: () => void
  readonly onDone: () => void
}

/** The student has to be told where. */
function asksAddress({ place }: OrderView): boolean {
  return place === 'teacher_house' || place === 'public_space'
}

function Accept({ order, meant, onBack, onDone }: Parts) {
  const t = useText()
  const [note, setNote] = useDraft(`order.accept.${order.id}`)
  const [address, setAddress] = useDraft(`order.address.${order.id}`)
  const answered = useAnswered(order.id)
  const always = () => {
    answered.always()
    setNote('')
    setAddress('')
  }
  const accepting = useCommand(acceptOrder, {
    success: 'orders.accepted',
    quiet: true,
    done: onDone,
    ...answered,
    always,
  })
  const tooLong = [...note].length > MESSAGE_MAX || [...address].length > ADDRESS_MAX
  const submit = () => {
    if (tooLong || meant.length === 0) return false
    const said = { ...(note.trim() === '' ? {} : { note }), ...(address.trim() === '' ? {} : { address }) }
    accepting.send({ id: order.id, lesson_ids: [...meant], ...said })
    return true
  }
  return (
    <Form onSubmit={submit} label={t('orders.accept', { count: meant.length })}>
      <ErrorNotice error={accepting.error} />
      <WordsToStudent
        {...{ note, address, tooLong }}
        asksAddress={asksAddress(order)}
        onNote={setNote}
        onAddress={setAddress}
      />
      <Row>
        <Button look="primary" type="submit" icon="check" loading={accepting.status === 'sending'}>
          {t('orders.accept', { count: meant.length })}
        </Button>
        <Button onClick={onBack}>{t('ui.cancel')}</Button>
      </Row>
    </Form>
  )
}

function Reject({ order, meant, onBack, onDone }: Parts) {
  const t = useText()
  const [reason, setReason] = useDraft(`order.reject.${order.id}`)
  const [tried, setTried] = useState(false)
  const answered = useAnswered(order.id)
  const always = () => {
    answered.always()
    setReason('')
  }
  const rejecting = useCommand(rejectOrder, {
    success: 'orders.rejected',
    quiet: true,
    done: onDone,
    ...answered,
    always,
  })
  const tooLong = [...reason].length > REASON_MAX
  const blank = reason.trim() === ''
  const submit = () => {
    setTried(true)
    if (blank || tooLong || meant.length === 0) return false
    rejecting.send({ id: order.id, lesson_ids: [...meant], reason })
    return true
  }
  const fault = tooLong ? t('form.too_long', { max: REASON_MAX }) : tried && blank ? t('form.required') : undefined
  return (
    <Form onSubmit={submit} label={t('orders.reject', { count: meant.length })}>
      <ErrorNotice error={rejecting.error} />
      <Textarea
        label={t('orders.reason_to_student')}
        hint={t('orders.reason_hint')}
        rows={3}
        value={reason}
        onChange={setReason}
        max={REASON_MAX}
        error={fault}
      />
      <Row>
        <Button look="danger" type="submit" loading={rejecting.status === 'sending'}>
          {t('orders.reject', { count: meant.length })}
        </Button>
        <Button onClick={onBack}>{t('ui.cancel')}</Button>
      </Row>
    </Form>
  )
}

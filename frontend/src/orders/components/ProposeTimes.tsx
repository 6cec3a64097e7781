import { proposeOrderTimes } from '@kredka/contracts/orders/endpoints'
import { ADDRESS_MAX, MESSAGE_MAX } from '@kredka/contracts/orders/rules'
import type { OrderDateView, OrderView } from '@kredka/contracts/orders/views'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { OwnTime } from '../../calendar/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { takenTimes } from '../taken-times.ts'
import { useOrderWords } from '../useOrderWords.ts'
import { useAnswered } from './useAnswered.ts'
import { WordsToStudent } from './WordsToStudent.tsx'

interface NewTime {
  readonly lesson_id: string
  readonly starts_at: string
}

type Starts = Readonly<Record<string, string | null>>

interface Props {
  readonly order: OrderView
  readonly now: number
  /** The student has to be told where. */
  readonly asksAddress: boolean
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Other times for the dates that await an answer, or some of them; the rest keep theirs (ORD-02, ORD-03). */
export function ProposeTimes({ order, now, asksAddress, onBack, onDone }: Props) {
  const t = useText()
  const say = useOrderWords()
  const open = order.dates.filter(({ status, expires_at }) => status === 'new' && now < Date.parse(expires_at))
  /** By date: the new start, null while it is not whole; dates that are not named keep their time. */
  const [keptStarts, keepStarts] = useDraft(`order.propose.times.${order.id}`)
  const [begun] = useState(() => readStarts(keptStarts, now))
  const [starts, choose] = useState<Starts>(() => ({
    ...(open.length === 1 ? Object.fromEntries(open.map((date) => [date.lesson_id, date.starts_at])) : {}),
    ...begun,
  }))
  const setStarts = (next: Starts) => {
    choose(next)
    keepStarts(JSON.stringify(next))
  }
  const [note, setNote] = useDraft(`order.propose.${order.id}`)
  const [address, setAddress] = useDraft(`order.address.${order.id}`)
  const [tried, setTried] = useState(false)
  /** What was asked for: a refusal names its times by their places there. */
  const [asked, setAsked] = useState<readonly NewTime[]>([])
  const answered = useAnswered(order.id)
  const always = () => {
    answered.always()
    setNote('')
    setAddress('')
    keepStarts('')
  }
  const proposing = useCommand(proposeOrderTimes, {
    success: 'orders.times_sent',
    quiet: true,
    done: onDone,
    ...answered,
    always,
  })
  const tooLong = [...note.trim()].length > MESSAGE_MAX || [...address].length > ADDRESS_MAX
  const named = open.filter(({ lesson_id }) => starts[lesson_id] !== undefined)
  const isSame = named.some(({ lesson_id, starts_at }) => starts[lesson_id] === starts_at)
  const submit = () => {
    setTried(true)
    const times = named.flatMap(({ lesson_id }) => {
      const starts_at = starts[lesson_id]
      return typeof starts_at === 'string' ? [{ lesson_id, starts_at }] : []
    })
    if (tooLong || isSame || times.length === 0 || times.length < named.length) return false
    const said = { ...(note.trim() === '' ? {} : { note }), ...(address.trim() === '' ? {} : { address }) }
    setAsked(times)
    proposing.send({ id: order.id, times, ...said })
    return true
  }
  const gone = takenTimes(proposing.error)
  /** Where it was changed since, nobody knows. */
  const isGone = ({ lesson_id }: OrderDateView) =>
    asked.some((time, n) => gone.has(n) && time.lesson_id === lesson_id && time.starts_at === starts[lesson_id])
  const toggle = ({ lesson_id, starts_at }: OrderDateView) => {
    const { [lesson_id]: was, ...rest } = starts
    setStarts(was === undefined ? { ...rest, [lesson_id]: starts_at } : rest)
  }
  return (
    <Form onSubmit={submit} label={t('orders.propose_times', { count: open.length })}>
      <p>{t('orders.propose_about', { count: open.length })}</p>
      {open.map((date) => {
        const when = say.when(date)
        const chosen = starts[date.lesson_id] !== undefined
        return (
          <fieldset key={date.lesson_id} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <legend className={open.length > 1 ? 'visually-hidden' : undefined}>
              {t('orders.instead_of', { when })}
            </legend>
            <Stack space={2}>
              {open.length > 1 && (
                <Checkbox checked={chosen} onChange={() => toggle(date)}>
                  {t('orders.change_date', { when })}
                </Checkbox>
              )}
              {chosen && (
                <OwnTime
                  zone={order.timezone}
                  first={{ date: date.date, time: date.time }}
                  now={now}
                  tried={tried}
                  begun={begun[date.lesson_id] ?? null}
                  onChange={(start) => setStarts({ ...starts, [date.lesson_id]: start })}
                />
              )}
              {isGone(date) && <Notice kind="error">{t('orders.own_time_taken')}</Notice>}
            </Stack>
          </fieldset>
        )
      })}
      {tried && named.length === 0 && <Notice kind="error">{t('orders.choose_changed')}</Notice>}
      {tried && isSame && <Notice kind="error">{t('errors.ORDER_SAME_TIME')}</Notice>}
      <WordsToStudent
        {...{ note, address, tooLong }}
        asksAddress={asksAddress}
        onNote={setNote}
        onAddress={setAddress}
      />
      <FormFoot
        error={gone.size > 0 ? null : proposing.error}
        sending={proposing.status === 'sending'}
        label={t('orders.send_times')}
        onCancel={onBack}
        dialog
      />
    </Form>
  )
}

/** Starts that were chosen before and are still to come, by date. */
function readStarts(text: string, now: number): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(text || '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && Date.parse(entry[1]) > now),
    )
  } catch {
    return {}
  }
}

import { placeOrder } from '@kredka/contracts/orders/endpoints'
import { ADDRESS_MAX, amountsOf, MESSAGE_MAX, sum } from '@kredka/contracts/orders/rules'
import type { OrderFormView } from '@kredka/contracts/orders/views'
import { useState } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn } from '../../app/session/useLoginIntent.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch, useAppSelector } from '../../app/store/hooks.ts'
import { isAboutTime } from '../../calendar/index.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { waitingOrders } from '../resources.ts'
import { DatesField } from './DatesField.tsx'
import { intentToOrder, type OrderDraft } from './draft.ts'
import { LessonFields } from './LessonFields.tsx'
import { Foot, Summary } from './Summary.tsx'
import { allStarts } from './starts.ts'

interface Props {
  readonly form: OrderFormView
  readonly draft: OrderDraft
  readonly onChange: (changes: Partial<OrderDraft>) => void
  readonly onClose: () => void
  readonly onSent: (order_id: string) => void
  /** The price has changed meanwhile: it is to be read anew. */
  readonly onStale: () => void
}

/** The fields, what they come to, and the way to send them. A refusal leaves everything as it is. */
export function Filling({ form, draft, onChange, onClose, onSent, onStale }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const askToLogIn = useAskToLogIn()
  const [tried, setTried] = useState(false)
  const placing = useCommand(placeOrder, {
    quiet: true,
    always: () => dispatch(waitingOrders.refresh({})),
    done: ({ id }) => onSent(id),
    failed: (error) => {
      if (!isAboutTime(error)) onStale()
    },
  })
  const starts = allStarts(draft, form.timezone)
  const price = form.prices.find(({ duration }) => duration === draft.duration)
  const amounts = amountsOf(price?.amount ?? 0, starts.length, form.percentage)
  const needsAddress = draft.place === 'student_house' && draft.address.trim() === ''
  const tooLong = [...draft.message].length > MESSAGE_MAX || [...draft.address].length > ADDRESS_MAX

  const submit = () => {
    setTried(true)
    const { duration, place } = draft
    if (starts.length === 0 || needsAddress || tooLong || duration === null || place === null) return false
    if (user === null) {
      askToLogIn(intentToOrder(form.offer_id))
      return true
    }
    const chosen = { ...draft, duration, place }
    placing.send({ offer_id: form.offer_id, ...termsOf(chosen, starts), amount: sum(amounts) })
    return true
  }
  const refused = placing.error
  return (
    <Form onSubmit={submit} label={t('orders.order_lesson')} wide>
      <LessonFields form={form} draft={draft} onChange={onChange} />
      <DatesField
        form={form}
        draft={draft}
        starts={starts}
        refused={refused}
        missing={tried && starts.length === 0}
        onChange={onChange}
      />
      <WordsFields draft={draft} isAddressMissing={tried && needsAddress} onChange={onChange} />
      {starts.length > 0 && <Summary form={form} starts={starts} amounts={amounts} list={price?.amount ?? 0} />}
      {refused !== null && !isAboutTime(refused) && <SendFailed error={refused} />}
      {user === null && <Notice>{t('orders.login_to_send')}</Notice>}
      <Foot form={form} starts={starts} amounts={amounts}>
        <Button look="primary" type="submit" loading={placing.status === 'sending'}>
          {t(user === null ? 'orders.login_and_send' : 'orders.send')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </Foot>
    </Form>
  )
}

type Chosen = OrderDraft & {
  readonly duration: NonNullable<OrderDraft['duration']>
  readonly place: NonNullable<OrderDraft['place']>
}

/** As they are sent: only what goes with the choices that were made. */
function termsOf(
  { duration, place, often, weeks, online_tool, message, address, ...draft }: Chosen,
  all: readonly string[],
) {
  return {
    duration,
    place,
    starts: often === 'weekly' ? draft.starts.slice(0, 1) : [...all],
    ...(often === 'weekly' ? { weeks } : {}),
    ...(place === 'online' && online_tool !== null ? { online_tool } : {}),
    ...(message.trim() === '' ? {} : { message }),
    ...(place === 'online' || address.trim() === '' ? {} : { address }),
  }
}

interface WordsProps extends Pick<Props, 'draft' | 'onChange'> {
  readonly isAddressMissing: boolean
}

function WordsFields({ draft, isAddressMissing, onChange }: WordsProps) {
  const t = useText()
  return (
    <>
      {draft.place === 'student_house' && (
        <TextInput
          label={t('orders.your_address')}
          hint={t('orders.your_address_hint')}
          value={draft.address}
          onChange={(address) => onChange({ address })}
          max={ADDRESS_MAX}
          autoComplete="street-address"
          error={isAddressMissing ? t('form.required') : undefined}
        />
      )}
      <Textarea
        label={t('orders.message_to_teacher')}
        optionalText={t('orders.optional')}
        hint={t('orders.message_hint')}
        rows={3}
        value={draft.message}
        onChange={(message) => onChange({ message })}
        max={MESSAGE_MAX}
        error={[...draft.message].length > MESSAGE_MAX ? t('form.too_long', { max: MESSAGE_MAX }) : undefined}
      />
    </>
  )
}

function SendFailed({ error }: { readonly error: ApiError }) {
  const t = useText()
  const errorText = useErrorText()
  return (
    <Notice kind="error">
      <p>
        <strong>{t('orders.send_failed')}</strong>
      </p>
      <p>{errorText(error)}</p>
    </Notice>
  )
}

import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { answerOrderTimes, withdrawOrderTimes } from '@kredka/contracts/orders/endpoints'
import type { OrderView } from '@kredka/contracts/orders/views'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { openProposal } from '../order-states.ts'
import { takenTimes } from '../taken-times.ts'
import { useOrderWords } from '../useOrderWords.ts'
import classes from './orders.module.css'
import { useAnswered } from './useAnswered.ts'

/** Other times beside those that were ordered: the student takes all of them in one press, or none (ORD-02). */
export function ProposalCard({ order, now }: { readonly order: OrderView; readonly now: number }) {
  const t = useText()
  const format = useFormat()
  const say = useOrderWords()
  /** The proposal that is being declined: what is typed answers to that one and to no later one. */
  const [declined, setDeclined] = useState('')
  /** The proposal whose times were to be taken: a refusal is about that one and no later one. */
  const [wanted, setWanted] = useState('')
  const answered = useAnswered(order.id)
  const over = () => setDeclined('')
  const taking = useCommand(answerOrderTimes, { success: 'orders.times_taken', quiet: true, ...answered })
  const reason = useDraft(`order.decline.${order.id}`)
  const declining = useCommand(answerOrderTimes, {
    success: 'orders.times_declined',
    done: over,
    ...answered,
    always: () => {
      answered.always()
      reason[1]('')
    },
  })
  const withdrawing = useCommand(withdrawOrderTimes, { success: 'orders.times_withdrawn', ...answered })
  const { id, role } = order
  const open = openProposal(order, now)
  const dates = order.dates.filter(({ status }) => status === 'new')
  const timeOf = (lesson_id: string) => open?.times.find((time) => time.lesson_id === lesson_id)
  const refused = open?.id === wanted ? taking.error : null
  const gone = takenTimes(refused)
  const take = (proposal_id: string) => {
    setWanted(proposal_id)
    taking.send({ id, accept: true, proposal_id })
  }
  return (
    <>
      {open !== null && (
        <section className={classes.actions} aria-labelledby="proposal">
          <h3 id="proposal">
            {t(role === 'teacher' ? 'orders.you_proposed' : 'orders.they_propose', { count: open.times.length })}
          </h3>
          <ul className={classes.dates}>
            {dates.map((date) => {
              const time = timeOf(date.lesson_id)
              const why = time === undefined ? undefined : gone.get(open.times.indexOf(time))
              return (
                <li key={date.lesson_id}>
                  {time === undefined ? (
                    <span>
                      {say.when(date)} <span className={classes.soft}>{t('orders.time_stays')}</span>
                    </span>
                  ) : (
                    <span>
                      <s>{say.when(date)}</s>
                      <br />
                      <strong>{say.when(time)}</strong>
                    </span>
                  )}
                  {why !== undefined && <StatusLabel kind="warning">{t(`orders.time_${why}`)}</StatusLabel>}
                </li>
              )
            })}
          </ul>
          {open.note !== null && <blockquote className={classes.quote}>{open.note}</blockquote>}
          <p>{t('orders.same_terms', { total: format.money(order.amount, order.currency) })}</p>
          {gone.size > 0 ? (
            <Notice kind="error">{t('orders.times_not_free', { count: gone.size })}</Notice>
          ) : (
            <ErrorNotice error={refused ?? withdrawing.error} />
          )}
          <Row>
            {role === 'student' ? (
              <>
                <Button look="primary" icon="check" loading={taking.status === 'sending'} onClick={() => take(open.id)}>
                  {t('orders.take_times', { count: dates.length })}
                </Button>
                <Button onClick={() => setDeclined(open.id)}>{t('orders.decline_times')}</Button>
              </>
            ) : (
              <Button loading={withdrawing.status === 'sending'} onClick={() => withdrawing.send({ id })}>
                {t('orders.withdraw_times')}
              </Button>
            )}
          </Row>
        </section>
      )}
      {/* beside the card, so that what is typed stays when the proposal goes */}
      <ConfirmDialog
        opened={declined !== ''}
        onClose={over}
        onConfirm={(why) => declining.send({ id, accept: false, proposal_id: declined, reason: why })}
        title={t('orders.decline_title', { count: open?.times.length ?? 1 })}
        confirm={t('orders.decline_times')}
        busy={declining.status === 'sending'}
        reason={{
          label: t('orders.reason_to_teacher'),
          max: REASON_MAX,
          required: false,
          optionalText: t('orders.optional'),
          draft: reason,
        }}
      >
        {declined !== '' && open?.id !== declined ? (
          <Notice kind="warning">{t('orders.proposal_gone')}</Notice>
        ) : (
          t('orders.decline_about', { count: dates.length })
        )}
      </ConfirmDialog>
    </>
  )
}

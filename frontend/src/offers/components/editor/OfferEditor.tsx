import { editOffer, submitOffer } from '@kredka/contracts/offers/endpoints'
import { useState } from 'react'
import { useCommand } from '../../../app/store/command.ts'
import { useResource } from '../../../app/store/resource.ts'
import { availabilityGroups } from '../../../availability/index.ts'
import { useText } from '../../../i18n/useText.ts'
import type { ApiError } from '../../../kernel/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { keepInPlace } from '../../../ui/keep-in-place.ts'
import { Stack } from '../../../ui/layout.tsx'
import { ResourceView } from '../../../ui/ResourceView.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { useFaultFocus } from '../../../ui/useFaultFocus.ts'
import { bodyOf, type OfferDraft } from '../../draft.ts'
import { STEPS, stepOfError } from '../../steps.ts'
import { AvailabilityStep, NewGroup } from './AvailabilityStep.tsx'
import { BasicsStep } from './BasicsStep.tsx'
import { Refusal, RestoredNote, StepHead } from './EditorNotes.tsx'
import classes from './editor.module.css'
import { PricingStep } from './PricingStep.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { useOfferDraft } from './useOfferDraft.ts'
import { useStep } from './useStep.ts'

interface Props {
  /** Id of the offer that is changed; null makes a new one. */
  readonly id: string | null
  readonly initial: OfferDraft
  readonly isPublic: boolean
  readonly userId: string
  readonly onSent: () => void
  /** Begins again from `initial`. */
  readonly onDiscard: () => void
}

const SUMMARY = STEPS.length - 1

/** The four steps of an offer (OFR-01): a step is left forwards only when its fields are right. */
export function OfferEditor({ id, initial, isPublic, userId, onSent, onDiscard }: Props) {
  const t = useText()
  const groups = useResource(availabilityGroups, {})
  const place = { userId, offerId: id }
  const draft = useOfferDraft({ place, initial, reached: id === null ? 0 : SUMMARY, groups: groups.data })
  const { form } = draft
  const { step, heading, goTo } = useStep(draft.reached)
  const [creating, setCreating] = useState(false)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [noted, setNoted] = useState(draft.restored)
  const { ref: element, focusFault } = useFaultFocus(step)

  const lead = (to: number) => {
    goTo(to)
    focusFault()
  }
  const { send, sending } = useSending(id, {
    done() {
      draft.forget()
      onSent()
    },
    failed(error) {
      form.refuse(error)
      setRefused(error)
      lead(stepOfError(error) ?? step)
    },
  })

  const goOn = async () => {
    setRefused(null)
    for (const [at, { fields }] of STEPS.entries()) {
      if ((step === SUMMARY || at === step) && !(await form.check(fields))) return lead(at)
    }
    if (step < SUMMARY) {
      draft.reach(step + 1)
      return goTo(step + 1)
    }
    send(form.values)
  }

  const chosen = groups.data?.find((group) => group.id === form.values.availability_group_id) ?? null
  const alone = creating || (step === 2 && groups.data?.length === 0)
  return (
    <Stack space={5}>
      <Stepper label={t('own_offers.steps')} steps={STEPS.map(({ text }) => t(text))} current={step} onBack={goTo} />
      {noted && (
        <RestoredNote
          onDiscard={() => {
            draft.forget()
            onDiscard()
          }}
          onClose={() => setNoted(false)}
        />
      )}
      <StepHead step={step} heading={heading} />
      {step === 2 && alone ? (
        <NewGroup
          onCreated={(group) => {
            groups.refresh()
            form.set('availability_group_id', group)
            setCreating(false)
          }}
          onCancel={() => (creating ? setCreating(false) : goTo(1))}
        />
      ) : (
        <form
          ref={element}
          noValidate
          onMouseDown={keepInPlace}
          onSubmit={(event) => {
            event.preventDefault()
            void goOn()
          }}
        >
          {refused !== null && <Refusal error={refused} isNew={id === null} />}
          {step === 0 && <BasicsStep form={form} />}
          {step === 1 && <PricingStep form={form} />}
          {step === 2 && (
            <ResourceView of={groups}>
              {(found) => <AvailabilityStep form={form} groups={found} onCreate={() => setCreating(true)} />}
            </ResourceView>
          )}
          {step === SUMMARY && <SummaryStep draft={form.values} group={chosen} isPublic={isPublic} onChange={goTo} />}
          <Actions step={step} sending={sending} onBack={() => goTo(step - 1)} />
        </form>
      )}
    </Stack>
  )
}

interface Outcome {
  done(): void
  failed(error: ApiError): void
}

/** One way to send an offer, whether it is new or changed. */
function useSending(id: string | null, outcome: Outcome) {
  const submit = useCommand(submitOffer, { quiet: true, ...outcome })
  const edit = useCommand(editOffer, { quiet: true, ...outcome })
  return {
    sending: submit.status === 'sending' || edit.status === 'sending',
    send(draft: OfferDraft) {
      if (id === null) submit.send(bodyOf(draft))
      else edit.send({ id, ...bodyOf(draft) })
    },
  }
}

interface ActionsProps {
  readonly step: number
  readonly sending: boolean
  readonly onBack: () => void
}

function Actions({ step, sending, onBack }: ActionsProps) {
  const t = useText()
  return (
    <div className={classes.actions}>
      {step > 0 && (
        <Button icon="arrow-left" onClick={onBack}>
          {t('own_offers.back')}
        </Button>
      )}
      <Button look="primary" type="submit" loading={sending}>
        {t(step === SUMMARY ? 'own_offers.send' : 'own_offers.next')}
      </Button>
    </div>
  )
}

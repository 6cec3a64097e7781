import type { AnswerOf, Command, InputOf } from '@kredka/contracts/kernel/endpoints'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useState } from 'react'
import { useDraft } from '../app/forms/useDraft.ts'
import { useMay } from '../app/routing/staff-role.ts'
import { useCommand } from '../app/store/command.ts'
import type { TextId } from '../i18n/text-ids.ts'
import { useText } from '../i18n/useText.ts'
import { ifOvertaken } from '../kernel/errors.ts'
import { Button } from '../ui/Button.tsx'
import { readyTexts } from '../ui/fields/ReadyTexts.tsx'
import type { IconName } from '../ui/icons/icons.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { KeptReason } from './KeptReason.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import type { ThingHistory } from './thing-history.ts'

/** At least one: nobody types by hand what colleagues type every day (ADM-02). */
export type ReadyReasons = readonly [TextId, ...TextId[]]

export interface ReasonActionProps<C extends Command> {
  readonly endpoint: C
  readonly input: (reason: string) => InputOf<C>
  readonly label: TextId
  /** The question and what happens then. */
  readonly title: TextId
  readonly about?: TextId
  /** Whose the reason is and what does not belong there, where the usual words do not say it. */
  readonly reasonLabel?: TextId
  readonly reasonHint?: TextId
  readonly max?: number
  /** Usual reasons, to choose instead of typing: whole sentences, none of them the beginning of another. */
  readonly ready: ReadyReasons
  /** It can be done without one. */
  readonly isOptional?: boolean
  /** It cannot be done with what is shown, or no longer: the button goes, and what was written for it stays in sight. */
  readonly isOffered?: boolean
  /** What was done with the thing so far: what comes to it while somebody writes is told. */
  readonly history?: ThingHistory
  readonly success?: TextId
  readonly icon?: IconName
  readonly primary?: boolean
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly small?: boolean
  /** Tells the button from those of other rows, for who listens. */
  readonly of?: string
  /** It was done. */
  readonly onAnswer?: (answer: AnswerOf<C>) => void
  /** It was done, or something else was decided meanwhile: what is shown is no longer true. */
  readonly onDone?: () => void
}

const UNTOLD: ThingHistory = { acts: [], words: {} }

/**
 * A button that asks for the reason and does it, for those whose role may. A half-written reason is never lost
 * (ADM-02): it is kept until it is sent or thrown away, and where something else was decided meanwhile it stays beside
 * what that was.
 */
export function ReasonAction<C extends Command>(props: ReasonActionProps<C>) {
  const { endpoint, input, label, title, about, success, icon, of, ready, onAnswer, onDone } = props
  const { reasonLabel = 'back_office.reason', reasonHint = 'back_office.reason_hint', max = REASON_MAX } = props
  const { primary = false, danger = false, disabled = false, small = false } = props
  const { isOptional = false, isOffered = true, history = UNTOLD } = props
  const t = useText()
  const may = useMay()
  const draft = useDraft(draftName(endpoint, input('')))
  const [text, setText] = draft
  /** Acts that there were when it was asked; null while it is not. */
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null)
  const ask = () => setKnown(new Set(history.acts.map(({ id }) => id)))
  const close = () => setKnown(null)
  const act = useCommand(endpoint, {
    ...(success === undefined ? {} : { success }),
    always: () => setText(''),
    done(answer) {
      close()
      onAnswer?.(answer)
      onDone?.()
    },
    failed: ifOvertaken(() => onDone?.()),
  })
  const size = small ? ({ size: 'small' } as const) : {}
  if (!may(endpoint)) return null
  return (
    <>
      {isOffered && (
        <Button
          look={danger ? 'danger' : primary ? 'primary' : 'secondary'}
          disabled={disabled}
          {...size}
          {...(icon === undefined ? {} : { icon })}
          {...(of === undefined ? {} : { label: `${t(label)}: ${of}` })}
          onClick={ask}
        >
          {t(label)}
        </Button>
      )}
      {!isOffered && text !== '' && (
        <Button icon="edit" {...size} label={`${t('back_office.kept_reason')}: ${of ?? t(label)}`} onClick={ask}>
          {t('back_office.kept_reason')}
        </Button>
      )}
      <ConfirmDialog
        opened={known !== null}
        onClose={close}
        onConfirm={(reason) => act.send(input(reason))}
        title={t(title)}
        confirm={t(label)}
        danger={danger}
        busy={act.status === 'sending'}
        reason={{
          label: t(reasonLabel),
          hint: t(reasonHint),
          max,
          required: !isOptional,
          draft,
          ready: readyTexts(ready.map((text) => t(text))),
        }}
        {...(isOffered ? {} : { instead: <KeptReason draft={draft} onDropped={close} /> })}
      >
        {known !== null && <Meanwhile history={history} known={known} isOver={!isOffered} />}
        {about && t(about)}
      </ConfirmDialog>
    </>
  )
}

/** The same for each version of a thing: what is written about one may hold for the next. */
function draftName({ name }: Command, input: Readonly<Record<string, unknown>>): string {
  const ids = Object.values(input).filter((value) => typeof value === 'string' && value !== '')
  return ['reason', name, ...ids].join('.')
}

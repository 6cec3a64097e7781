import type { RefObject } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import type { ApiError } from '../../../kernel/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { STEPS } from '../../steps.ts'
import classes from './editor.module.css'

interface HeadProps {
  readonly step: number
  readonly heading: RefObject<HTMLHeadingElement | null>
}

const ABOUT = {
  basics: 'own_offers.about_basics',
  pricing: 'own_offers.about_pricing',
  availability: 'own_offers.about_availability',
  summary: 'own_offers.about_summary',
} as const

/** Name of the open step and what it is for; takes the focus when the step opens. */
export function StepHead({ step, heading }: HeadProps) {
  const t = useText()
  const open = STEPS[step]
  if (open === undefined) return null
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={classes.stepTitle}>
        {t(open.text)}
      </h2>
      <p className={classes.lead}>{t(ABOUT[open.id])}</p>
    </div>
  )
}

interface RestoredProps {
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** What was written before is here again, and can be thrown away. */
export function RestoredNote({ onDiscard, onClose }: RestoredProps) {
  const t = useText()
  return (
    <Notice onClose={onClose}>
      <Row>
        {t('own_offers.restored')}
        <Button size="small" onClick={onDiscard}>
          {t('own_offers.discard')}
        </Button>
      </Row>
    </Notice>
  )
}

/** Why the server did not take it, above the step that can mend it. */
export function Refusal({ error, isNew }: { readonly error: ApiError; readonly isNew: boolean }) {
  const t = useText()
  const words = useErrorText()
  return (
    <div className={classes.refusal}>
      <Notice kind="error">
        <p>
          <strong>{t(isNew ? 'own_offers.create_failed' : 'own_offers.edit_failed')}</strong>
        </p>
        <p>{words(error)}</p>
      </Notice>
    </div>
  )
}

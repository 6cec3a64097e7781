import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Row } from './layout.tsx'
import { Notice } from './Notice.tsx'

/** A form that holds what somebody typed before and did not send. */
interface KeptDraft {
  readonly isRestored: boolean
  /** Gives it up. */
  readonly discard: () => void
}

/** Above a form: what stands in it was typed before and is not sent yet. Nothing where that is not so. */
export function DraftKept({ of: { isRestored, discard } }: { readonly of: KeptDraft }) {
  const t = useText()
  if (!isRestored) return null
  return (
    <Notice>
      <Row space={3}>
        <span>{t('ui.draft_kept')}</span>
        <Button size="small" onClick={discard}>
          {t('ui.draft_discard')}
        </Button>
      </Row>
    </Notice>
  )
}

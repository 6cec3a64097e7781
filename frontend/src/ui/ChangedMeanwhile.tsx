import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Row } from './layout.tsx'
import { Notice } from './Notice.tsx'

/** What was saved somewhere else while somebody types into a form. */
export interface SavedElsewhere {
  /** The form holds words that are not saved, and beneath them something else was saved. */
  readonly overtaken: boolean
  /** Gives up what was typed for what was saved. */
  readonly take: () => void
  /** Saves what was typed over what was saved; without it that is what saving does. */
  readonly keep?: () => void
}

/**
 * Above a form: what it is about was changed elsewhere, and what was typed is still there. Nothing where all is as it
 * was.
 */
export function ChangedMeanwhile({ of: { overtaken, take, keep } }: { readonly of: SavedElsewhere }) {
  const t = useText()
  if (!overtaken) return null
  return (
    <Notice kind="warning">
      <Row space={3}>
        <span>{t('ui.changed_meanwhile')}</span>
        <Button size="small" onClick={take}>
          {t('ui.take_newer')}
        </Button>
        {keep !== undefined && (
          <Button size="small" onClick={keep}>
            {t('ui.keep_mine')}
          </Button>
        )}
      </Row>
    </Notice>
  )
}

import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import type { IconName } from '../../../ui/icons/icons.ts'
import type { SaveState } from '../../draft-question.ts'
import type { DraftState } from '../../quiz-draft.ts'
import classes from './editor.module.css'

const ICONS: Readonly<Record<SaveState, IconName>> = {
  saved: 'check',
  unsaved: 'edit',
  saving: 'refresh',
  waiting: 'offline',
  refused: 'error',
  overtaken: 'warning',
}

/** Whether the server has what is written; 'saved' is said of nothing less. */
export function SaveNote({ state: { saving, error } }: { readonly state: DraftState }) {
  const t = useText()
  const errorText = useErrorText()
  return (
    <p className={classes.save} data-state={saving} role="status">
      <Icon name={ICONS[saving]} size={16} />
      {t(`quiz_editor.status_${saving}`)}
      {saving === 'refused' && error !== null && ` ${errorText(error)}`}
    </p>
  )
}

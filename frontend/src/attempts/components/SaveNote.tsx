import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { Answers } from '../useAnswers.ts'
import classes from './play.module.css'

interface Props {
  readonly answers: Answers
  /** Words stand in the open question that are sent when it is left. */
  readonly isTyping?: boolean
}

/** Whether the server has every answer. */
export function SaveNote({ answers, isTyping = false }: Props) {
  const t = useText()
  const errorText = useErrorText()
  if (answers.error !== null) {
    return (
      <span className={classes.unsaved} role="alert">
        {errorText(answers.error)}{' '}
        <Button size="small" onClick={answers.retry}>
          {t('attempts.send_again')}
        </Button>
      </span>
    )
  }
  return (
    <span className={classes.saved} role="status">
      {answers.state === 'saved' && !isTyping && <Icon name="check" size={16} />}
      {t(answers.state !== 'saved' ? 'attempts.saving' : isTyping ? 'attempts.saved_later' : 'attempts.saved')}
    </span>
  )
}

import { contactDataIn } from '@kredka/contracts/chat/contact-data'
import { isSendable, MESSAGE_MAX, messageLength, messageOf } from '@kredka/contracts/chat/rules'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { isEnter } from '../../ui/fields/enter.ts'
import { Counter } from '../../ui/fields/TextInput.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './composer.module.css'

interface Props {
  readonly text: string
  readonly onChange: (text: string) => void
  /** The text as it is to be sent. */
  readonly onSend: (message: string) => void
  /** Why nothing can be sent now, in words; what was typed stays. */
  readonly closed: string | null
  /** Contact data is to be warned about (CHT-02). */
  readonly warns: boolean
  readonly name: string
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/**
 * Where a message is written: Enter sends, Shift+Enter begins a new line; under a finger Enter begins one, and the
 * button sends.
 */
export function Composer({ text, onChange, onSend, closed, warns, name, field }: Props) {
  const t = useText()
  const id = useId()
  const ready = closed === null && isSendable(text)
  useGrowing(field, text)
  const send = () => {
    if (ready) onSend(messageOf(text))
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey || isTouched()) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={classes.composer}
      aria-label={t('chat.write_to', { name })}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {closed !== null && (
        <p id={`${id}-closed`} className={classes.closed} role="status">
          <Icon name="clock" size={18} />
          {closed}
        </p>
      )}
      {warns && contactDataIn(text).length > 0 && (
        <p className={classes.warning} role="status">
          <Icon name="warning" size={18} />
          {t('chat.contact_warning')}
        </p>
      )}
      <div className={classes.line}>
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          value={text}
          placeholder={t('chat.placeholder')}
          aria-label={t('chat.message')}
          aria-describedby={`${id}-closed ${id}-count`}
          enterKeyHint={isTouched() ? 'enter' : 'send'}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="primary" type="submit" disabled={!ready} className={classes.send}>
          {t('chat.send')}
        </Button>
      </div>
      <p id={`${id}-count`} className={classes.below}>
        <span className={classes.hint}>{t('chat.keys')}</span>
        <Counter now={messageLength(text)} max={MESSAGE_MAX} />
      </p>
    </form>
  )
}

/** As high as what is written in it, up to what the style sheet allows. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = field.current
    if (area === null) return
    area.style.height = 'auto'
    if (text !== '') area.style.height = `${area.scrollHeight}px`
  }, [field, text])
}

function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}

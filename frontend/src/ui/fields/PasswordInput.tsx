import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import classes from './field.module.css'
import { TextInput, type TextInputProps } from './TextInput.tsx'

/** One rule of a password in words, and whether what was typed keeps it. */
export interface PasswordRule {
  readonly text: string
  readonly met: boolean
}

interface Props extends Omit<TextInputProps, 'type' | 'after' | 'clearable'> {
  /** The rules below the field, ticked off while typing. */
  readonly rules?: readonly PasswordRule[]
}

/** A password that can be looked at. */
export function PasswordInput({ rules, ...props }: Props) {
  const t = useText()
  const [seen, setSeen] = useState(false)
  return (
    <div className={classes.field}>
      <TextInput
        {...props}
        type={seen ? 'text' : 'password'}
        after={
          <span className={classes.inside}>
            <Button
              look="quiet"
              size="small"
              icon={seen ? 'eye-off' : 'eye'}
              label={t(seen ? 'ui.hide_password' : 'ui.show_password')}
              onClick={() => setSeen(!seen)}
            />
          </span>
        }
      />
      {rules !== undefined && (
        <ul className={classes.rules}>
          {rules.map(({ text, met }) => (
            <li key={text} data-met={met || undefined}>
              <Icon name={met ? 'check' : 'minus'} size={16} />
              {text}
              <span className="visually-hidden">{t(met ? 'ui.rule_met' : 'ui.rule_open')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

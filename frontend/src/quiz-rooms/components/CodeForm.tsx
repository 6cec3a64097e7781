import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeInput } from '../../ui/fields/CodeInput.tsx'
import { tokenIn } from '../room-address.ts'
import classes from './code-form.module.css'

interface Props {
  /** What was typed before, in vain. */
  readonly initial?: string
}

/** For whoever was read a code, or has a link that does not open by itself. */
export function CodeForm({ initial = '' }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(initial)
  const [isWrong, setWrong] = useState(false)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const token = tokenIn(typed)
    setWrong(token === null)
    if (token !== null) void navigate(path('quiz-rooms.room', { token }))
  }
  return (
    <form className={classes.form} onSubmit={go} noValidate>
      <CodeInput
        label={t('quiz_rooms.code')}
        hint={t('quiz_rooms.code_hint')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setWrong(false)
        }}
        error={isWrong ? t('quiz_rooms.code_wrong') : undefined}
      />
      <Button type="submit" look="primary" size="large" wide>
        {t('quiz_rooms.go')}
      </Button>
    </form>
  )
}

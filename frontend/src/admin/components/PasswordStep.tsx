import { enterAdmin } from '@kredka/contracts/admin/endpoints'
import type { AdminIdView } from '@kredka/contracts/admin/views'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordInput } from '../../ui/fields/PasswordInput.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface Props {
  /** Why it is asked for again, null where it is not. */
  readonly before: ApiError | null
  /** Null where a second step has to follow. */
  readonly onRight: (admin: AdminIdView | null) => void
}

/** Name and password of the back office (ADM-01). */
export function PasswordStep({ before, onRight }: Props) {
  const t = useText()
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [closed, setClosed] = useState(false)
  const enter = useCommand(enterAdmin, { quiet: true, done: onRight, failed: () => setClosed(false) })
  const error = enter.error ?? before
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && password !== '') enter.send({ name: name.trim(), password })
  }
  return (
    <form onSubmit={submit}>
      <Stack space={4}>
        {error !== null && !closed && (
          <Notice kind="error" onClose={() => setClosed(true)}>
            {errorText(error)}
          </Notice>
        )}
        <TextInput label={t('admin.name')} name="name" autoComplete="username" value={name} onChange={setName} />
        <PasswordInput
          label={t('admin.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button
          look="primary"
          type="submit"
          wide
          loading={enter.status === 'sending'}
          disabled={name.trim() === '' || password === ''}
        >
          {t(enter.status === 'sending' ? 'admin.entering' : 'admin.enter')}
        </Button>
      </Stack>
    </form>
  )
}

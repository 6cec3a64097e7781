import { renameSearch } from '@kredka/contracts/searches/endpoints'
import { SEARCH_NAME_MAX } from '@kredka/contracts/searches/rules'
import type { SavedSearchView } from '@kredka/contracts/searches/views'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'

interface Props {
  readonly search: SavedSearchView
  readonly opened: boolean
  readonly onClose: () => void
}

export function RenameSearch({ opened, ...form }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={form.onClose} title={t('searches.rename_title')} width={460}>
      {opened && <NameForm {...form} />}
    </Modal>
  )
}

function NameForm({ search, onClose }: Omit<Props, 'opened'>) {
  const t = useText()
  const [name, setName] = useState(search.name)
  const { status, send } = useCommand(renameSearch, { done: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') send({ id: search.id, name: name.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack space={4}>
        <TextInput label={t('searches.name')} value={name} max={SEARCH_NAME_MAX} onChange={setName} />
        <Button type="submit" look="primary" loading={status === 'sending'} disabled={name.trim() === ''}>
          {t('searches.rename_do')}
        </Button>
      </Stack>
    </form>
  )
}

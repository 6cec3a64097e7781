import { type Filters, facetInput } from '@kredka/contracts/offers/filters'
import { saveSearch } from '@kredka/contracts/searches/endpoints'
import { SEARCH_NAME_MAX } from '@kredka/contracts/searches/rules'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn, useLoginIntent } from '../../app/session/useLoginIntent.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { SEARCH } from '../intents.ts'

interface Props {
  readonly filters: Filters
  /** What the search is called unless the person says otherwise. */
  readonly title: string
}

/**
 * Keeps the search as it stands and tells of new offers (OFR-07). Who is not logged in finds the question open after
 * they are.
 */
export function SaveSearchButton({ filters, title }: Props) {
  const t = useText()
  const askToLogIn = useAskToLogIn()
  const user = useAppSelector(selectUser)
  const [opened, setOpened] = useState(false)
  const intent = `${SEARCH}${useLocation().pathname}`
  useLoginIntent(intent, () => setOpened(true))
  const press = () => (user === null ? askToLogIn(intent) : setOpened(true))
  return (
    <>
      <Button look="quiet" size="small" icon="bell" onClick={press}>
        {t('searches.save')}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('searches.save')} width={460}>
        {opened && <NameForm filters={filters} title={title} onDone={() => setOpened(false)} />}
      </Modal>
    </>
  )
}

function NameForm({ filters, title, onDone }: Props & { readonly onDone: () => void }) {
  const t = useText()
  const [name, setName] = useState(
    [title, filters.q]
      .filter((part) => part !== '')
      .join(': ')
      .slice(0, SEARCH_NAME_MAX),
  )
  const { status, send } = useCommand(saveSearch, { success: 'searches.saved', done: onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { q, ...chosen } = facetInput(filters)
    if (name.trim() !== '') send({ name: name.trim(), filters: chosen, ...(q === undefined ? {} : { q }) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack space={4}>
        <p>{t('searches.save_about')}</p>
        <TextInput label={t('searches.name')} value={name} max={SEARCH_NAME_MAX} onChange={setName} />
        <Row>
          <Button type="submit" look="primary" loading={status === 'sending'} disabled={name.trim() === ''}>
            {t('searches.save_do')}
          </Button>
          <Button onClick={onDone}>{t('ui.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  )
}

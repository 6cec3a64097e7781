import { choosePlayer } from '@kredka/contracts/rewards/endpoints'
import { PLAYER_NAME_MAX } from '@kredka/contracts/rewards/rules'
import type { PlayerView } from '@kredka/contracts/rewards/views'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { ownPlayer } from '../resources.ts'

interface Values {
  readonly player_name: string
  readonly is_hidden: boolean
}
const bodyOf = ({ player_name, is_hidden }: Values) => ({
  player_name: player_name.trim() === '' ? null : player_name,
  is_ranked: !is_hidden,
})

/** Under what name the person stands in rankings, and whether at all (QUI-07). */
export function PlayerSettings() {
  const player = useResource(ownPlayer, {})
  return <ResourceView of={player}>{(chosen) => <PlayerForm chosen={chosen} onSaved={player.refresh} />}</ResourceView>
}

function PlayerForm({ chosen, onSaved }: { readonly chosen: PlayerView; readonly onSaved: () => void }) {
  const t = useText()
  const initial: Values = { player_name: chosen.player_name ?? '', is_hidden: !chosen.is_ranked }
  const { form, submit, sending, error } = useSentForm(choosePlayer, initial, bodyOf, {
    success: 'rewards.player_saved',
    done: onSaved,
  })
  return (
    <Form onSubmit={submit}>
      <TextInput
        label={t('rewards.player_name')}
        hint={t('rewards.player_name_hint', { name: chosen.default_name ?? t('rewards.nameless') })}
        max={PLAYER_NAME_MAX}
        placeholder={chosen.default_name ?? ''}
        value={form.values.player_name}
        onChange={(name) => form.set('player_name', name)}
        error={form.fault('player_name')}
      />
      <Checkbox checked={form.values.is_hidden} onChange={(hidden) => form.set('is_hidden', hidden)}>
        {t('rewards.hide_me')}
      </Checkbox>
      <FormFoot error={error} sending={sending} label={t('settings.save')} />
    </Form>
  )
}

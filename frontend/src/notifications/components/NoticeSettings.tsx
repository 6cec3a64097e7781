import { chooseChannel } from '@kredka/contracts/notifications/endpoints'
import { CHANNELS, type Channel } from '@kredka/contracts/notifications/rules'
import type { SentType } from '@kredka/contracts/notifications/types'
import type { NotificationSettingsView } from '@kredka/contracts/notifications/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { noticeSettings } from '../resources.ts'
import { DeviceSwitch } from './DeviceSwitch.tsx'
import classes from './notice-settings.module.css'

/** NOT-01: of what a person is told, and how, type by type. */
export function NoticeSettings() {
  const read = useResource(noticeSettings, {})
  return (
    <ResourceView of={read}>
      {(settings) => (
        <Stack space={5}>
          {settings.push_key !== null && <DeviceSwitch pushKey={settings.push_key} />}
          {settings.types.map(({ type }) => (
            <TypeSwitches key={type} type={type} settings={settings} onRefused={read.refresh} />
          ))}
        </Stack>
      )}
    </ResourceView>
  )
}

interface Props {
  readonly type: SentType
  readonly settings: NotificationSettingsView
  readonly onRefused: () => void
}

function TypeSwitches({ type, settings, onRefused }: Props) {
  const t = useText()
  const channels = CHANNELS.filter((channel) => channel !== 'push' || settings.push_key !== null)
  return (
    <fieldset className={classes.type}>
      <legend>{t(`notifications.type_${type}`)}</legend>
      <div className={classes.channels}>
        {channels.map((channel) => (
          <Switch key={channel} type={type} channel={channel} settings={settings} onRefused={onRefused} />
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Shows what was chosen at once, whatever an answer that was under way still says; what the server refuses goes back.
 */
function Switch({ type, channel, settings, onRefused }: Props & { readonly channel: Channel }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const choose = useCommand(chooseChannel, {
    done: (_, { wanted }) => {
      const types = settings.types.map((one) => (one.type === type ? { ...one, [channel]: wanted } : one))
      dispatch(noticeSettings.replace({}, { ...settings, types }))
      setChosen(null)
    },
    failed: () => {
      setChosen(null)
      onRefused()
    },
  })
  const own = settings.types.find((one) => one.type === type)
  const change = (wanted: boolean) => {
    setChosen(wanted)
    choose.send({ type, channel, wanted })
  }
  return (
    <Checkbox checked={chosen ?? own?.[channel] ?? false} disabled={choose.status === 'sending'} onChange={change}>
      {t(`notifications.channel_${channel}`)}
    </Checkbox>
  )
}

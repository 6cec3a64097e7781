import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDevice } from '../device/useDevice.ts'

/**
 * NOT-01: push messages on this device; what the browser says about it, and what to do where it says no.
 * @param pushKey VAPID key of the site
 */
export function DeviceSwitch({ pushKey }: { readonly pushKey: string }) {
  const t = useText()
  const { state, turn } = useDevice(pushKey)
  return (
    <Stack space={2}>
      <h3>{t('notifications.this_device')}</h3>
      {state === 'none' && <Notice>{t('notifications.device_none')}</Notice>}
      {state === 'denied' && <Notice kind="warning">{t('notifications.device_denied')}</Notice>}
      {state !== 'none' && state !== 'denied' && (
        <>
          <Checkbox checked={state === 'on'} disabled={state === 'unknown' || state === 'busy'} onChange={turn}>
            {t('notifications.device_switch')}
          </Checkbox>
          <p>{t(state === 'on' ? 'notifications.device_on' : 'notifications.device_off')}</p>
        </>
      )}
    </Stack>
  )
}

import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Modal } from '../../../ui/overlay/Modal.tsx'
import { staffSettingsOwner } from '../../own-storage.ts'
import { useAppStore } from '../../store/hooks.ts'
import { isShortcut, moveToRow, moveToSearch, openNext, pickRow } from './move.ts'
import classes from './office-keys.module.css'

/** What each does, and whether there was something to do. */
const KEYS: Readonly<Record<string, () => boolean>> = {
  j: () => moveToRow(1),
  k: () => moveToRow(-1),
  '/': moveToSearch,
  n: openNext,
  x: () => pickRow(false),
  X: () => pickRow(true),
}

const HELP = [
  [['j', 'k'], 'office_keys.rows'],
  [['Enter'], 'office_keys.open'],
  [['n'], 'office_keys.next'],
  [['x'], 'office_keys.choose'],
  [['Shift X'], 'office_keys.choose_to'],
  [['/', 'Ctrl K'], 'office_keys.search'],
  [['?'], 'office_keys.help'],
] as const

const OFF = 'office-keys-off'

/** Whether single keys do something; a member of staff may turn them off, for this browser (WCAG 2.1.4). */
function useIsOn(adminId: string): readonly [boolean, (isOn: boolean) => void] {
  const { own } = useAppStore().services
  const [isOn, setIsOn] = useState(() => own.read(staffSettingsOwner(adminId), OFF) === null)
  return [
    isOn,
    (next) => {
      own.write(staffSettingsOwner(adminId), OFF, next ? null : '1')
      setIsOn(next)
    },
  ]
}

/** The keys of the back office (ADM-02), and the list of them: behind `?` and behind a button. */
export function OfficeKeys({ adminId }: { readonly adminId: string }) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const [isOn, turn] = useIsOn(adminId)
  useEffect(() => {
    if (!isOn) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      if (event.key === '?') setOpened(true)
      else if (KEYS[event.key]?.() !== true) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  return (
    <>
      <Button look="quiet" size="small" label={t('office_keys.title')} onClick={() => setOpened(true)}>
        ?
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t('office_keys.title')}>
        <Stack space={4}>
          <dl className={classes.keys}>
            {HELP.map(([keys, words]) => (
              <div key={words}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{t(words)}</dd>
              </div>
            ))}
          </dl>
          <Checkbox checked={isOn} onChange={turn}>
            {t('office_keys.on')}
          </Checkbox>
        </Stack>
      </Modal>
    </>
  )
}

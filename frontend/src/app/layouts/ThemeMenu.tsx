import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { useColours } from '../session/useColours.ts'

const SCHEMES = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['auto', 'half-moon'],
] as const satisfies readonly (readonly [string, IconName])[]

/** Light, dark or as the system has it. The palette is chosen in the settings. */
export function ThemeMenu() {
  const t = useText()
  const { scheme, choose } = useColours()
  return (
    <Menu
      width={220}
      label={t('shell.theme')}
      groups={[
        SCHEMES.map(([value, icon]) => ({
          label: t(`shell.scheme_${value}`),
          icon,
          chosen: scheme === value,
          onClick: () => choose({ scheme: value }),
        })),
      ]}
    >
      <Icon name={scheme === 'dark' ? 'moon' : scheme === 'light' ? 'sun' : 'half-moon'} />
    </Menu>
  )
}

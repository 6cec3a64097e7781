import { PALETTES } from '@kredka/contracts/kernel/wire'
import { Chip } from '../../ui/Chip.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useTheme } from '../../ui/theme/Theme.tsx'
import { useText } from '../i18n/useText.ts'
import { Buttons } from './widgets/Buttons.tsx'
import { Colours } from './widgets/Colours.tsx'
import { Fields } from './widgets/Fields.tsx'
import { Icons } from './widgets/Icons.tsx'
import { Lists } from './widgets/Lists.tsx'
import { Overlays } from './widgets/Overlays.tsx'
import { States } from './widgets/States.tsx'

/**
 * WID-02: every widget in each of its states, for developers; palette and shade are chosen at the top. Words inside the widgets are
 * samples and stay as they are in both languages.
 */
export function WidgetsPage() {
  const t = useText()
  const { palette, scheme, choose } = useTheme()
  return (
    <Stack space={7}>
      <PageHeader
        title={t('widgets.title')}
        about={t('widgets.about')}
        actions={
          <Row space={2}>
            {PALETTES.map((one) => (
              <Chip key={one} chosen={one === palette} onClick={() => choose({ palette: one })}>
                {one}
              </Chip>
            ))}
            <Chip
              icon="moon"
              chosen={scheme === 'dark'}
              onClick={() => choose({ scheme: scheme === 'dark' ? 'light' : 'dark' })}
            >
              dark
            </Chip>
          </Row>
        }
      />
      <Buttons />
      <Fields />
      <Overlays />
      <Lists />
      <States />
      <Icons />
      <Colours />
    </Stack>
  )
}

export { WidgetsPage as Page }

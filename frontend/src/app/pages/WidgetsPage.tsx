import { PALETTES, SCHEMES } from '@kredka/contracts/kernel/wire'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { GALLERY } from './widgets/gallery.ts'
import { Section } from './widgets/Section.tsx'
import { useLook } from './widgets/useLook.ts'
import classes from './widgets/widgets.module.css'

/**
 * WID-02: every widget in each of its states, for developers; palette, scheme and a single widget are chosen at the
 * side and kept in the address. Words inside the widgets are samples and stay as they are in both languages.
 */
export function WidgetsPage() {
  const t = useText()
  const navigate = useNavigate()
  const { look, to } = useLook()
  const go = (change: Parameters<typeof to>[0]) =>
    void navigate(to(change), { replace: true, preventScrollReset: true })
  const alone = GALLERY.find(({ id }) => id === look.widget)
  const shown = alone === undefined ? GALLERY : [alone]
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <div className={classes.looks}>
          {PALETTES.map((palette) => (
            <Chip key={palette} chosen={palette === look.palette} onClick={() => go({ palette })}>
              {palette}
            </Chip>
          ))}
        </div>
        <div className={classes.looks}>
          {SCHEMES.map((scheme) => (
            <Chip key={scheme} chosen={scheme === look.scheme} onClick={() => go({ scheme })}>
              {scheme}
            </Chip>
          ))}
        </div>
        <nav className={classes.index} aria-label={t('widgets.title')}>
          <Entry to={to({ widget: null })} title={t('widgets.all')} current={alone === undefined} />
          {GALLERY.map(({ id, title }) => (
            <Entry key={id} to={to({ widget: id })} title={title} current={id === alone?.id} />
          ))}
        </nav>
      </div>
      <div>
        <PageHeader title={t('widgets.title')} about={t('widgets.about')} />
        <div className={classes.jump}>
          <Select
            label={t('widgets.title')}
            labelHidden
            placeholder={t('widgets.all')}
            options={GALLERY.map(({ id, title }) => ({ value: id, label: title }))}
            value={alone?.id ?? null}
            onChange={(option) => go({ widget: option?.value ?? null })}
          />
        </div>
        <Stack space={7}>
          {shown.map(({ id, title, Samples, Playground }) => (
            <div key={id}>
              <Section id={id} title={title}>
                <Samples />
              </Section>
              {Playground !== undefined && <Playground />}
            </div>
          ))}
        </Stack>
      </div>
    </div>
  )
}

interface EntryProps {
  readonly to: string
  readonly title: string
  readonly current: boolean
}

function Entry({ to, title, current }: EntryProps) {
  return (
    <Link to={to} className={classes.entry} aria-current={current ? 'page' : undefined}>
      {title}
    </Link>
  )
}

export { WidgetsPage as Page }

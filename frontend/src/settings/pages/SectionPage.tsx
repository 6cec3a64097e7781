import { matchRoute } from '@kredka/contracts/kernel/routes'
import { useLocation } from 'react-router'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionList } from '../components/SectionList.tsx'
import { SettingsSection } from '../components/SettingsSection.tsx'
import classes from '../components/sections.module.css'
import { CONTROLS } from '../controls.ts'
import { SECTIONS } from '../sections.ts'

/** PRO-02: one section of the settings, the others beside it. */
export function SectionPage() {
  const t = useText()
  const path = usePath()
  const { pathname } = useLocation()
  // the router knows each section as a path of its own
  const section = matchRoute(pathname)?.params['section']
  const shown = SECTIONS.find(({ id }) => id === section)
  if (shown === undefined) return null
  const { id, title, about } = shown
  const Controls = CONTROLS[id]
  const crumbs = [{ label: t('shell.settings'), to: path('settings') }, { label: t(title) }]
  return (
    <>
      <PageTitle title={t(title)} />
      <PageHeader title={t('shell.settings')} crumbs={crumbs} />
      <div className={classes.page}>
        <SettingsSection key={id} id={id} title={t(title)} about={t(about)}>
          <Controls />
        </SettingsSection>
        <aside>
          <SectionList
            sections={SECTIONS.map((one) => ({ ...one, to: path('settings.section', { section: one.id }) }))}
            current={id}
            as="page"
          />
        </aside>
      </div>
    </>
  )
}

export { SectionPage as Page }

import { useAnchor } from '../../app/routing/useAnchor.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import type { Section } from '../section.ts'
import { useSectionInView } from '../useSectionInView.ts'
import { SectionList } from './SectionList.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import classes from './sections.module.css'

/** Sections below each other, the list of them at the side. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  const t = useText()
  useAnchor()
  const current = useSectionInView(sections.map(({ id }) => id))
  return (
    <div className={classes.page}>
      <Stack space={5}>
        {sections.map(({ id, title, about, Controls }) => (
          <SettingsSection key={id} id={id} title={t(title)} about={t(about)}>
            <Controls />
          </SettingsSection>
        ))}
      </Stack>
      <aside>
        <SectionList sections={sections.map((one) => ({ ...one, to: `#${one.id}` }))} current={current} as="location" />
      </aside>
    </div>
  )
}

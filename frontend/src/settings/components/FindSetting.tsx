import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectIsTeacher } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { countHeld, wordsOf } from '../../kernel/find-words.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { SectionWords } from '../section.ts'
import { SECTION_GROUPS } from '../sections.ts'
import { TEACHING_SECTIONS } from '../teaching-sections.ts'
import classes from './find-setting.module.css'

interface Group {
  readonly id: string
  readonly title: TextId
  readonly sections: readonly (SectionWords & { readonly to: string })[]
}

/** The sections that concern one's role, in groups; those that the words find once something is typed. */
export function FindSetting() {
  const t = useText()
  const [typed, setTyped] = useState('')
  const groups = useGroups()
  const words = useMemo(() => wordsOf(typed), [typed])
  const telling = words.some(isTelling) ? words.filter(isTelling) : words
  const held = ({ title, about, finds }: SectionWords) =>
    countHeld([title, about, finds].map((id) => t(id)).join('\n'), telling)
  // of `change my password` one word may be enough: those that have the most of it are meant
  const most = Math.max(...groups.flatMap(({ sections }) => sections.map(held)))
  const isFound = (section: SectionWords) => words.length === 0 || (most > 0 && held(section) === most)
  const shown = groups
    .map((group) => ({ ...group, sections: group.sections.filter(isFound) }))
    .filter(({ sections }) => sections.length > 0)
  const count = shown.reduce((sum, { sections }) => sum + sections.length, 0)
  return (
    <Stack space={6}>
      <div className={classes.search}>
        <TextInput
          label={t('settings.find')}
          type="search"
          icon="search"
          clearable
          placeholder={t('settings.find_example')}
          value={typed}
          onChange={setTyped}
        />
        <p role="status" className={classes.count}>
          {words.length === 0 ? '' : t('settings.found', { count })}
        </p>
      </div>
      {count === 0 && (
        <EmptyState picture="nothing_found" title={t('settings.nothing_found')}>
          {t('settings.nothing_found_about')}
        </EmptyState>
      )}
      {shown.map(({ id, title, sections }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} className={classes.title}>
            {t(title)}
          </h2>
          <ul className={classes.entries}>
            {sections.map((section) => (
              <Entry key={section.id} {...section} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}

/** `my` and `jak` stand in half of all words. */
const isTelling = (word: string) => word.length > 3

function Entry({ id, to, title, about, icon }: Group['sections'][number]) {
  const t = useText()
  return (
    <li>
      <Link to={to} className={classes.entry} aria-labelledby={`${id}-title`} aria-describedby={`${id}-about`}>
        <Icon name={icon} size={22} />
        <span className={classes.words}>
          <span id={`${id}-title`} className={classes.name}>
            {t(title)}
          </span>
          <span id={`${id}-about`} className={classes.about}>
            {t(about)}
          </span>
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
    </li>
  )
}

function useGroups(): readonly Group[] {
  const path = usePath()
  const teaches = useAppSelector(selectIsTeacher)
  const own = SECTION_GROUPS.map((group) => ({
    ...group,
    sections: group.sections.map((one) => ({ ...one, to: path('settings.section', { section: one.id }) })),
  }))
  if (!teaches) return own
  const sections = TEACHING_SECTIONS.map((one) => ({ ...one, to: `${path('settings.teaching')}#${one.id}` }))
  return [...own, { id: 'teaching', title: 'menu.teaching_settings', sections }]
}

import { createContext, useContext } from 'react'
import type { SectionName, TextId } from '../../i18n/text-ids.ts'
import type { IconName } from '../../ui/icons/icons.ts'
import type { PlainPage } from '../routing/usePath.ts'

/** A number beside an entry (NAV-02), in the entry chunk: hooks of it are kept small. */
export interface MenuCount {
  readonly use: () => number
  /** Says what is counted to those who hear it, with `count`. */
  readonly words: TextId
}

export interface MenuEntry {
  readonly text: TextId
  readonly icon: IconName
  readonly page: PlainPage
  readonly count?: MenuCount
  /** Drawn so that it stands out. */
  readonly special?: true
  /** Pages below its own belong to other entries. */
  readonly alone?: true
  /** On mobile and tablet only, where the user menu is out of sight. */
  readonly smallOnly?: true
}

/** A section of the back office. `name`: the rest of its text’s id, which loads with the back office. */
export interface SectionEntry extends Pick<MenuEntry, 'icon' | 'page' | 'count'> {
  readonly name: SectionName
}

/** Groups of the side menu (section 2), in their order: `first` stands above all. */
export const MENU_GROUPS = ['first', 'teacher', 'student', 'everybody'] as const
/** Groups of sections of the back office (section 2, ADM-02), in their order. */
export const SECTION_GROUPS = ['home', 'people', 'learning', 'community', 'help', 'engine', 'own'] as const

/** Entries by group, as a module declares them, and as those of all modules stand in the order of their list. */
export type Entries<Group extends string, Entry> = Readonly<Partial<Record<Group, readonly Entry[]>>>
export type MenuEntries = Entries<(typeof MENU_GROUPS)[number], MenuEntry>
export type SectionEntries = Entries<(typeof SECTION_GROUPS)[number], SectionEntry>

export interface Menus {
  readonly menu: MenuEntries
  readonly sections: SectionEntries
  /** By the page that an entry leads to. */
  readonly counts: ReadonlyMap<PlainPage, MenuCount>
}

/** The menus that the modules make up, in the order in which they are listed. */
export function menusOf(
  modules: readonly { readonly menu?: MenuEntries; readonly sections?: SectionEntries }[],
): Menus {
  const menu = joinEntries(
    MENU_GROUPS,
    modules.map((module) => module.menu ?? {}),
  )
  const sections = joinEntries(
    SECTION_GROUPS,
    modules.map((module) => module.sections ?? {}),
  )
  const entries = [...Object.values(menu), ...Object.values(sections)].flat()
  const counts = new Map(entries.flatMap(({ page, count }) => (count === undefined ? [] : [[page, count] as const])))
  return { menu, sections, counts }
}

function joinEntries<Group extends string, Entry>(
  groups: readonly Group[],
  all: readonly Entries<Group, Entry>[],
): Entries<Group, Entry> {
  const entries: Partial<Record<Group, readonly Entry[]>> = {}
  for (const group of groups) entries[group] = all.flatMap((one) => one[group] ?? [])
  return entries
}

/** Constant for the life of the application, so that the hooks in it are called in the same order each time. */
export const MenusContext = createContext<Menus>(menusOf([]))

/** The number beside the entry that leads to this page; 0 where nothing is counted, and then no badge shows. */
export function useMenuCount(page: PlainPage): number {
  const useOwn = useContext(MenusContext).counts.get(page)?.use ?? useNothing
  return useOwn()
}

function useNothing(): number {
  return 0
}

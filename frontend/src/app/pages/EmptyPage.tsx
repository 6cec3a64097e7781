import { pageTitle, type TitleId } from '@kredka/contracts/kernel/page-titles'
import type { ReactNode } from 'react'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { PictureName } from '../../ui/pictures/Picture.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { type PlainPage, useLanguage, usePath } from '../routing/usePath.ts'

/**
 * What a list says that holds nothing: that it is empty, what would stand in it, and the one thing that helps from
 * here.
 */
export interface Nothing {
  readonly none: TextId
  readonly about: TextId
  readonly picture?: PictureName
  readonly action?: {
    readonly text: TextId
    readonly page: PlainPage
    readonly icon?: IconName
  }
}

interface Props extends Nothing {
  /** The page's heading is its title, unless it has one of its own. */
  readonly title: TitleId
  readonly heading?: TextId
}

/** A page with nothing on it yet. */
export function EmptyPage({ title, heading, ...nothing }: Props) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <PageHeader title={heading === undefined ? pageTitle(title, language).title : t(heading)} />
      <NothingHere {...nothing} />
    </>
  )
}

function NothingHere({ none, about, picture = 'empty', action }: Nothing): ReactNode {
  const t = useText()
  const path = usePath()
  return (
    <EmptyState
      picture={picture}
      title={t(none)}
      action={
        action && (
          <Button look="primary" {...(action.icon && { icon: action.icon })} to={path(action.page)}>
            {t(action.text)}
          </Button>
        )
      }
    >
      <p>{t(about)}</p>
    </EmptyState>
  )
}

import type { ChatWithView } from '@kredka/contracts/chat/views'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { usePersonName } from '../usePersonName.ts'
import { BlockDialog } from './BlockDialog.tsx'
import classes from './conversation.module.css'
import { PersonPicture } from './PersonPicture.tsx'
import { PersonState } from './PersonState.tsx'

interface Props {
  readonly view: ChatWithView
  readonly back: ReactNode
  readonly onChanged: () => void
}

/** With whom one talks, and what can be done about them. */
export function ConversationHead({ view, back, onChanged }: Props) {
  const t = useText()
  const { other } = view
  const name = usePersonName(other)
  const [blocking, setBlocking] = useState(false)
  const canBlock = !['blocked_by_you', 'gone', 'yourself'].includes(view.sending)
  return (
    <header className={classes.head}>
      {back}
      <PersonPicture person={other} size={40} />
      <div className={classes.who}>
        <h2 className={classes.name}>
          <Name other={other} name={name} />
        </h2>
        <PersonState peer={other.id} />
      </div>
      {canBlock && (
        <>
          <Menu
            label={t('chat.menu', { name })}
            groups={[[{ label: t('chat.block'), icon: 'cancelled', onClick: () => setBlocking(true) }]]}
          >
            <Icon name="more" />
          </Menu>
          <BlockDialog person={other} opened={blocking} onClose={() => setBlocking(false)} onBlocked={onChanged} />
        </>
      )}
    </header>
  )
}

/** A teacher has a page of their own. */
function Name({ other, name }: { readonly other: ChatWithView['other']; readonly name: string }) {
  const path = usePath()
  if (!other.is_teacher || other.name === null) return name
  return (
    <Link className={classes.link} to={path('teachers.teacher', { id: other.id })}>
      {name}
    </Link>
  )
}

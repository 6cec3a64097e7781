import { unblockPerson } from '@kredka/contracts/chat/endpoints'
import type { BlockedPersonView } from '@kredka/contracts/chat/views'
import { useRef, useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import classes from '../../ui/framed-rows.module.css'
import { PagedList } from '../../ui/PagedList.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { blockedPeople } from '../resources.ts'
import { usePersonName } from '../usePersonName.ts'

const PAGE_SIZE = 10

/** AVL-03: whom one blocks, since when and why, to be taken back. */
export function BlockedPeople() {
  const t = useText()
  const [page, setPage] = useState(1)
  const blocked = useResource(blockedPeople, { page, page_size: PAGE_SIZE })
  const list = useRef<HTMLUListElement>(null)
  const unblock = useCommand(unblockPerson, {
    success: 'chat.unblocked',
    done: () => {
      // the row goes with the button that was pressed
      list.current?.focus()
      if (blocked.data?.length === 1 && page > 1) setPage(page - 1)
      else blocked.refresh()
    },
    failed: blocked.refresh,
  })
  return (
    <ResourceView of={blocked}>
      {(rows, busy) =>
        rows.length === 0 && page === 1 ? (
          <p>{t('chat.nobody_blocked')}</p>
        ) : (
          <PagedList page={page} hasNextPage={blocked.meta?.has_next_page ?? false} busy={busy} onPage={setPage}>
            <ul ref={list} tabIndex={-1} className={classes.list} aria-label={t('chat.blocked_people')}>
              {rows.map((one) => (
                <Blocked
                  key={one.person.id}
                  blocked={one}
                  busy={unblock.status === 'sending'}
                  onUnblock={() => unblock.send({ id: one.person.id })}
                />
              ))}
            </ul>
          </PagedList>
        )
      }
    </ResourceView>
  )
}

interface Props {
  readonly blocked: BlockedPersonView
  readonly busy: boolean
  readonly onUnblock: () => void
}

function Blocked({ blocked: { person, reason, note, blocked_at }, busy, onUnblock }: Props) {
  const t = useText()
  const format = useFormat()
  const name = usePersonName(person)
  return (
    <li className={classes.row}>
      <Avatar name={name} picture={person.picture_url} size={40} />
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        <p className={classes.more}>
          {t('chat.blocked_since', { reason: t(`chat.block_${reason}`), date: format.date(blocked_at) })}
          {note !== null && (
            <>
              <br />
              {t('chat.blocked_note', { note })}
            </>
          )}
        </p>
      </div>
      <Button size="small" label={t('chat.unblock_of', { name })} disabled={busy} onClick={onUnblock}>
        {t('chat.unblock')}
      </Button>
    </li>
  )
}

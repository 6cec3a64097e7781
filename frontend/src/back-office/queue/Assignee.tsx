import { assignWork, releaseWork } from '@kredka/contracts/work-queue/endpoints'
import { mayDecide } from '@kredka/contracts/work-queue/rules'
import type { WorkItemView } from '@kredka/contracts/work-queue/views'
import { adminSession } from '../../app/routing/AdminGate.tsx'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import classes from './queue.module.css'
import { colleagues } from './resources.ts'

interface Props {
  readonly item: WorkItemView
  /** What it is called, for who listens. */
  readonly of: string
  /** Somebody else looks after it than before. */
  readonly onChanged: () => void
}

/** Who looks after a thing that waits: taken with one press, given back or to a colleague from the menu. */
export function Assignee({ item: { kind, id, assignee }, of, onChanged }: Props) {
  const t = useText()
  const me = useResource(adminSession, {}).data
  const others = useResource(colleagues, {}).data ?? []
  const options = { done: onChanged, failed: ifOvertaken(onChanged) }
  const assign = useCommand(assignWork, options)
  const release = useCommand(releaseWork, options)
  const give = (admin_id: string) => assign.send({ kind, id, admin_id, seen: assignee?.id ?? null })
  const busy = assign.status === 'sending' || release.status === 'sending'
  const label = (words: string) => `${words}: ${of}`
  if (assignee === null && me !== null) {
    return (
      <Button size="small" look="quiet" loading={busy} label={label(t('work_queue.take'))} onClick={() => give(me.id)}>
        {t('work_queue.take')}
      </Button>
    )
  }
  const name = assignee === null || assignee.id !== me?.id ? (assignee?.name ?? '') : t('work_queue.me')
  return (
    <Menu
      label={label(t('work_queue.looked_after', { name }))}
      groups={[
        others
          .filter((one) => one.id !== assignee?.id && mayDecide(one.role, kind))
          .map((one) => ({
            label: one.id === me?.id ? t('work_queue.take') : t('work_queue.give_to', { name: one.name }),
            onClick: () => give(one.id),
          })),
        assignee === null
          ? []
          : [{ label: t('work_queue.give_back'), onClick: () => release.send({ kind, id, seen: assignee.id }) }],
      ].filter((group) => group.length > 0)}
    >
      <span className={classes.assignee} aria-busy={busy || undefined}>
        <Icon name="user" size={16} />
        {name}
      </span>
    </Menu>
  )
}

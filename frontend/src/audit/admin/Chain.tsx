import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { useResource } from '../../app/store/resource.ts'
import { Code } from '../../back-office/Facts.tsx'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import classes from './chain.module.css'
import { type Link as ChainLink, toTrees } from './chain.ts'
import { ActorLink, EventName, EventTime } from './EventCells.tsx'
import { chain } from './resources.ts'

/** What led to an event and what followed from it, drawn as a tree (ADM-03). */
export function Chain({ id }: { readonly id: string }) {
  const found = useResource(chain, { id })
  return <ResourceView of={found}>{(events) => <Trees events={events} id={id} />}</ResourceView>
}

function Trees({ events, id }: { readonly events: readonly EventRowView[]; readonly id: string }) {
  const t = useText()
  return (
    <div className={classes.trees}>
      {toTrees(events).map(({ cause, command, links }) => (
        <section key={cause} aria-label={t('audit_admin.chain_of', { command })}>
          <p className={classes.root}>
            <Code>{command}</Code>
          </p>
          <Links links={links} id={id} />
        </section>
      ))}
    </div>
  )
}

function Links({ links, id }: { readonly links: readonly ChainLink[]; readonly id: string }) {
  return (
    <ul className={classes.links}>
      {links.map(({ event, effects }) => (
        <li key={event.id}>
          <div className={classes.event} aria-current={event.id === id || undefined}>
            <EventName event={event} />
            <small>
              {event.stream} · <ActorLink event={event} /> · <EventTime at={event.at} />
            </small>
          </div>
          {effects.length > 0 && <Links links={effects} id={id} />}
        </li>
      ))}
    </ul>
  )
}

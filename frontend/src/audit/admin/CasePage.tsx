import type { CaseView } from '@kredka/contracts/audit/log-views'
import { searchOrders } from '@kredka/contracts/orders/endpoints'
import { Fragment } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useMay } from '../../app/routing/staff-role.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { SearchBox } from '../../back-office/SearchBox.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { type Moment, toAxis } from './axis.ts'
import classes from './case-page.module.css'
import { ActorLink, EventName, EventTime } from './EventCells.tsx'
import { caseOf, ordersNamed } from './resources.ts'
import { wordsOfStream } from './stream-words.ts'

/** A pause that is worth a line of its own on the axis. */
const PAUSE_MS = 60 * 60 * 1_000

/** An order with all that belongs to it on one axis, lane by lane, from any of its ids (ADM-03). */
export function CasePage() {
  const { id = '' } = useParams()
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const found = useResource(caseOf, { id })
  const order = useOrderOf(found.data)
  return (
    <Stack space={4}>
      <PageHeader
        crumbs={[{ label: t('audit_admin.events'), to: path('admin.events') }, { label: t('audit_admin.case') }]}
        title={
          order === undefined
            ? t('audit_admin.case')
            : t('audit_admin.case_of', { student: order.student.name ?? '—', teacher: order.teacher.name ?? '—' })
        }
        about={t('audit_admin.case_about')}
      />
      <SearchBox
        label={t('audit_admin.case_search')}
        value={id}
        onSearch={(typed) => {
          const asked = typed.trim()
          if (asked !== '' && asked !== id) void navigate(path('admin.case', { id: asked }))
        }}
      />
      <ResourceView of={found}>{(view) => <Axis view={view} />}</ResourceView>
    </Stack>
  )
}

/** Whose case it is, for those who may read names. */
function useOrderOf(view: CaseView | null) {
  const may = useMay()
  const stream = view?.lanes.find(({ category }) => category === 'order')?.stream ?? null
  const isAsked = stream !== null && may(searchOrders)
  return useResource(ordersNamed, isAsked ? { q: stream.slice('order-'.length), page_size: 1 } : null).data?.[0]
}

function Axis({ view }: { readonly view: CaseView }) {
  const t = useText()
  const path = usePath()
  const laneOf = (category: string) => {
    const words = wordsOfStream(category)
    return words === undefined ? category : t(words)
  }
  return (
    <>
      {view.is_cut && <Notice kind="info">{t('audit_admin.cut', { count: view.events.length })}</Notice>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className={classes.scroll} aria-label={t('audit_admin.case')} tabIndex={0}>
        <table className={classes.axis}>
          <thead>
            <tr>
              <th scope="col">{t('back_office.when')}</th>
              {view.lanes.map(({ stream, category }) => (
                <th key={stream ?? category} scope="col">
                  {stream === null ? (
                    laneOf(category)
                  ) : (
                    <Link to={path('admin.stream', { id: stream })} title={stream}>
                      {laneOf(category)} <small>{stream.slice(-4)}</small>
                    </Link>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {toAxis(view).map((moment) => (
              <Fragment key={moment.at}>
                <Pause moment={moment} lanes={view.lanes.length} />
                <tr>
                  <th scope="row">
                    <EventTime at={moment.at} />
                  </th>
                  {moment.lanes.map((events, lane) => (
                    <td key={view.lanes[lane]?.stream ?? view.lanes[lane]?.category}>
                      {events.map((event) => (
                        <div key={`${event.stream} ${event.revision}`} className={classes.event}>
                          <EventName event={event} isPlain />
                          <small>
                            <ActorLink event={event} isPlain />
                          </small>
                        </div>
                      ))}
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** How long nothing happened, where that was long. */
function Pause({ moment, lanes }: { readonly moment: Moment; readonly lanes: number }) {
  const t = useText()
  const format = useFormat()
  const { since_ms, at } = moment
  if (since_ms === null || since_ms < PAUSE_MS) return null
  const before = new Date(Date.parse(at) - since_ms).toISOString()
  return (
    <tr className={classes.pause}>
      <td colSpan={lanes + 1}>{t('audit_admin.pause', { time: format.fromNow(at, Date.parse(before)) })}</td>
    </tr>
  )
}

export { CasePage as Page }

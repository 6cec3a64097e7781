import { refreshReplica } from '@kredka/contracts/analysis/endpoints'
import type { ReplicaView } from '@kredka/contracts/analysis/views'
import { useEffect, useRef } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { usePolling } from '../../back-office/usePolling.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { replica, replicaTables } from '../resources.ts'

const BUSY_MS = 1_000
const MEGABYTE = 1_000_000

/** Up to when the copy of the log goes that questions are asked of, and the way to have it read on. */
export function ReplicaBar() {
  const dispatch = useAppDispatch()
  const found = useResource(replica, {})
  const as_of = found.data?.as_of
  const isRunning = found.data?.work?.state === 'running'
  usePolling(found.refresh, isRunning ? BUSY_MS : null)
  const before = useRef(as_of)
  useEffect(() => {
    if (before.current !== undefined && before.current !== as_of) dispatch(replicaTables.refresh({}))
    before.current = as_of
  }, [as_of, dispatch])
  return <ResourceView of={found}>{(view) => <Bar view={view} onAsked={found.refresh} />}</ResourceView>
}

function Bar({ view, onAsked }: { readonly view: ReplicaView; readonly onAsked: () => void }) {
  const t = useText()
  const format = useFormat()
  const refresh = useCommand(refreshReplica, { done: onAsked, failed: onAsked })
  const { state, as_of, events, bytes, work } = view
  if (state === 'off' || state === 'unsupported')
    return <Notice kind="warning">{t(`analysis.replica_${state}`)}</Notice>
  const isRunning = work?.state === 'running'
  return (
    <Notice kind={work?.state === 'failed' ? 'warning' : 'info'}>
      <Row space={3} apart>
        <span>
          {as_of === null
            ? t('analysis.replica_none')
            : t('analysis.replica_ready', {
                at: format.dateTime(as_of),
                events: format.number(events),
                size: format.number(Math.max(1, Math.round(bytes / MEGABYTE))),
              })}{' '}
          {work !== null && (
            <strong>
              {isRunning
                ? t('analysis.replica_running', {
                    count: work.read,
                    read: format.number(work.read),
                    at: work.reached_at === null ? '—' : format.dateTime(work.reached_at),
                  })
                : t('analysis.replica_failed')}
            </strong>
          )}
        </span>
        <Button
          size="small"
          icon="refresh"
          loading={isRunning || refresh.status === 'sending'}
          onClick={() => refresh.send({})}
        >
          {t(as_of === null ? 'analysis.replica_make' : 'analysis.replica_refresh')}
        </Button>
      </Row>
    </Notice>
  )
}

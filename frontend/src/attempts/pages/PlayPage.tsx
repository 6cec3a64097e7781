import { useSearchParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { useResource } from '../../app/store/resource.ts'
import { useAgainOnline } from '../../app/useAgainOnline.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import type { AttemptProps } from '../attempt-props.ts'
import { Ended } from '../components/Ended.tsx'
import { KeptInstead } from '../components/KeptInstead.tsx'
import { Playing } from '../components/Playing.tsx'
import { Ready } from '../components/Ready.tsx'
import { Summary } from '../components/Summary.tsx'
import { attempt } from '../resources.ts'
import { useTitle } from '../useTitle.ts'

/** One attempt from its first question to its score, on whatever device (QUI-03). */
export function PlayPage() {
  const [params] = useSearchParams()
  const id = params.get('attempt') ?? ''
  const found = useResource(attempt, isId(id) ? { id } : null)
  useAgainOnline(found)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  if (found.status === 'failed' && found.error.code === 'OFFLINE' && found.data === null) {
    return <KeptInstead attemptId={id} error={found.error} onRetry={found.refresh} />
  }
  return <ResourceView of={found}>{(view) => <Attempt attempt={view} refresh={found.refresh} />}</ResourceView>
}

function Attempt(props: AttemptProps) {
  const title = useTitle(props.attempt)
  return (
    <>
      <PageTitle title={title} />
      <Stage {...props} />
    </>
  )
}

function Stage(props: AttemptProps) {
  switch (props.attempt.state) {
    case 'created':
      return <Ready {...props} />
    case 'started':
      return <Playing {...props} />
    case 'finished':
      return <Summary {...props} />
    case 'cancelled':
    case 'expired':
      return <Ended {...props} />
  }
}

export { PlayPage as Page }

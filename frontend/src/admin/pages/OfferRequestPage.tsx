import { activateOffer, rejectOffer, restoreOffer, takeDownOffer } from '@kredka/contracts/offers/endpoints'
import { awaitsReview, nextOfferState } from '@kredka/contracts/offers/states'
import type { OfferRequestView } from '@kredka/contracts/offers/views'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useMayOpen } from '../../app/routing/staff-role.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { Facts } from '../../back-office/Facts.tsx'
import { Followed } from '../../back-office/Followed.tsx'
import { LogLinks } from '../../back-office/LogLinks.tsx'
import { OfficeLink } from '../../back-office/OfficeLink.tsx'
import { WorkBar } from '../../back-office/queue/WorkBar.tsx'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { Decisions, historyOf } from '../components/Decisions.tsx'
import { OfferVersion } from '../components/OfferVersion.tsx'
import { offerRequest } from '../resources.ts'
import { OFFER_STATE_KINDS } from '../state-kinds.ts'
import classes from './columns.module.css'

/** One offer under review: what waits beside what is visible, and what was decided before (ADM-02, OFR-03). */
export function OfferRequestPage() {
  const { id = '' } = useParams()
  const request = useResource(offerRequest, { id })
  return (
    <ResourceView of={request}>
      {(view) => (
        <Followed key={view.id} latest={view} versionOf={({ latest }) => latest.version}>
          {(seen, newer) => (
            // what can be done follows the state of now
            <Review
              request={{ ...seen, state: view.state, history: view.history }}
              newer={newer}
              onDecided={request.refresh}
            />
          )}
        </Followed>
      )}
    </ResourceView>
  )
}

interface ReviewProps {
  readonly request: OfferRequestView
  readonly newer: ReactNode | null
  readonly onDecided: () => void
}

function Review({ request, newer, onDecided }: ReviewProps) {
  const t = useText()
  const path = usePath()
  const { id, state, visible, latest, teacher } = request
  const waits = awaitsReview(state) && newer === null
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[useSection(id), { label: latest.title }]}
        title={latest.title}
        about={
          <Row space={3}>
            <StatusLabel kind={OFFER_STATE_KINDS[state]}>{t(`admin.offer_state_${state}`)}</StatusLabel>
            <OfficeLink page="admin.user" to={path('admin.user', { id: teacher.id })}>
              {teacher.name ?? t('offers.deleted_user')}
            </OfficeLink>
          </Row>
        }
        actions={
          <Row space={2}>
            <TakeDown request={request} onDecided={onDecided} />
            <Restore request={request} isOffered={newer === null} onDecided={onDecided} />
            <Decide request={request} isOffered={waits} onDecided={onDecided} />
          </Row>
        }
      />
      <WorkBar kind="offer" id={id} />
      {newer}
      <div className={classes.columns}>
        <OfferVersion
          heading={
            waits
              ? t('admin.version_waiting', { version: latest.version })
              : t('admin.version', { version: latest.version })
          }
          version={latest}
          before={visible !== null && visible.version !== latest.version ? visible : null}
        />
        {visible !== null && visible.version !== latest.version && (
          <OfferVersion
            heading={t('admin.version_visible', { version: visible.version })}
            version={visible}
            before={null}
          />
        )}
      </div>
      <Standing request={request} />
      <Decisions history={request.history} />
    </Stack>
  )
}

/** The list that led here: the same offer stands in both. */
function useSection(id: string) {
  const t = useText()
  const path = usePath()
  return useLocation().pathname === path('admin.offer', { id })
    ? { label: t('admin_nav.offers'), to: path('admin.offers') }
    : { label: t('admin.offer_requests'), to: path('admin.offer-requests') }
}

/** How it does among people, and the ways to what belongs to it. */
function Standing({ request: { id, slug, visible, views, added_at, public_at } }: Pick<ReviewProps, 'request'>) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const mayOpen = useMayOpen()
  return (
    <Card padding="tight">
      <Stack space={3}>
        <Facts
          facts={[
            { label: t('admin.offer_views'), value: format.number(views) },
            { label: t('admin.offer_added_at'), value: format.dateTime(added_at) },
            { label: t('admin.offer_public_at'), value: public_at === null ? '—' : format.dateTime(public_at) },
          ]}
        />
        <Row space={3}>
          <LogLinks stream={`offer-${id}`} />
          {visible !== null && (
            <Link to={path('offers.offer', { slugged: `${id}-${slug}` })}>{t('admin.offer_on_site')}</Link>
          )}
          {mayOpen('admin.orders') && <Link to={`${path('admin.orders')}?q=${id}`}>{t('admin.offer_orders')}</Link>}
        </Row>
      </Stack>
    </Card>
  )
}

/** Hides what is public, beside whatever waits for a decision of its own. */
function TakeDown({ request: { id, visible, history }, onDecided }: Omit<ReviewProps, 'newer'>) {
  return (
    <ReasonAction
      endpoint={takeDownOffer}
      ready={[
        'admin.ready_offer_contact',
        'admin.ready_down_broken',
        'admin.ready_down_untrue',
        'admin.ready_down_unreachable',
      ]}
      input={(reason) => ({ id, version: visible?.version ?? 0, reason })}
      isOffered={visible !== null}
      history={historyOf(history)}
      label="admin.take_down"
      title="admin.take_down_title"
      about="admin.take_down_about"
      reasonLabel="admin.reject_reason"
      success="admin.taken_down"
      icon="close"
      danger
      onDone={onDecided}
    />
  )
}

/** Takes back that the version on the screen was refused or taken down. */
function Restore({ request, isOffered, onDecided }: Omit<ReviewProps, 'newer'> & { readonly isOffered: boolean }) {
  const { id, state, latest, history } = request
  return (
    <ReasonAction
      endpoint={restoreOffer}
      ready={['admin.ready_restore_mistake', 'admin.ready_restore_explained']}
      input={(reason) => ({ id, version: latest.version, reason })}
      isOffered={isOffered && nextOfferState(state, 'restore') !== null}
      history={historyOf(history)}
      label="admin.restore"
      title="admin.restore_title"
      about="admin.restore_about"
      success="admin.restored"
      icon="refresh"
      onDone={onDecided}
    />
  )
}

/** Yes or no to the version on the screen; a newer one is not decided unseen. */
function Decide({ request, isOffered, onDecided }: Omit<ReviewProps, 'newer'> & { readonly isOffered: boolean }) {
  const t = useText()
  // somebody else decided, or the teacher sent a newer version: show what is true now
  const failed = ifOvertaken(onDecided)
  const activate = useCommand(activateOffer, { success: 'admin.activated', done: onDecided, failed })
  const decided = { id: request.id, version: request.latest.version }
  return (
    <Row space={2}>
      <ReasonAction
        endpoint={rejectOffer}
        ready={[
          'admin.ready_offer_contact',
          'admin.ready_offer_short',
          'admin.ready_offer_other',
          'admin.ready_offer_twice',
        ]}
        input={(reason) => ({ ...decided, reason })}
        isOffered={isOffered}
        history={historyOf(request.history)}
        label="admin.reject"
        title="admin.reject_title"
        about="admin.reject_about"
        reasonLabel="admin.reject_reason"
        success="admin.rejected"
        icon="close"
        danger
        disabled={activate.status === 'sending'}
        onDone={onDecided}
      />
      {isOffered && (
        <Button
          look="primary"
          icon="check"
          loading={activate.status === 'sending'}
          onClick={() => activate.send(decided)}
        >
          {t('admin.activate')}
        </Button>
      )}
    </Row>
  )
}

export { OfferRequestPage as Page }

import { closeCalendarFeed, openCalendarFeed, renewCalendarFeed } from '@kredka/contracts/calendar/endpoints'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useCopy } from '../../app/useCopy.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { appleAddress, googleAddress } from '../feed-addresses.ts'
import { calendarSettings } from '../resources.ts'
import classes from './calendar-page.module.css'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
}

/** The private address at which other calendars read this one (CAL-02). */
export function FeedDialog({ opened, onClose }: Props) {
  const t = useText()
  const settings = useResource(calendarSettings, opened ? {} : null)
  const [asking, setAsking] = useState<'renew' | 'close' | null>(null)
  const settled = () => {
    setAsking(null)
    settings.refresh()
  }
  const open = useCommand(openCalendarFeed, { success: 'calendar.feed_opened', done: settled })
  const renew = useCommand(renewCalendarFeed, { success: 'calendar.feed_renewed', done: settled })
  const close = useCommand(closeCalendarFeed, { success: 'calendar.feed_closed', done: settled })
  return (
    <>
      <Modal opened={opened && asking === null} onClose={onClose} title={t('calendar.feed')} width={560}>
        <Stack>
          <p>{t('calendar.feed_about')}</p>
          <ResourceView of={settings}>
            {({ feed_url }) =>
              feed_url === null ? (
                <Row end>
                  <Button
                    look="primary"
                    icon="calendar"
                    loading={open.status === 'sending'}
                    onClick={() => open.send({})}
                  >
                    {t('calendar.feed_open')}
                  </Button>
                </Row>
              ) : (
                <Address url={feed_url} onRenew={() => setAsking('renew')} onClose={() => setAsking('close')} />
              )
            }
          </ResourceView>
        </Stack>
      </Modal>
      <ConfirmDialog
        opened={asking === 'renew'}
        onClose={() => setAsking(null)}
        onConfirm={() => renew.send({})}
        title={t('calendar.feed_renew_title')}
        confirm={t('calendar.feed_renew')}
        busy={renew.status === 'sending'}
      >
        <p>{t('calendar.feed_renew_about')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'close'}
        onClose={() => setAsking(null)}
        onConfirm={() => close.send({})}
        title={t('calendar.feed_close_title')}
        confirm={t('calendar.feed_close')}
        busy={close.status === 'sending'}
        danger
      >
        <p>{t('calendar.feed_close_about')}</p>
      </ConfirmDialog>
    </>
  )
}

interface AddressProps {
  readonly url: string
  readonly onRenew: () => void
  readonly onClose: () => void
}

function Address({ url, onRenew, onClose }: AddressProps) {
  const t = useText()
  const copy = useCopy('calendar.feed_copied', 'calendar.feed_not_copied')
  return (
    <Stack>
      <TextInput
        label={t('calendar.feed_address')}
        hint={t('calendar.feed_secret')}
        value={url}
        onChange={() => undefined}
        after={
          <Button look="quiet" size="small" icon="copy" label={t('calendar.feed_copy')} onClick={() => copy(url)} />
        }
      />
      <Row>
        <a href={googleAddress(url)} target="_blank" rel="noreferrer">
          {t('calendar.feed_google')}
        </a>
        <a href={appleAddress(url)}>{t('calendar.feed_apple')}</a>
      </Row>
      <Notice>{t('calendar.feed_slow')}</Notice>
      <div className={classes.feedTools}>
        <Button look="quiet" size="small" icon="refresh" onClick={onRenew}>
          {t('calendar.feed_renew')}
        </Button>
        <Button look="quiet" size="small" icon="trash" onClick={onClose}>
          {t('calendar.feed_close')}
        </Button>
      </div>
    </Stack>
  )
}

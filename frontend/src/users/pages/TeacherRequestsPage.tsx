import { useState } from 'react'
import { useTable } from '../../back-office/useTable.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Invitations } from '../components/Invitations.tsx'
import { InviteDialog } from '../components/InviteDialog.tsx'
import { Teachers } from '../components/Teachers.tsx'

const TABS = ['teachers', 'invitations'] as const

/** Who started to teach, who is invited to (PRO-03, ADM-02). */
export function TeacherRequestsPage() {
  const t = useText()
  const { one, change } = useTable()
  const tab = one('tab', TABS) ?? 'teachers'
  const [inviting, setInviting] = useState(false)
  const [invited, setInvited] = useState(0)
  return (
    <Stack space={4}>
      <PageHeader
        title={t('users.teacher_requests')}
        about={t('users.teacher_requests_about')}
        actions={
          <Button look="primary" icon="mail" onClick={() => setInviting(true)}>
            {t('users.invite')}
          </Button>
        }
      />
      <Tabs
        label={t('users.teacher_requests')}
        tabs={TABS.map((value) => ({ value, label: t(`users.tab_${value}`) }))}
        value={tab}
        onChange={(value) => change({ tab: value === 'teachers' ? null : value, q: null, state: null, sort: null })}
      >
        {tab === 'teachers' ? <Teachers /> : <Invitations key={invited} />}
      </Tabs>
      <InviteDialog
        opened={inviting}
        onClose={() => setInviting(false)}
        onInvited={() => {
          setInviting(false)
          setInvited(invited + 1)
          change({ tab: 'invitations', q: null, state: null, sort: null })
        }}
      />
    </Stack>
  )
}

export { TeacherRequestsPage as Page }

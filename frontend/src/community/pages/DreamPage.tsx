import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { IdeaList } from '../components/IdeaList.tsx'
import { Opinions } from '../components/Opinions.tsx'
import { OwnIdeas } from '../components/OwnIdeas.tsx'
import { ProposeIdea } from '../components/ProposeIdea.tsx'
import { ownIdeas } from '../resources.ts'

const TABS = ['ideas', 'mine', 'opinions'] as const

/** Ideas with votes, one's own among them, and opinions on the service (BRD-01). */
export function DreamPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const [params, setParams] = useSearchParams()
  const [proposing, setProposing] = useState(false)
  const [proposed, setProposed] = useState(false)
  const tab = TABS.find((known) => known === params.get('tab')) ?? TABS[0]
  // a tab begins at its first page and with its usual order
  const open = (chosen: string) => setParams(chosen === TABS[0] ? {} : { tab: chosen }, { replace: true })
  const propose = (
    <Button look="primary" icon="plus" onClick={() => setProposing(true)}>
      {t('community.propose')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('community.dream_heading')} about={t('community.dream_about')} actions={propose} />
      <Tabs
        label={t('community.dream_heading')}
        tabs={TABS.map((value) => ({ value, label: t(`community.tab_${value}`) }))}
        value={tab}
        onChange={open}
      >
        {tab === 'ideas' && <IdeaList propose={propose} />}
        {tab === 'mine' && <OwnIdeas propose={propose} proposed={proposed} />}
        {tab === 'opinions' && <Opinions />}
      </Tabs>
      <Modal opened={proposing} onClose={() => setProposing(false)} title={t('community.propose')} width={600}>
        <ProposeIdea
          onCancel={() => setProposing(false)}
          onProposed={() => {
            setProposing(false)
            setProposed(true)
            open('mine')
            dispatch(ownIdeas.refresh({ page: 1 }))
          }}
        />
      </Modal>
    </>
  )
}

export { DreamPage as Page }

import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { FavouriteList } from '../components/FavouriteList.tsx'
import { SavedSearchList } from '../components/SavedSearchList.tsx'

/** Favourite offers and saved searches (OFR-07). */
export function SavedPage() {
  const t = useText()
  const [tab, setTab] = useUrlTab('tab', ['offers', 'searches'])
  return (
    <>
      <PageHeader title={t('searches.page')} about={t('searches.page_about')} />
      <Tabs
        label={t('searches.page')}
        tabs={[
          { value: 'offers', label: t('searches.tab_offers') },
          { value: 'searches', label: t('searches.tab_searches') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'offers' ? <FavouriteList /> : <SavedSearchList />}
      </Tabs>
    </>
  )
}

export { SavedPage as Page }

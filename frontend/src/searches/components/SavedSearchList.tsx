import { filtersFrom } from '@kredka/contracts/offers/filters'
import { searchAddress } from '@kredka/contracts/offers/search-address'
import { markSearchSeen, muteSearch, removeSearch, unmuteSearch } from '@kredka/contracts/searches/endpoints'
import { NEW_OFFERS_SHOWN } from '@kredka/contracts/searches/rules'
import type { SavedSearchView } from '@kredka/contracts/searches/views'
import { useState } from 'react'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { useCityName, useFilterWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'
import { savedSearches } from '../resources.ts'
import { RenameSearch } from './RenameSearch.tsx'
import classes from './saved.module.css'

/** Searches that the person keeps, with what is new in each. */
export function SavedSearchList() {
  const t = useText()
  const path = usePath()
  const found = useResource(savedSearches, {})
  return (
    <ResourceView of={found} skeleton={<SkeletonLines lines={6} />}>
      {(searches) =>
        searches.length === 0 ? (
          <EmptyState
            title={t('searches.no_searches')}
            action={
              <Button look="primary" icon="search" to={path('offers.search')}>
                {t('searches.look')}
              </Button>
            }
          >
            {t('searches.no_searches_text')}
          </EmptyState>
        ) : (
          <Stack space={3}>
            {searches.map((search) => (
              <SavedSearch key={search.id} search={search} />
            ))}
          </Stack>
        )
      }
    </ResourceView>
  )
}

function SavedSearch({ search }: { readonly search: SavedSearchView }) {
  const t = useText()
  const language = useLanguage()
  const { id, name, q, new_offers, muted } = search
  const filters = filtersFrom({ ...search.filters, ...(q === null ? {} : { q }) })
  const words = useFilterWords(filters, useCityName(filters.city))
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null)
  const seen = useCommand(markSearchSeen, { quiet: true })
  const mute = useCommand(muteSearch)
  const unmute = useCommand(unmuteSearch)
  const remove = useCommand(removeSearch, { done: () => setAsking(null) })
  const address = searchAddress(language, { ...filters, ...(new_offers > 0 ? { sort: 'newest' as const } : {}) })
  return (
    <Card padding="tight">
      <div className={classes.row}>
        <div className={classes.what}>
          <h3>{name}</h3>
          <p className="soft-note">
            {[q === null ? null : `„${q}”`, ...words].filter((part) => part !== null).join(' · ')}
          </p>
          {muted && <p className="soft-note">{t('searches.muted')}</p>}
        </div>
        <div className={classes.tools}>
          <Button look={new_offers > 0 ? 'primary' : 'secondary'} to={address} onClick={() => seen.send({ id })}>
            {t('searches.open', { count: new_offers, more: new_offers >= NEW_OFFERS_SHOWN ? 'yes' : 'no' })}
          </Button>
          <Button
            look="quiet"
            icon="bell"
            label={t(muted ? 'searches.unmute' : 'searches.mute', { name })}
            loading={mute.status === 'sending' || unmute.status === 'sending'}
            onClick={() => (muted ? unmute : mute).send({ id })}
          >
            {t(muted ? 'searches.unmute_short' : 'searches.mute_short')}
          </Button>
          <Button look="quiet" icon="edit" label={t('searches.rename', { name })} onClick={() => setAsking('rename')} />
          <Button
            look="quiet"
            icon="trash"
            label={t('searches.remove', { name })}
            onClick={() => setAsking('remove')}
          />
        </div>
      </div>
      <RenameSearch search={search} opened={asking === 'rename'} onClose={() => setAsking(null)} />
      <ConfirmDialog
        opened={asking === 'remove'}
        onClose={() => setAsking(null)}
        onConfirm={() => remove.send({ id })}
        title={t('searches.remove_title')}
        confirm={t('ui.remove')}
        danger
        busy={remove.status === 'sending'}
      >
        <p>{t('searches.remove_about', { name })}</p>
      </ConfirmDialog>
    </Card>
  )
}

import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { autocompleteCities } from '@kredka/contracts/places/endpoints'
import { type FormEvent, useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { type Option, Select } from '../../ui/fields/Select.tsx'
import classes from './search-form.module.css'

const ONLINE = 'online'

/** Marks what was typed among the ids of subjects: none of them has a colon. */
const TYPED = 'typed:'

/** A subject, or whatever was typed instead, and a place lead to the search with these set. */
export function SearchForm() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const language = useLanguage()
  const [subject, setSubject] = useState<Option | null>(null)
  const [place, setPlace] = useState<Option | null>(null)
  const subjects = useMemo(() => SUBJECTS.map((one) => ({ value: one.id, label: one[language] })), [language])
  const loadPlaces = usePlaces(t('landing.online'))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = new URLSearchParams()
    if (subject?.value.startsWith(TYPED)) query.set('q', subject.label)
    else if (subject !== null) query.set('subject', subject.value)
    if (place?.value === ONLINE) query.set('place', ONLINE)
    else if (place !== null) query.set('city', place.value)
    void navigate(`${path('offers.search')}${query.size === 0 ? '' : `?${query}`}`)
  }
  return (
    <form className={classes.form} aria-label={t('landing.search')} onSubmit={submit}>
      <Select
        label={t('landing.subject')}
        placeholder={t('landing.subject_placeholder')}
        icon="lesson"
        searchable
        large
        options={subjects}
        free={(typed) => ({ value: TYPED + typed, label: typed, about: t('landing.typed') })}
        value={subject?.value ?? null}
        shown={subject?.label ?? ''}
        onChange={setSubject}
      />
      <Select
        label={t('landing.place')}
        placeholder={t('landing.place_placeholder')}
        icon="place"
        large
        load={loadPlaces}
        minChars={0}
        debounceMs={150}
        value={place?.value ?? null}
        shown={place?.label ?? ''}
        onChange={setPlace}
      />
      <Button look="primary" size="large" type="submit" icon="search" className={classes.submit}>
        {t('landing.find')}
      </Button>
    </form>
  )
}

/** Online stands first; cities follow from the second letter on (section 5). */
function usePlaces(online: string): (query: string, signal: AbortSignal) => Promise<readonly Option[]> {
  const { api } = useAppStore().services
  return useCallback(
    async (query, signal) => {
      const matching = { value: ONLINE, label: online }
      const first = online.toLowerCase().includes(query.toLowerCase()) ? [matching] : []
      if (query.length < 2) return [matching]
      const found = await api.call(autocompleteCities, { q: query }, { signal })
      if (!found.ok) return first
      return [
        ...first,
        ...found.data.map(({ id, address }) => ({ value: id, label: address.city, about: address.voivodeship })),
      ]
    },
    [api, online],
  )
}

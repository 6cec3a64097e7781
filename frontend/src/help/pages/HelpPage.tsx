import type { FaqGroupView } from '@kredka/contracts/help/views'
import { useMemo, useState } from 'react'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { wordsOf } from '../../kernel/find-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import columns from '../../ui/columns.module.css'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { FaqItem } from '../components/FaqItem.tsx'
import classes from '../components/faq.module.css'
import { faq } from '../resources.ts'
import { searchGroups } from '../search.ts'

/** Questions and answers, searchable on the page, each with an address of its own; then the way to people (CNT-01). */
export function HelpPage() {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  const found = useResource(faq, { language })
  return (
    <>
      <PageHeader title={t('help.title')} about={t('help.about')} />
      <div className={columns.columns}>
        <ResourceView of={found}>{(groups) => <Questions groups={groups} />}</ResourceView>
        <Card tinted className={classes.more}>
          <Stack space={4}>
            <Stack space={1}>
              <h2>{t('help.no_answer')}</h2>
              <p>{t('help.no_answer_about')}</p>
            </Stack>
            <Button look="primary" icon="mail" wide to={path('contact')}>
              {t('help.write')}
            </Button>
          </Stack>
        </Card>
      </div>
    </>
  )
}

function Questions({ groups }: { readonly groups: readonly FaqGroupView[] }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const words = useMemo(() => wordsOf(typed), [typed])
  const shown = useMemo(() => searchGroups(groups, words), [groups, words])
  const count = shown.reduce((sum, { items }) => sum + items.length, 0)
  if (groups.length === 0) return <EmptyState title={t('help.empty')}>{t('help.empty_about')}</EmptyState>
  return (
    <Stack space={6}>
      <search className={classes.tools}>
        <TextInput
          label={t('help.search')}
          type="search"
          icon="search"
          large
          clearable
          placeholder={t('help.search_example')}
          value={typed}
          onChange={setTyped}
        />
        {words.length === 0 ? (
          <nav aria-label={t('help.topics')}>
            <ul className={classes.topics}>
              {groups.map(({ category }) => (
                <li key={category}>
                  <a href={`#topic-${category}`}>{t(`help.category_${category}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : (
          <p role="status" className={classes.count}>
            {t('help.found', { count })}
          </p>
        )}
      </search>
      {count === 0 && (
        <EmptyState picture="nothing_found" title={t('help.nothing')}>
          {t('help.nothing_about')}
        </EmptyState>
      )}
      {shown.map(({ category, items }) => (
        <section
          key={category}
          id={`topic-${category}`}
          className={classes.group}
          aria-label={t(`help.category_${category}`)}
        >
          <h2>{t(`help.category_${category}`)}</h2>
          <div className={classes.items}>
            {items.map((item) => (
              <FaqItem key={item.id} item={item} words={words} />
            ))}
          </div>
        </section>
      ))}
    </Stack>
  )
}

export { HelpPage as Page }

import { useSearchParams } from 'react-router'
import { NewIssue, OneIssue } from './IssueEditor.tsx'
import { IssueList } from './IssueList.tsx'

/**
 * The newsletter's back office: how many get it, its issues, and the one that is open, whose id stands in the address.
 */
export function NewsletterPage() {
  const [params] = useSearchParams()
  const open = params.get('issue')
  if (open === null) return <IssueList />
  return open === 'new' ? <NewIssue /> : <OneIssue key={open} id={open} />
}

export { NewsletterPage as Page }

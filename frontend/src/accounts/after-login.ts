import { pathsIn } from '../app/routing/usePath.ts'

const path = pathsIn('pl')
/** Pages that have nothing more to say to a person who has logged in: from there the dashboard opens (ACC-02). */
const LEFT_AFTER_LOGIN = [path('landing'), pathsIn('en')('landing'), path('signup'), path('third-party')]

/**
 * Where a login leads.
 * @param begun path of the page where it was begun
 * @param wanted the page where a visitor did what they were asked to log in for
 */
export function afterLogin(begun: string, wanted = ''): string {
  return [begun, wanted].find(staysAfterLogin) ?? path('dashboard')
}

function staysAfterLogin(address: string): boolean {
  const [pathname = ''] = address.split('?')
  // an address of ours and of nobody else: `//evil.example` is none
  return /^\/(?!\/)/.test(address) && !LEFT_AFTER_LOGIN.includes(pathname)
}

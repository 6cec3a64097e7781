/** Pages that have nothing more to say to a person who has logged in: from there the dashboard opens (ACC-02). */
const LEFT_AFTER_LOGIN = ['/', '/signup', '/third-party']

/**
 * Where a login leads.
 * @param path of the page where it was begun
 * @param wanted the page where a visitor did what they were asked to log in for
 */
export function afterLogin(path: string, wanted = ''): string {
  return [path, wanted].find(staysAfterLogin) ?? '/dashboard'
}

function staysAfterLogin(path: string): boolean {
  const [pathname = ''] = path.split('?')
  // an address of ours and of nobody else: `//evil.example` is none
  return /^\/(?!\/)/.test(path) && !LEFT_AFTER_LOGIN.includes(pathname)
}

/** Pages that have nothing more to say to a person who has logged in: from there the dashboard opens (ACC-02). */
const LEFT_AFTER_LOGIN = ['/', '/signup', '/third-party']

/** Where a login leads, by the path of the page where it was begun. */
export function afterLogin(path: string): string {
  const [pathname = ''] = path.split('?')
  // an address of ours and of nobody else: `//evil.example` is none
  return !/^\/(?!\/)/.test(path) || LEFT_AFTER_LOGIN.includes(pathname) ? '/dashboard' : path
}

import { admin, definePages, page, titled, user } from '../kernel/page.ts'

export const communityPages = definePages({
  titles: {
    dev_board: titled('Tablica', 'Board'),
    dream: titled('Pomysły i opinie', 'Ideas and opinions'),
    admin_dev_tasks: titled('Zaplecze: zadania rozwojowe', 'Back office: development tasks'),
    admin_announcements: titled('Zaplecze: ogłoszenia', 'Back office: announcements'),
    admin_ideas: titled('Zaplecze: pomysły społeczności', 'Back office: community ideas'),
    admin_opinions: titled('Zaplecze: opinie społeczności', 'Back office: community opinions'),
  },
  routes: [
    page('community.board', '/dev-board', 'dev_board', user),
    page('community.dream', '/dream', 'dream', user),
    page('admin.dev-tasks', '/adminero/dev-tasks', 'admin_dev_tasks', admin),
    page('admin.announcements', '/adminero/announcements', 'admin_announcements', admin),
    page('admin.community-ideas', '/adminero/community-ideas', 'admin_ideas', admin),
    page('admin.community-opinions', '/adminero/community-opinions', 'admin_opinions', admin),
  ],
})

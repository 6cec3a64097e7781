import { definePages, page, staff, titlesOf, user } from '../kernel/page.ts'

export const communityPages = definePages({
  titles: {
    dev_board: titlesOf('Tablica', 'Board'),
    dream: titlesOf('Pomysły i opinie', 'Ideas and opinions'),
    admin_dev_tasks: titlesOf('Zaplecze: zadania rozwojowe', 'Back office: development tasks'),
    admin_announcements: titlesOf('Zaplecze: ogłoszenia', 'Back office: announcements'),
    admin_ideas: titlesOf('Zaplecze: pomysły społeczności', 'Back office: community ideas'),
    admin_opinions: titlesOf('Zaplecze: opinie społeczności', 'Back office: community opinions'),
  },
  routes: [
    page('community.board', '/dev-board', 'dev_board', user),
    page('community.dream', '/dream', 'dream', user),
    page('admin.dev-tasks', '/adminero/dev-tasks', 'admin_dev_tasks', staff('publish')),
    page('admin.announcements', '/adminero/announcements', 'admin_announcements', staff('publish')),
    page('admin.community-ideas', '/adminero/community-ideas', 'admin_ideas', staff('moderate')),
    page('admin.community-idea', '/adminero/community-ideas/:id', 'admin_ideas', staff('moderate')),
    page('admin.community-opinions', '/adminero/community-opinions', 'admin_opinions', staff('moderate')),
    page('admin.community-opinion', '/adminero/community-opinions/:id', 'admin_opinions', staff('moderate')),
  ],
})

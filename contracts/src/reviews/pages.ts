import { definePages, page, staff, titlesOf, user } from '../kernel/page.ts'

export const reviewsPages = definePages({
  titles: {
    my_reviews: titlesOf('Moje opinie', 'My reviews'),
    admin_comments: titlesOf('Zaplecze: komentarze', 'Back office: comments'),
  },
  routes: [
    page('reviews.own', '/my-reviews', 'my_reviews', user),
    page('admin.comments', '/adminero/comments', 'admin_comments', staff('moderate')),
    page('admin.comment', '/adminero/comments/:id', 'admin_comments', staff('moderate')),
  ],
})

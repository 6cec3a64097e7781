import { definePages, page, teacher, titled } from '../kernel/page.ts'

export const promotionsPages = definePages({
  titles: {
    promotions: titled('Promocje', 'Promotions'),
    create_promotion: titled('Nowa promocja', 'New promotion'),
  },
  routes: [
    page('promotions.own', '/promotions', 'promotions', teacher),
    page('promotions.create', '/create-promotion', 'create_promotion', teacher),
  ],
})

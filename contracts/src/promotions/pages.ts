import { definePages, page, teacher, titlesOf } from '../kernel/page.ts'

export const promotionsPages = definePages({
  titles: {
    promotions: titlesOf('Promocje', 'Promotions'),
    create_promotion: titlesOf('Nowa promocja', 'New promotion'),
  },
  routes: [
    page('promotions.own', '/promotions', 'promotions', teacher),
    page('promotions.create', '/create-promotion', 'create_promotion', teacher),
  ],
})

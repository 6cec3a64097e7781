import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const qualificationsPages = definePages({
  titles: { admin_qualification: titlesOf('Zaplecze: kwalifikacja', 'Back office: qualification') },
  routes: [page('admin.qualification', '/adminero/qualifications/:id', 'admin_qualification', staff('moderate'))],
})

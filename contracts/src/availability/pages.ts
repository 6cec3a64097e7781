import { definePages, page, teacher, titlesOf } from '../kernel/page.ts'

export const availabilityPages = definePages({
  titles: {
    availability: titlesOf('Dostępność', 'Availability'),
  },
  routes: [
    page('availability.groups', '/availability', 'availability', teacher),
    page('availability.group', '/availability/:id', 'availability', teacher),
  ],
})

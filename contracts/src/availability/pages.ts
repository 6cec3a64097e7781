import { definePages, page, teacher, titled } from '../kernel/page.ts'

export const availabilityPages = definePages({
  titles: {
    availability: titled('Dostępność', 'Availability'),
  },
  routes: [
    page('availability.groups', '/availability', 'availability', teacher),
    page('availability.group', '/availability/:id', 'availability', teacher),
  ],
})

import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** Questions made from templates (ADM-05). */
export function QuestionsGeneratorPage() {
  return (
    <EmptyPage
      title="admin_generator"
      heading="admin_nav.generator"
      none="admin.none_templates"
      about="admin.about_generator"
    />
  )
}

export { QuestionsGeneratorPage as Page }

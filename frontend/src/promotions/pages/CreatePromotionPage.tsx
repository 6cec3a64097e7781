import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PromotionForm } from '../components/PromotionForm.tsx'

/** A discount on first lessons is made (PRM-01). */
export function CreatePromotionPage() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const list = path('promotions.own')
  return (
    <>
      <PageHeader
        title={t('promotions.create')}
        about={t('promotions.create_about')}
        crumbs={[{ label: t('promotions.heading'), to: list }, { label: t('promotions.create') }]}
      />
      <Card>
        <PromotionForm list={list} onCreated={(later) => navigate(`${list}${later ? '?status=new' : ''}`)} />
      </Card>
    </>
  )
}

export { CreatePromotionPage as Page }

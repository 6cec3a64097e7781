import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { ICONS, type IconName } from '../../../ui/icons/icons.ts'
import { Logo } from '../../../ui/icons/Logo.tsx'
import { SubjectIcon } from '../../../ui/icons/SubjectIcon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Section } from './Section.tsx'

export function Icons() {
  return (
    <Section title="Icons">
      <Row>
        <Logo size={48} />
        <Logo size={30} withName={false} />
      </Row>
      <Row space={4}>
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </Row>
      <Row space={4}>
        {SUBJECTS.map(({ id }) => (
          <span key={id} title={id}>
            <SubjectIcon subject={id} size={64} />
          </span>
        ))}
      </Row>
    </Section>
  )
}

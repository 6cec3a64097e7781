import { Component, type ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { State } from '../../ui/states.tsx'
import { usePath } from './usePath.ts'

interface Props {
  /** Another place is a new chance. */
  readonly place: string
  readonly report: (error: unknown, where: string) => void
  readonly children: ReactNode
}

interface Failed {
  readonly failed: boolean
  readonly place: string
}

/** Keeps a page that breaks from taking the others along, and shows a way out. */
export class ErrorBoundary extends Component<Props, Failed> {
  override state: Failed = { failed: false, place: this.props.place }

  static getDerivedStateFromError(): Partial<Failed> {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: Props, state: Failed): Failed | null {
    return props.place === state.place ? null : { failed: false, place: props.place }
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error, `page ${this.props.place}`)
  }

  override render(): ReactNode {
    return this.state.failed ? <WayOut /> : this.props.children
  }
}

function WayOut() {
  const t = useText()
  const path = usePath()
  return (
    <State
      picture="broken"
      level={1}
      title={t('errors.INTERNAL')}
      action={
        <Row>
          <Button look="primary" icon="refresh" onClick={() => location.reload()}>
            {t('shell.reload')}
          </Button>
          <Button to={path('landing')}>{t('shell.to_start')}</Button>
        </Row>
      }
    >
      <p>{t('shell.page_broke')}</p>
    </State>
  )
}
